/** End cards: how many a player holds, and which of them the viewer knows. */
import type { Seat } from '../../../kit/game.ts'
import type { View } from '../view.ts'

export const endCardsHeld = ({ board }: View, seat: Seat): number =>
  board.endCardTakers.filter((taker) => taker === seat).length

export const endCardsKnown = ({ board, endCardsTaken }: View, seat: Seat): readonly number[] =>
  endCardsTaken.filter((card, take) => board.endCardTakers[take] === seat && card >= 0)
