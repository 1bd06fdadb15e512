/** What bots know beyond the rules: what a position is worth, and a quick move. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import type { Move } from '../moves.ts'
import { score } from '../play.ts'
import type { State } from '../state.ts'

export const heuristics: Heuristics<State, Move> = {
  evaluate: (state) => state.lines.map((_, seat) => score(state, seat).reduce((sum, { points }) => sum + points, 0)),
  rolloutMove: (_state, _seat, legal) => {
    const best = legal.at(-1)
    if (best === undefined) throw new RangeError('no move to choose from')
    return best
  },
}
