/** The places at a table: who sits there, and who plays there now. */
import type { Seat } from '../../kit/game.ts'
import type { SeatInfo } from '../../wire/host.ts'
import type { PersonRef } from './events.ts'
import { looksLike } from './skeleton.ts'

export interface SeatAssignment {
  readonly person: PersonRef | null
  /** The bot whose seat this is. */
  readonly bot: string | null
  /** The bot that plays for the person now. */
  readonly standIn: string | null
  readonly saltHash: string | null
  readonly salt: string | null
  /** Who may take this free seat, where it is kept for somebody. */
  readonly kept: PersonRef | null
}

export const FREE: SeatAssignment = { person: null, bot: null, standIn: null, saltHash: null, salt: null, kept: null }

/** Whatever has places. */
export interface Placed {
  readonly places: readonly SeatAssignment[]
}

/** What the seats are called: people by their names, a bot by one that looks like nobody else's at the table. */
export const seatInfos = ({ places }: Placed): readonly SeatInfo[] => {
  // Asked with every move, and comparing names is slow: places change seldom.
  const known = infosOf.get(places) ?? namedSeats(places)
  infosOf.set(places, known)
  return known
}

const infosOf = new WeakMap<readonly SeatAssignment[], readonly SeatInfo[]>()

const namedSeats = (places: readonly SeatAssignment[]): readonly SeatInfo[] => {
  const taken = places.flatMap(({ person }) => (person === null ? [] : [person.name]))
  const isTaken = (name: string): boolean => taken.some((other) => looksLike(other, name))
  return places.map(({ person, bot, standIn }, seat) => {
    const name = person?.name ?? botNames(seat).find((one) => !isTaken(one)) ?? String(seat + 1)
    taken.push(name)
    return { name, bot: standIn ?? bot }
  })
}

/** People who built railways and what runs on them, another one first for each seat. */
const botNames = (seat: Seat): readonly string[] => [...BOT_NAMES.slice(seat), ...BOT_NAMES.slice(0, seat)]
const BOT_NAMES = ['Ada', 'Gustave', 'Isambard', 'Lotte', 'Kálmán', 'Werner']

export const isFree = ({ person, bot }: SeatAssignment): boolean => person === null && bot === null

/** The seats of people who play themselves now. */
export const votersOf = (now: Placed): readonly Seat[] =>
  now.places.flatMap((_, seat) => (isPlayedByPerson(now, seat) ? [seat] : []))

export const isPlayedByPerson = ({ places }: Placed, seat: Seat): boolean =>
  places[seat]?.person != null && places[seat]?.standIn === null

export const seatOf = ({ places }: Placed, person: string | null): Seat | undefined => {
  const seat = places.findIndex((place) => place.person !== null && place.person.id === person)
  return seat < 0 ? undefined : seat
}

export const placeOf = ({ places }: Placed, seat: Seat): SeatAssignment => places[seat] ?? FREE

export const withPlace = <T extends Placed>(now: T, seat: Seat, place: SeatAssignment): T => ({
  ...now,
  places: now.places.with(seat, place),
})
