/** What follows from the log alone: miles, discards, how many cards a hand holds, and which. */
import type { Fact, Proof } from '../../../../test/kit/proof.ts'
import type { Seat, Viewer } from '../../../kit/game.ts'
import { ALL, type Coal } from '../moves.ts'
import { cardsIn, type Event, handOf, type State } from '../state.ts'
import { invariants } from './invariants.ts'

export const proof: Proof<State, Event> = {
  invariants,
  follows(events, viewer) {
    const seats = new Set(events.flatMap((event) => (event.kind === 'dealt' ? [event.seat] : [])))
    // CR-4.5: a new deck takes in all cards.
    const since = events.slice(events.findLastIndex(({ kind }) => kind === 'rebuilt') + 1)
    const ofSeats = [...seats].flatMap((seat) => [
      miles(events, seat),
      burned(events, seat),
      counted(since, seat),
      ...exactly(since, viewer, seat),
    ])
    return [putAway(since), ...ofSeats]
  },
}

const putAway = (events: readonly Event[]): Fact<State> => {
  const away = events.flatMap((event) => (putsAway(event) ? [event.coal] : []))
  return { say: `put away: ${sorted(away)}`, holds: (state) => sorted(cardsIn(state.discards)) === sorted(away) }
}

const miles = (events: readonly Event[], seat: Seat): Fact<State> => {
  const run = events.reduce((sum, event) => {
    if (event.kind === 'burned' && event.seat === seat) return sum + event.miles
    return event.kind === 'sorted' && event.seat === seat ? sum - 1 : sum
  }, 0)
  return { say: `seat ${seat} is at mile ${run}`, holds: (state) => state.miles[seat] === run }
}

const burned = (events: readonly Event[], seat: Seat): Fact<State> => {
  const last = events.findLast((event) => event.kind === 'burned' && event.seat === seat)
  const coal = last?.kind === 'burned' ? last.coal : -1
  return { say: `seat ${seat} burned ${coal} last`, holds: (state) => state.burned[seat] === coal }
}

const GAINED: Partial<Record<Event['kind'], number>> = { burned: -1, shovelled: 1, sorted: 2, discarded: -1 }

const counted = (events: readonly Event[], seat: Seat): Fact<State> => {
  const count = events.reduce((sum, event) => {
    if (!('seat' in event) || event.seat !== seat) return sum
    return sum + (event.kind === 'dealt' ? event.count : (GAINED[event.kind] ?? 0))
  }, 0)
  return { say: `seat ${seat} has ${count} cards`, holds: (state) => allOf(state, seat).length === count }
}

/** A seat knows the cards that it drew and has not discarded. At the end all hands are shown. */
const exactly = (events: readonly Event[], viewer: Viewer, seat: Seat): readonly Fact<State>[] => {
  const revealed = events.find((event) => event.kind === 'revealed' && event.seat === seat)
  const shown = revealed?.kind === 'revealed' ? revealed.coal : undefined
  const cards = shown ?? (viewer === seat ? drawnAndKept(events, seat) : undefined)
  if (cards === undefined) return []
  const holds = (state: State): boolean => sorted(allOf(state, seat)) === sorted(cards)
  return [{ say: `seat ${seat} has exactly ${sorted(cards)}`, holds }]
}

const drawnAndKept = (events: readonly Event[], seat: Seat): readonly Coal[] => {
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  const drawn = own.flatMap((event) => (event.kind === 'drew' ? event.coal : []))
  const away = own.flatMap((event) => (putsAway(event) ? [event.coal] : []))
  const times = (cards: readonly Coal[], coal: Coal): number => cards.filter((card) => card === coal).length
  return cardsIn(ALL.map((coal) => times(drawn, coal) - times(away, coal)))
}

const putsAway = (event: Event): event is Extract<Event, { kind: 'burned' | 'discarded' }> =>
  event.kind === 'burned' || event.kind === 'discarded'

/** In hand, or waiting to be sorted. */
const allOf = (state: State, seat: Seat): readonly Coal[] => [
  ...cardsIn(handOf(state, seat)),
  ...(seat === state.mover ? state.pending : []),
]

const sorted = (cards: readonly Coal[]): string => String([...cards].sort((a, b) => a - b))
