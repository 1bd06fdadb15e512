/** A table before the match: seats filling up, the invitation, and then the deal. */
import { type ReactNode, useRef, useState } from 'react'
import type { OnlineTable, Phase } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { gameTitled } from '../../app/games.ts'
import { Poster } from '../../app/poster/Poster.tsx'
import { hrefs } from '../../app/route.ts'
import { useTitle } from '../../table/useScreen.ts'
import { BrokenBefore } from '../BrokenBefore.tsx'
import { Chat } from '../company/Chat.tsx'
import { Silence } from '../company/Silence.tsx'
import type { DealStep } from '../dealing.ts'
import { LineBanner } from '../LineBanner.tsx'
import { NameField } from '../NameField.tsx'
import { paceWords } from '../pace.ts'
import { Trouble } from '../Trouble.tsx'
import type { OnlineTableClient, OnlineTableState } from '../table-client.ts'
import { useMe } from '../useMe.ts'
import { useSendOrder } from '../useSendOrder.ts'
import { useWords } from '../words.ts'
import { NotifySwitch } from '../you/NotifySwitch.tsx'
import { BrokenPart } from './BrokenPart.tsx'
import { BreakOff } from './Closing.tsx'
import { DealPart } from './DealPart.tsx'
import { Invite } from './Invite.tsx'
import { mayTake } from './may-take.ts'
import { OptionList } from './OptionList.tsx'
import { OwnerPart } from './OwnerPart.tsx'
import { RoomSeats } from './RoomSeats.tsx'
import { useSeatNews } from './useSeatNews.ts'
import { useSit } from './useSit.ts'

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
