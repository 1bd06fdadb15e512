/** Clocks as a page shows them. The server's time may differ from this page's: what counts is when it was heard. */
import type { Seat } from '../../kit/game.ts'
import type { Clocks } from '../../wire/online.ts'

/** Milliseconds left for this seat, so long after the clocks were heard of. */
export const leftFor = ({ left, running }: Clocks, seat: Seat, passed: number): number =>
  (left[seat] ?? 0) - (running.includes(seat) ? Math.max(0, passed) : 0)

/** A moment that is to come: the time alone where it is still today, else the day as well. */
export const spellMoment = (at: Date, now: Date, locale: string): string => {
  const day = at.toDateString() === now.toDateString() ? {} : DAY
  return new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit' }).format(at)
}
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** `1:02:03`, `4:09`; never below nothing, and a second that has begun still counts. */
export const spellTime = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
