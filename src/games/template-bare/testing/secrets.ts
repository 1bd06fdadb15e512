/** For tests: what is hidden. Hands of others, and the order of the deck. */
import type { Secrets } from '../../../../test/kit/proof.ts'
import type { Move } from '../moves.ts'
import { cardsIn, type State } from '../state.ts'

export const secrets: Secrets<State, Move> = {
  isSecret: () => true,
  isRestHidden: () => true,
  veil: (state, viewer) => ({
    ...state,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : cardsIn(hand).length)),
    deck: { ...state.deck, counts: null },
  }),
  isMoveHidden: () => false,
}
