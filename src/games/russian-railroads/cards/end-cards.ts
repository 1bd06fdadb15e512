/** RR-12.3: end cards are taken from the pile, or 10 points instead. */
import type { GameContext, Seat } from '../../../kit/game.ts'
import { INSTEAD_OF_END_CARD } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { addPoints } from '../scoring/points.ts'
import { note } from '../state/draft.ts'
import { membersOf } from '../state/sets.ts'
import type { State } from '../state/state.ts'
import { endTurn } from '../turn/round.ts'
import { endCardsLeft } from './end-card-pile.ts'

/** A player who gets an end card looks through the pile. */
export const lookThroughPile = (draft: State, seat: Seat): void => {
  const pile = endCardsLeft(draft)
  draft.current.decision = 'end'
  if (pile === 0) return
  draft.looks = [...draft.looks, { seat, takes: draft.endCardsTaken.length }]
  note(draft, { kind: 'looked', rule: 'RR-12.3', seat, cards: membersOf(pile) })
}

export const keepEndCard = (draft: State, seat: Seat, card: number, table: GameContext<Event>): void => {
  const { board } = draft
  board.endCardTakers = [...board.endCardTakers, seat]
  draft.endCardsTaken = [...draft.endCardsTaken, card]
  note(draft, { kind: 'chose', rule: 'RR-12.3', seat, card })
  const held = board.endCardTakers.filter((taker) => taker === seat).length
  note(draft, { kind: 'kept', rule: 'RR-12.3', seat, held })
  settleOne(draft, table)
}

export const takePointsInstead = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  addPoints(draft, seat, 'ten', INSTEAD_OF_END_CARD)
  note(draft, { kind: 'declined', rule: 'RR-12.3', seat, points: INSTEAD_OF_END_CARD })
  settleOne(draft, table)
}

/** Several are taken one after the other. */
const settleOne = (draft: State, table: GameContext<Event>): void => {
  draft.current.endCardsOwed -= 1
  if (draft.current.endCardsOwed === 0) endTurn(draft, table)
}
