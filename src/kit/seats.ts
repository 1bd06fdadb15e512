/** Lists of seats for rules. They are made once, because a search asks for them at every step. */
import type { Seat } from './game.ts'

/** Lists for this many seats are kept. */
const MOST_SEATS = 6

/** All seats of a state or a view, in their order. */
export const seatsOf = ({ seats }: { readonly seats: number }): readonly Seat[] => FIRST[seats] ?? firstSeats(seats)

/** The list with this seat alone: `toAct` of most turns. */
export const onlySeat = (seat: Seat): readonly Seat[] => ALONE[seat] ?? [seat]

export const NO_SEATS: readonly Seat[] = []

const firstSeats = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat)

const FIRST = Array.from({ length: MOST_SEATS + 1 }, (_, count) => firstSeats(count))

const ALONE = firstSeats(MOST_SEATS).map((seat) => [seat])
