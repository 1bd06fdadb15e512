/** Clocks: a bank for each seat and an increment for each turn, measured by the server only. */
import type { Seat } from '../../kit/game.ts'
import type { TimeControl } from '../../wire/online.ts'

type Live = Extract<TimeControl, { kind: 'live' }>

export interface RunningClocks {
  /** By seat: milliseconds left at `at`. */
  readonly left: readonly number[]
  readonly at: number
  /** Whose clock runs. */
  readonly seats: readonly Seat[]
  /** By seat: the last turn that an increment was given for. Taking a turn back gives no second one. */
  readonly granted: readonly number[]
  /** No flag falls while the others vote whether to wait. */
  readonly isHeld: boolean
}

/** The least time for a player who comes back after the flag. */
const FRESH_START = 30_000

export const newClocks = ({ bank }: Live, seats: number, at: number): RunningClocks => ({
  left: Array.from({ length: seats }, () => bank * 1_000),
  at,
  seats: [],
  granted: Array.from({ length: seats }, () => -1),
  isHeld: false,
})

/** The clocks at a later time. */
export const advance = (clocks: RunningClocks, at: number): RunningClocks => {
  const passed = Math.max(0, at - clocks.at)
  return { ...clocks, at, left: clocks.left.map((left, seat) => (clocks.seats.includes(seat) ? left - passed : left)) }
}

/** The time in between does not count. `since` is later than `at` if the clock was set back. */
export const resume = (clocks: RunningClocks, since: number, at: number): RunningClocks => ({
  ...advance(clocks, Math.max(clocks.at, since)),
  at,
})

/** Once for each turn. */
export const grant = (clocks: RunningClocks, { increment }: Live, seat: Seat, turn: number): RunningClocks =>
  (clocks.granted[seat] ?? turn) >= turn
    ? clocks
    : {
        ...clocks,
        left: clocks.left.with(seat, (clocks.left[seat] ?? 0) + increment * 1_000),
        granted: clocks.granted.with(seat, turn),
      }

/** The others wait: the seat gets its bank again. */
export const refill = (clocks: RunningClocks, { bank }: Live, seat: Seat): RunningClocks => ({
  ...clocks,
  left: clocks.left.with(seat, bank * 1_000),
})

/** Only after the flag: otherwise leaving and coming back would gain time. */
export const comeBack = (clocks: RunningClocks, { increment }: Live, seat: Seat): RunningClocks =>
  (clocks.left[seat] ?? 0) > 0
    ? clocks
    : { ...clocks, left: clocks.left.with(seat, Math.max(increment * 1_000, FRESH_START)) }

/** When the first of the running clocks comes to its end. */
export const nextFlag = (clocks: RunningClocks): { readonly seat: Seat; readonly at: number } | undefined => {
  const { left, at, seats, isHeld } = clocks
  if (isHeld) return undefined
  const flags = seats.map((seat) => ({ seat, at: at + Math.max(0, left[seat] ?? 0) }))
  return flags.sort((a, b) => a.at - b.at)[0]
}
