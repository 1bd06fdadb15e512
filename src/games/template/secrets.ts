/** Who sees what, for tests: hands, the deck, what was chosen to burn, and the cards being sorted. */
import type { Secrets } from '../../kit/game.ts'
import { DEALT } from './data/counts.ts'
import { ALL, type Move } from './moves.ts'
import { cardsIn, handOf, type State, seatsOf } from './state.ts'

export const secrets: Secrets<State, Move> = {
  saw(_deck, k, _start, made) {
    if (made === null) return Math.floor(k / DEALT)
    // CR-4.5: the last choice of a round may bring a new deck, which is dealt to all.
    return made.move.kind === 'burn' ? Math.floor(k / (DEALT - 1)) : made.seat
  },
  isRestHidden: () => true,
  veil: (state, viewer) => ({
    ...state,
    hands: state.hands.map((count, at) => (Math.floor(at / ALL.length) === viewer ? count : null)),
    held: seatsOf(state).map((seat) => cardsIn(handOf(state, seat)).length),
    chosen: state.chosen.map((coal, seat) => (seat === viewer ? coal : coal >= 0)),
    pending: viewer === state.mover ? state.pending : state.pending.length,
    deck: { ...state.deck, counts: null },
  }),
}
