/** The places at a table: who sits there, and who plays there now. */
import type { Seat } from '../../kit/game.ts'
import type { SeatInfo } from '../../wire/host.ts'
import type { Somebody } from './entries.ts'

export interface Place {
  readonly person: Somebody | null
  /** The bot whose seat this is. */
  readonly bot: string | null
  /** The bot that plays for the person now. */
  readonly standIn: string | null
  readonly saltHash: string | null
  readonly salt: string | null
}

export const FREE: Place = { person: null, bot: null, standIn: null, saltHash: null, salt: null }

/** Whatever has places. */
export interface Placed {
  readonly places: readonly Place[]
}

/** What bots are called: people who built railways and what runs on them. */
const BOT_NAMES = ['Ada', 'Gustave', 'Isambard', 'Lotte', 'Kálmán', 'Werner'] as const

export const seatInfo = ({ person, bot, standIn }: Place, seat: Seat): SeatInfo => ({
  name: person?.name ?? BOT_NAMES[seat] ?? String(seat + 1),
  bot: standIn ?? bot,
})

/** The seats of people who play themselves now. */
export const votersOf = (now: Placed): readonly Seat[] =>
  now.places.flatMap((_, seat) => (isPlayedByPerson(now, seat) ? [seat] : []))

export const isPlayedByPerson = ({ places }: Placed, seat: Seat): boolean =>
  places[seat]?.person != null && places[seat]?.standIn === null

export const seatOf = ({ places }: Placed, person: string | null): Seat | undefined => {
  const seat = places.findIndex((place) => place.person !== null && place.person.id === person)
  return seat < 0 ? undefined : seat
}

export const placeOf = ({ places }: Placed, seat: Seat): Place => places[seat] ?? FREE

export const withPlace = <T extends Placed>(now: T, seat: Seat, place: Place): T => ({
  ...now,
  places: now.places.with(seat, place),
})
