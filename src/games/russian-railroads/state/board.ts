/** The main board and what lies beside it: all that players share. */
import type { Seat } from '../../../kit/game.ts'
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
  /** RR-2.3: the spaces that somebody stands on; T12 is never among them. And the hired engineers, by number. */
  takenSpaces: NumberSet
  takenEngineers: NumberSet
  /** RR-12.3: who took an end card, in order. */
  endCardTakers: readonly Seat[]
}

export const copyBoard = (board: Board): Board => ({
  round: board.round,
  order: board.order,
  stacks: board.stacks,
  returned: board.returned,
  engineerRow: board.engineerRow,
  bonusCardsLeft: board.bonusCardsLeft,
  cardsLeft: board.cardsLeft,
  takenSpaces: board.takenSpaces,
  takenEngineers: board.takenEngineers,
  endCardTakers: board.endCardTakers,
})
