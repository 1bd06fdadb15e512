/** A player's status at an online table: online or away, and the time left. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { Clocks, OnlineTable } from '../../../wire/online.ts'
import { ConnectionDot } from '../connection/ConnectionStatus.tsx'
import { formatDuration, timeLeft, useNow } from '../time.ts'
import { useWords } from '../words.ts'

interface Props {
  readonly table: OnlineTable
  readonly seat: Seat
  /** When the clocks were received, by this page's clock. */
  readonly receivedAt: number
}

export const SeatStatus = ({ table, seat, receivedAt }: Props): ReactNode => {
  const words = useWords()
  const place = table.seats[seat]
  if (place === undefined) return null
  return (
    <span className="online-seat-note">
      {place.person !== null && (
        <>
          <ConnectionDot isOnline={place.here} />
          <span className={place.here ? 'unseen' : undefined}>
            {words(place.here ? 'presence.here' : 'presence.away')}
          </span>
        </>
      )}
      {table.deal.withheld.includes(seat) && <span>{words('deal.saltless')}</span>}
      {table.clocks !== null && place.person !== null && (
        <Clock clocks={table.clocks} seat={seat} receivedAt={receivedAt} />
      )}
    </span>
  )
}

/** Below this, a "!" before the time says so without relying on colour. */
const SHORT = 60_000

const Clock = ({ clocks, seat, receivedAt }: { clocks: Clocks; seat: Seat; receivedAt: number }): ReactNode => {
  const words = useWords()
  const isRunning = clocks.running.includes(seat)
  const left = timeLeft(clocks, seat, useNow(isRunning) - receivedAt)
  return (
    <span
      role="timer"
      aria-label={words('clock.left')}
      className="online-clock"
      data-running={isRunning}
      data-short={left < SHORT}
    >
      {left <= 0 ? words('clock.up') : `${left < SHORT ? '! ' : ''}${formatDuration(left)}`}
    </span>
  )
}
