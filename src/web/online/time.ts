/** Clocks, waits and time controls as pages show them. */

import { useEffect, useState } from 'react'
import type { Seat } from '../../kit/game.ts'
import type { Clocks, TimeControl } from '../../wire/online.ts'
import type { OnlineWords } from './words.ts'

/** Milliseconds left for this seat, this long after the clocks were received. */
export const timeLeft = ({ left, running }: Clocks, seat: Seat, passed: number): number =>
  (left[seat] ?? 0) - (running.includes(seat) ? Math.max(0, passed) : 0)

/** A future moment: only the time if it is today, otherwise with the day. */
export const formatMoment = (at: Date, now: Date, locale: string): string => {
  const day = at.toDateString() === now.toDateString() ? {} : DAY
  return new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit' }).format(at)
}
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** `1:02:03`, `4:09`; never negative, and rounded up to full seconds. */
export const formatDuration = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const REFRESH_INTERVAL = 250

/** The page's clock, updated while `isRunning`. */
export const useNow = (isRunning: boolean): number => {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), REFRESH_INTERVAL)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

export const BANKS = [5, 10, 15, 20, 30, 45, 60, 90] as const
export const INCREMENTS = [0, 5, 10, 15, 30, 60] as const

/** How long a deal may wait for salts, in seconds: for people who are present, up to friends who move once a day. */
export const SALT_WAITS = [30, 600, 3_600, 86_400, 259_200] as const

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

/** In the largest unit that divides it evenly. */
export const waitText = (seconds: number, words: OnlineWords): string => {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? ['seconds', 1]
  return words(`pace.${unit}`, { count: seconds / length })
}

export const timeControlText = (pace: TimeControl, words: OnlineWords): string =>
  pace.kind === 'untimed'
    ? words('pace.untimed')
    : words('pace.summary', { minutes: Math.round(pace.bank / 60), seconds: pace.increment })
