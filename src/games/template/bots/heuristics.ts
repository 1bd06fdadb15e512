/** What bots know beyond the rules: the value of a position, and a quick move. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import type { Move } from '../moves.ts'
import { numberOf } from '../moves.ts'
import { total } from '../score.ts'
import { cardsIn, handOf, type State, seatsOf } from '../state.ts'

/** Half of the chosen coal is lost in smoke, and half of the rest stays in the hand at the end. */
const CHOSEN = 0.5
const IN_HAND = 0.25

export const heuristics: Heuristics<State, Move> = {
  evaluate: (state) =>
    seatsOf(state).map((seat) => {
      if (state.end !== 'none') return total(state, seat)
      const inHand = cardsIn(handOf(state, seat)).reduce((sum, coal) => sum + numberOf(coal), 0)
      const chosen = (state.chosen[seat] ?? -1) + 1
      return total(state, seat) + CHOSEN * chosen + IN_HAND * inHand
    }),
  // If every bot burned its highest coal, all would end in smoke, so the choice is random.
  rolloutMove: (_state, _seat, legal, rng) => {
    const best = legal.at(-1)
    const choice = best?.kind === 'keep' ? best : legal[rng(legal.length)]
    if (choice === undefined) throw new RangeError('no move to choose from')
    return choice
  },
}
