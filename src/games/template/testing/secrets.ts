/** What is hidden: hands, the deck, choices before they are revealed, and the cards being sorted. */
import type { Secrets } from '../../../../test/kit/proof.ts'
import { ALL, type Move } from '../moves.ts'
import { cardsIn, handOf, type State, seatsOf } from '../state.ts'

export const secrets: Secrets<State, Move> = {
  isSecret: () => true,
  isRestHidden: () => true,
  veil: (state, viewer) => ({
    ...state,
    hands: state.hands.map((count, at) => (Math.floor(at / ALL.length) === viewer ? count : null)),
    held: seatsOf(state).map((seat) => cardsIn(handOf(state, seat)).length),
    chosen: state.chosen.map((coal, seat) => (seat === viewer ? coal : coal >= 0)),
    pending: viewer === state.mover ? state.pending : state.pending.length,
    deck: { ...state.deck, counts: null },
  }),
  // The last choice reveals what is burned. Of two sorted cards only the discarded one is seen.
  isMoveHidden: ({ before, move }, now) => (move.kind === 'burn' ? now.turn === before.turn : move.kind === 'keep'),
}
