/** Every card is in exactly one place, and every train is on the line. */
import { DEALT, LENGTHS } from '../data/counts.ts'
import { numberOf } from '../moves.ts'
import { cardsFor } from '../setup.ts'
import { cardsIn, handOf, type State, seatsOf } from '../state.ts'

export const invariants = (state: State): readonly string[] => [
  ...cardsFor(state.seats).flatMap((all, coal) => lost(state, coal, all)),
  ...seatsOf(state).flatMap((seat) => misplaced(state, seat)),
  ...[...state.hands, ...state.discards, ...state.deck.counts].flatMap((count) =>
    count < 0 ? ['a negative count'] : [],
  ),
]

const lost = (state: State, coal: number, all: number): readonly string[] => {
  const held = seatsOf(state).reduce((sum, seat) => sum + (handOf(state, seat)[coal] ?? 0), 0)
  const sorted = state.pending.filter((card) => card === coal).length
  const found = held + sorted + (state.discards[coal] ?? 0) + (state.deck.counts[coal] ?? 0)
  return found === all ? [] : [`${found} cards of coal ${numberOf(coal)}`]
}

/** A hand is full except between burning and refuelling, and holds the chosen coal. */
const misplaced = (state: State, seat: number): readonly string[] => {
  const hand = handOf(state, seat)
  const miles = state.miles[seat] ?? 0
  const chosen = state.chosen[seat] ?? -1
  const full = state.end === 'none' && (state.mover < 0 || seat < state.mover)
  return [
    ...(cardsIn(hand).length === (full ? DEALT : DEALT - 1) ? [] : [`seat ${seat} holds ${hand}`]),
    ...(miles >= 0 && miles <= LENGTHS[state.length].harbour ? [] : [`seat ${seat} is at mile ${miles}`]),
    ...(chosen === -1 || hand[chosen] !== 0 ? [] : [`seat ${seat} has chosen what it does not hold`]),
  ]
}
