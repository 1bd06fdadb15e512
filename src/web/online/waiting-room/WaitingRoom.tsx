/** A table before the match: seats filling up, the invitation, and then the deal. */
import { type ReactNode, useRef, useState } from 'react'
import type { OnlineTable, Phase } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { gameTitled } from '../../app/games.ts'
import { Poster } from '../../app/poster/Poster.tsx'
import { hrefs } from '../../app/route.ts'
import { useTitle } from '../../table/frame/screen.ts'
import { useMe } from '../account/me.ts'
import { NameField } from '../account/NameField.tsx'
import { NotifySwitch } from '../account/NotificationSwitch.tsx'
import { Chat } from '../chat/Chat.tsx'
import { Silence } from '../chat/MuteList.tsx'
import { Trouble } from '../connection/ConnectionStatus.tsx'
import { LineBanner } from '../connection/LineBanner.tsx'
import type { OnlineTableClient, OnlineTableState } from '../connection/table-client.ts'
import { useSendOrder } from '../connection/useSendOrder.ts'
import { BrokenBefore } from '../deal/BrokenBefore.tsx'
import { BrokenPart } from '../deal/BrokenDeal.tsx'
import { DealPart } from '../deal/DealSection.tsx'
import type { DealStep } from '../deal/fair-deal.ts'
import { Invite } from '../links/InviteLink.tsx'
import { paceWords } from '../pace.ts'
import { useWords } from '../words.ts'
import { BreakOff } from './Closing.tsx'
import { mayTake } from './may-take.ts'
import { OptionList } from './OptionList.tsx'
import { OwnerPart } from './OwnerControls.tsx'
import { useSeatNews } from './useSeatNews.ts'
import { useSit } from './useTakeSeat.ts'
import { RoomSeats } from './WaitingRoomSeats.tsx'

interface Props {
  readonly remote: OnlineTableClient
  readonly heard: OnlineTableState
  readonly table: OnlineTable
  readonly deal: DealStep
}

export const WaitingRoom = ({ remote, heard, table, deal }: Props): ReactNode => {
  const { say } = useApp()
  const words = useWords()
  const person = useMe()
  const giver = useSendOrder(remote)
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const name = typed ?? person.me?.person?.name ?? ''
  const sit = useSit({ remote, table, person, giver, name, field })
  const news = useSeatNews(table.seats)
  const entry = gameTitled(table.game)
  const stage = words(stageOf(table.phase))
  useTitle(`${entry?.title ?? table.game} · ${stage}`, say)
  const mayJoin =
    table.phase === 'open' && table.you.seat === null && table.seats.some((_, seat) => mayTake(table, seat))
  return (
    <div className="room">
      {entry !== undefined && <Poster entry={entry} />}
      <div className="page-head">
        <h1>{entry?.title ?? table.game}</h1>
        <h2 className="kicker">{stage}</h2>
        <p className="hint">{[paceWords(table.pace, words), words(`room.${table.visibility}`)].join(' · ')}</p>
        {entry !== undefined && <OptionList entry={entry} options={table.options} />}
        <p>
          <a href={hrefs.rules(table.game)}>{say('poster.rules')}</a>
        </p>
      </div>
      <div className="room-main">
        <LineBanner heard={heard} />
        {table.teaching && <p className="online-remark">{words('teaching.told')}</p>}
        {table.deal.seed !== null && <p className="online-remark">{words('deal.seed', { seed: table.deal.seed })}</p>}
        <BrokenBefore tables={table.brokenBefore} />
        {mayJoin && <NameField name={name} change={setTyped} field={field} />}
        <RoomSeats table={table} giver={giver} sit={sit} />
        <p role="status" className="unseen">
          {news}
        </p>
        <Trouble wrong={giver.wrong ?? person.trouble} />
        {table.you.owner && <OwnerPart table={table} giver={giver} />}
        {table.phase === 'open' && <Invite table={table} giver={giver} address={person.me?.address ?? null} />}
        {table.phase === 'brokenOff' ? (
          <BrokenPart table={table} giver={giver} />
        ) : (
          <DealPart table={table} step={deal} heardAt={heard.at}>
            {table.you.owner && table.phase === 'dealing' && <BreakOff giver={giver} />}
          </DealPart>
        )}
        <NotifySwitch />
        <section className="room-chat" aria-label={words('chat.title')}>
          <h2>{words('chat.title')}</h2>
          <Chat remote={remote} table={table} lines={heard.chat} />
          <Silence table={table} lines={heard.chat} giver={giver} />
        </section>
      </div>
    </div>
  )
}

const stageOf = (phase: Phase): 'room.waiting' | 'room.dealing' | 'broken.title' => {
  if (phase === 'brokenOff') return 'broken.title'
  return phase === 'open' ? 'room.waiting' : 'room.dealing'
}
