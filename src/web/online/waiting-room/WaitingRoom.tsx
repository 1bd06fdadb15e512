/** A table before the match: seats, invitation, and then the deal. */

import { type ReactNode, useRef, useState } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import type { OptionValues } from '../../../kit/game.ts'
import { speak } from '../../../kit/text.ts'
import type { OnlineTable, Phase } from '../../../wire/online.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import { findGame } from '../../app/games.ts'
import { Poster } from '../../app/poster/Poster.tsx'
import { useLoaded } from '../../app/useLoaded.ts'
import { useTitle } from '../../table/frame/screen.ts'
import { useAccount } from '../account/account.ts'
import { NameField } from '../account/NameField.tsx'
import { NotificationSwitch } from '../account/NotificationSwitch.tsx'
import { Chat } from '../chat/Chat.tsx'
import { MuteList } from '../chat/MuteList.tsx'
import { ConnectionBanner, ErrorLine } from '../connection/ConnectionStatus.tsx'
import { useSendOrder } from '../connection/OrderButton.tsx'
import type { OnlineTableClient, OnlineTableState } from '../connection/table-client.ts'
import { BrokenDeal, EarlierBrokenDeals } from '../deal/BrokenDeal.tsx'
import { DealSection } from '../deal/DealSection.tsx'
import type { DealStep } from '../deal/fair-deal.ts'
import { InviteLink } from '../links/InviteLink.tsx'
import { timeControlText } from '../time.ts'
import { useWords } from '../words.ts'
import { BreakOff, OwnerControls } from './OwnerControls.tsx'
import { canTakeSeat, useSeatAnnouncement } from './seats.ts'
import { useTakeSeat } from './useTakeSeat.ts'
import { WaitingRoomSeats } from './WaitingRoomSeats.tsx'

interface Props {
  readonly client: OnlineTableClient
  readonly state: OnlineTableState
  readonly table: OnlineTable
  readonly deal: DealStep
}

export const WaitingRoom = ({ client, state, table, deal }: Props): ReactNode => {
  const { say } = useApp()
  const words = useWords()
  const account = useAccount()
  const sender = useSendOrder(client)
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const name = typed ?? account.me?.person?.name ?? ''
  const sit = useTakeSeat({ client, table, account, sender, name, field })
  const announcement = useSeatAnnouncement(table.seats)
  const entry = findGame(table.game)
  const stage = words(stageOf(table.phase))
  useTitle(`${entry?.title ?? table.game} · ${stage}`, say)
  const invitation = table.phase === 'open' && (
    <InviteLink table={table} sender={sender} address={account.me?.address ?? null} />
  )
  const mayJoin =
    table.phase === 'open' && table.you.seat === null && table.seats.some((_, seat) => canTakeSeat(table, seat))
  return (
    <div className="room">
      {entry !== undefined && <Poster entry={entry} />}
      <div className="page-head">
        <h1>{entry?.title ?? table.game}</h1>
        <h2 className="kicker">{stage}</h2>
      </div>
      <div className="room-main">
        <ConnectionBanner state={state} />
        {table.you.owner && invitation}
        {table.teaching && <p className="online-remark">{words('teaching.notice')}</p>}
        {table.deal.seed !== null && <p className="online-remark">{words('deal.seed', { seed: table.deal.seed })}</p>}
        <EarlierBrokenDeals tables={table.brokenBefore} />
        {mayJoin && <NameField name={name} change={setTyped} field={field} />}
        <div className="room-terms">
          <p className="hint">
            {[timeControlText(table.pace, words), words(`room.${table.visibility}`)].join(' · ')}
            {' · '}
            <a href={hrefs.rules(table.game)}>{say('poster.rules')}</a>
          </p>
          {entry !== undefined && <OptionList entry={entry} options={table.options} />}
        </div>
        <WaitingRoomSeats table={table} sender={sender} sit={sit} />
        <p role="status" className="unseen">
          {announcement}
        </p>
        <ErrorLine error={sender.error ?? account.error} />
        {table.you.owner && <OwnerControls table={table} sender={sender} />}
        {!table.you.owner && invitation}
        {table.phase === 'brokenOff' ? (
          <BrokenDeal table={table} sender={sender} />
        ) : (
          <DealSection table={table} step={deal} receivedAt={state.receivedAt}>
            {table.you.owner && table.phase === 'dealing' && <BreakOff sender={sender} />}
          </DealSection>
        )}
        <NotificationSwitch />
        <section className="room-chat" aria-label={words('chat.title')}>
          <h2>{words('chat.title')}</h2>
          <Chat client={client} table={table} lines={state.chat} />
          <MuteList table={table} lines={state.chat} sender={sender} />
        </section>
      </div>
    </div>
  )
}

const stageOf = (phase: Phase): 'room.waiting' | 'room.dealing' | 'broken.title' => {
  if (phase === 'brokenOff') return 'broken.title'
  return phase === 'open' ? 'room.waiting' : 'room.dealing'
}

const OptionList = ({ entry, options }: { readonly entry: GameEntry; readonly options: OptionValues }): ReactNode => {
  const { language } = useApp()
  const chosen = Object.entries(options)
  const book = useLoaded(`${entry.id} ${language}`, async () =>
    chosen.length === 0 ? null : await entry.text[language](),
  )
  if (book == null) return null
  const announcement = (id: string): string => speak({ language, texts: book.texts, seat: String }, { id })
  return (
    <p className="hint">
      {chosen
        .map(([id, value]) => `${announcement(`option.${id}`)}: ${announcement(`option.${id}.${value}`)}`)
        .join(' · ')}
    </p>
  )
}
