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
  /** Who may take this free seat, where it is kept for somebody. */
  readonly kept: Somebody | null
}

export const FREE: Place = { person: null, bot: null, standIn: null, saltHash: null, salt: null, kept: null }

/** Whatever has places. */
export interface Placed {
  readonly places: readonly Place[]
}

/** What the seats are called: people by their names, a bot by one that nobody else at the table has. */
export const seatInfos = ({ places }: Placed): readonly SeatInfo[] => {
  const taken = new Set(places.flatMap(({ person }) => (person === null ? [] : [plainName(person.name)])))
  return places.map(({ person, bot, standIn }, seat) => {
    const name = person?.name ?? botNames(seat).find((one) => !taken.has(plainName(one))) ?? String(seat + 1)
    taken.add(plainName(name))
    return { name, bot: standIn ?? bot }
  })
}

/** People who built railways and what runs on them, another one first for each seat. */
const botNames = (seat: Seat): readonly string[] => [...BOT_NAMES.slice(seat), ...BOT_NAMES.slice(0, seat)]
const BOT_NAMES = ['Ada', 'Gustave', 'Isambard', 'Lotte', 'Kálmán', 'Werner']

/** A name as people read it: neither case nor width nor what cannot be seen tells two names apart. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .toUpperCase()
    .toLowerCase()

export const isFree = ({ person, bot }: Place): boolean => person === null && bot === null

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
