/** The main board and what lies beside it: all that players share. */
import type { Seat } from '../../../kit/game.ts'
import type { PileCode } from './pile.ts'
import type { NumberSet } from './sets.ts'

export interface Board {
  round: number
  /** RR-10: by place in the turn order, the seat. */
  order: readonly Seat[]
  /** RR-5.1: by number, the locomotives left in the stacks. */
  stacks: readonly number[]
  /** RR-5.6: by number, the returned ones, which can only be built as factories. */
  returned: readonly number[]
  /** RR-1.2: the engineers laid out, from the hiring field to the left; 0 is an empty field. */
  engineerRow: readonly number[]
  /** RR-1.7 */
  bonusCardsLeft: NumberSet
  /** RR-13.2: the ?-cards left. */
  cardsLeft: NumberSet
  /** RR-2.3: by space, the seat that stands there, or `NOBODY`. T12 never has an owner. */
  owners: readonly (Seat | typeof NOBODY)[]
  /** By space: what stands there. */
  piles: readonly PileCode[]
  /** By seat: what stands on T12, which everybody may use. */
  pilesOnT12: readonly PileCode[]
  /** RR-12.3: who took an end card, in order. */
  endCardTakers: readonly Seat[]
}

export const NOBODY = -1

export const copyBoard = (board: Board): Board => ({
  round: board.round,
  order: board.order,
  stacks: board.stacks,
  returned: board.returned,
  engineerRow: board.engineerRow,
  bonusCardsLeft: board.bonusCardsLeft,
  cardsLeft: board.cardsLeft,
  owners: board.owners,
  piles: board.piles,
  pilesOnT12: board.pilesOnT12,
  endCardTakers: board.endCardTakers,
})
