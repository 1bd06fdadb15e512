/** Facts that follow from the log alone: points, engineers, who took end cards, and what each player saw of the pile. */
import type { Fact, Proof } from '../../../../test/kit/proof.ts'
import type { Seat, Viewer } from '../../../kit/game.ts'
import { endCardsLeft } from '../cards/end-card-pile.ts'
import { engineersOf } from '../engineers/engineers.ts'
import type { Event } from '../events.ts'
import { pointsOf } from '../scoring/points.ts'
import { has, setOf } from '../state/sets.ts'
import { positionBefore, type State } from '../state/state.ts'
import { invariants } from './invariants.ts'

export const proof: Proof<State, Event> = {
  invariants,
  follows(events, viewer) {
    const ordered = events.find((event) => event.kind === 'ordered')
    const seats = ordered?.kind === 'ordered' ? ordered.order : []
    const ofSeats = seats.flatMap((seat) => [scored(events, seat), employed(events, seat)])
    return [...ofSeats, takers(events), ...held(events), ...seen(events, viewer)]
  },
}

const of = (events: readonly Event[], seat: Seat): readonly Event[] =>
  events.filter((event) => 'seat' in event && event.seat === seat)

const pointsIn = (event: Event): number => {
  if (event.kind === 'valued') return event.points.reduce((sum, some) => sum + some, 0)
  return 'points' in event ? event.points : 0
}

const scored = (events: readonly Event[], seat: Seat): Fact<State> => {
  const sum = of(events, seat).reduce((all, event) => all + pointsIn(event), 0)
  return { say: `seat ${seat} has ${sum} points`, holds: (state) => pointsOf(positionBefore(state), seat) === sum }
}

const employed = (events: readonly Event[], seat: Seat): Fact<State> => {
  const numbers = of(events, seat).flatMap((event) => (event.kind === 'hired' ? [event.engineer] : []))
  const sorted = String(numbers.sort((a, b) => a - b))
  return {
    say: `seat ${seat} has engineers ${sorted}`,
    holds: (state) => String(engineersOf(positionBefore(state), seat)) === sorted,
  }
}

/** Who took end cards, in order. Own ones of a turn that is not complete come after these. */
const takers = (events: readonly Event[]): Fact<State> => {
  const seats = events.flatMap((event) => (event.kind === 'kept' ? [event.seat] : []))
  const holds = (state: State): boolean => seats.every((seat, take) => state.board.endCardTakers[take] === seat)
  return { say: `end cards went to ${seats}`, holds }
}

const holder = ({ board, endCardsTaken }: State, card: number): Seat | undefined =>
  board.endCardTakers[endCardsTaken.indexOf(card)]

/** A card that was chosen, or shown at the end, is with its seat. */
const held = (events: readonly Event[]): readonly Fact<State>[] =>
  events.flatMap((event) =>
    event.kind === 'chose' || event.kind === 'revealed'
      ? [
          {
            say: `seat ${event.seat} holds end card ${event.card}`,
            holds: (state: State) => holder(state, event.card) === event.seat,
          },
        ]
      : [],
  )

/** A card seen in the pile was not taken before, and was never removed; one not seen is in it no longer. */
const seen = (events: readonly Event[], viewer: Viewer): readonly Fact<State>[] => {
  let takes = 0
  return events.flatMap((event) => {
    if (event.kind === 'kept') takes += 1
    if (event.kind !== 'looked' || event.seat !== viewer) return []
    const before = takes
    const holds = (state: State): boolean => {
      const gone = state.endCardsTaken.slice(0, before)
      const now = endCardsLeft(state)
      const isKept = event.cards.every((card) => has(state.endCardPile, card) && !gone.includes(card))
      return (
        isKept &&
        state.endCardsTaken.slice(before).every((card) => event.cards.includes(card)) &&
        isWithin(now, event.cards)
      )
    }
    return [{ say: `the pile held ${event.cards} after ${before} takes`, holds }]
  })
}

const isWithin = (set: number, cards: readonly number[]): boolean => (set & ~setOf(cards)) === 0
