/** RR §14 for tests: end cards held, their pile, the two removed, and an unfinished turn. */
import type { Secrets } from '../../../../test/kit/proof.ts'
import type { Viewer } from '../../../kit/game.ts'
import { endCardsLeft } from '../cards/end-card-pile.ts'
import type { Move } from '../moves.ts'
import { type Position, positionBefore, type State } from '../state/state.ts'

export const secrets: Secrets<State, Move> = {
  // RR-1.3: nobody sees the end cards that are removed; the pile is what is left.
  isSecret: (deck) => deck === 'end cards',
  isRestHidden: (deck) => deck === 'end cards',
  veil(state, viewer) {
    const isOthers = viewer !== state.current.mover
    const { board, current, mats }: Position = isOthers ? positionBefore(state) : state
    return {
      ...state,
      board,
      current,
      mats,
      before: isOthers ? null : state.before,
      untold: isOthers ? null : state.untold,
      endCardPile: null,
      endCardsTaken: board.endCardTakers.map((taker, take) => (taker === viewer ? state.endCardsTaken[take] : null)),
      looks: looksOf(state, viewer),
    }
  },
  // RR-12.3: nobody else sees which end card is kept. Everything else is published, in order, when the turn is complete.
  isMoveHidden: ({ before, move }, now) => move.kind === 'keep' || (now.before !== null && now.turn === before.turn),
}

/** A player who looks through the pile knows it from then on. */
const looksOf = (state: State, viewer: Viewer): readonly (readonly [takes: number, pile: number])[] =>
  state.looks.flatMap(({ seat, takes }) => (seat === viewer ? [[takes, endCardsLeft(state, takes)] as const] : []))
