/** The seats before the match: who sits there, and what the user may do. */
import type { ReactNode } from 'react'
import { BOT_NAMES } from '../../../bots/levels.ts'
import type { Seat } from '../../../kit/game.ts'
import type { OnlineSeat, OnlineTable } from '../../../wire/online.ts'
import { useApp } from '../../app/context.ts'
import { USUAL_BOT } from '../../app/setup/seat-plan.ts'
import { ConnectionDot } from '../connection/ConnectionStatus.tsx'
import { OrderButton, type OrderSender } from '../connection/OrderButton.tsx'
import { type OnlineWords, useWords } from '../words.ts'
import { canTakeSeat, isReservedForOther, isTaken } from './seats.ts'

interface Props {
  readonly table: OnlineTable
  readonly sender: OrderSender
  sit(seat: Seat): void
}

export const WaitingRoomSeats = ({ table, sender, sit }: Props): ReactNode => {
  const words = useWords()
  return (
    <ol className="room-seats" aria-label={words('room.seats')}>
      {table.seats.map((place, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} className="room-seat" data-taken={isTaken(place)}>
          <span className="room-seat-number" aria-hidden="true">
            {seat + 1}
          </span>
          <SeatOccupant table={table} place={place} seat={seat} />
          {table.phase === 'open' && (
            <div className="online-row">
              <SeatActions table={table} place={place} seat={seat} sender={sender} sit={sit} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

interface SeatProps {
  readonly table: OnlineTable
  readonly place: OnlineSeat
  readonly seat: Seat
}

const SeatOccupant = ({ table, place, seat }: SeatProps): ReactNode => {
  const { say } = useApp()
  const words = useWords()
  const { person, bot } = place
  if (person === null) {
    const known = BOT_NAMES.find((one) => one === bot)
    const botName = known === undefined ? bot : say(`setup.bot.${known}`)
    return (
      <p className="room-occupant">
        <span className="unseen">{say('setup.seat', { number: seat + 1 })}: </span>
        {botName === null ? <em>{freeSeatText(table, place, seat, words)}</em> : <strong>{botName}</strong>}
      </p>
    )
  }
  const remarks = [
    table.you.seat === seat && words('room.you'),
    person.id === table.owner && words('room.owner'),
    !place.here && words('presence.away'),
    table.deal.awaited.includes(seat) && words('deal.awaited'),
    table.deal.withheld.includes(seat) && words('broken.late'),
  ].filter((remark) => remark !== false)
  return (
    <p className="room-occupant">
      <span className="unseen">{say('setup.seat', { number: seat + 1 })}: </span>
      <ConnectionDot isOnline={place.here} />
      <strong>{person.name}</strong> {remarks.length > 0 && <small>{remarks.join(' · ')}</small>}
    </p>
  )
}

/** In a rematch a free seat is reserved for its previous player. */
const freeSeatText = ({ you }: OnlineTable, { kept }: OnlineSeat, seat: Seat, words: OnlineWords): string => {
  if (you.kept === seat) return words('room.kept.you')
  return kept == null ? words('room.free') : words('room.kept', { name: kept })
}

const SeatActions = ({ table, place, seat, sender, sit }: SeatProps & Omit<Props, 'table'>): ReactNode => {
  const words = useWords()
  const { you } = table
  const actionButton = (label: string, act: () => void, kind?: string): ReactNode => (
    <OrderButton
      key={label}
      data-kind={kind}
      aria-label={words('room.way', { action: label, number: seat + 1 })}
      isBusy={sender.isBusy}
      act={act}
    >
      <span>{label}</span>
    </OrderButton>
  )
  if (!isTaken(place)) {
    return [
      canTakeSeat(table, seat) &&
        actionButton(
          words(you.seat === null ? 'room.sit' : 'room.change'),
          () => sit(seat),
          you.seat === null ? 'main' : undefined,
        ),
      you.owner &&
        actionButton(words('room.bot'), () => void sender.send({ kind: 'seatBot', seat, bot: USUAL_BOT }), 'quiet'),
      you.owner &&
        isReservedForOther(table, seat) &&
        actionButton(words('room.clear'), () => void sender.send({ kind: 'free', seat }), 'quiet'),
    ]
  }
  if (you.seat === seat) {
    return you.owner ? null : actionButton(words('room.leave'), () => void sender.send({ kind: 'leave' }), 'quiet')
  }
  return you.owner ? actionButton(words('room.clear'), () => void sender.send({ kind: 'free', seat }), 'quiet') : null
}
