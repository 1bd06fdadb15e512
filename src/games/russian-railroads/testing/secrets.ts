/** RR §14 for tests: end cards held, their pile, the two removed, and a turn under way. */
import type { Secrets } from '../../../../test/kit/proof.ts'
import type { Viewer } from '../../../kit/game.ts'
import type { Move } from '../moves.ts'
import { cell, MOVER, TAKER, TAKES } from '../state/cells.ts'
import { cellsBefore, type State } from '../state/state.ts'

export const secrets: Secrets<State, Move> = {
  // RR-1.3: nobody sees the end cards that are removed; the pile is what is left.
  isSecret: (deck) => deck === 'end cards',
  isRestHidden: (deck) => deck === 'end cards',
  veil(state, viewer) {
    const isOthers = viewer !== cell(state, MOVER)
    const cells = isOthers ? cellsBefore(state) : state.cells
    return {
      ...state,
      cells,
      before: isOthers ? null : state.before,
      untold: isOthers ? null : state.untold,
      pile: null,
      taken: state.taken
        .slice(0, cell({ cells }, TAKES))
        .map((card, take) => (cells[TAKER + take] === Number(viewer) + 1 ? card : null)),
      looks: looksOf(state, viewer),
    }
  },
  // RR-12.3: nobody else sees which end card is kept. Everything else is told, in its order, when the turn is complete.
  isMoveHidden: ({ before, move }, now) => move.kind === 'keep' || (now.before.length > 0 && now.turn === before.turn),
}

/** Whoever looks through the pile knows it from then on. */
const looksOf = ({ looks, taken, pile }: State, viewer: Viewer): readonly (readonly [number, number])[] =>
  looks.flatMap((takes, at): readonly (readonly [number, number])[] => {
    if (at % 2 === 0 || looks[at - 1] !== viewer) return []
    return [[takes, taken.slice(0, takes).reduce((left, card) => left & ~(1 << card), pile)]]
  })
