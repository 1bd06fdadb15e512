/** RR-1.7, RR-13: what start-bonus cards, ?-tokens and ?-cards do when they are chosen. */
import type { Seat } from '../../../kit/game.ts'
import { carryOut, carryOutAction, GAIN, PRINTED } from '../actions/carry-out.ts'
import { BONUS_CARDS, CARDS, TOKENS } from '../data/cards.ts'
import type { Effect } from '../data/effects.ts'
import { note } from '../state/draft.ts'
import { withMember, withoutMember } from '../state/sets.ts'
import { matOf, type State } from '../state/state.ts'

/** RR-1.7 */
export const pickBonus = (draft: State, seat: Seat, card: number): void => {
  const { board } = draft
  board.bonusCardsLeft = withoutMember(board.bonusCardsLeft, card)
  note(draft, { kind: 'picked', rule: 'RR-1.7', seat, card })
  carryOutAction(draft, seat, BONUS_CARDS[card]?.effect ?? [], PRINTED)
}

/** RR-13.1, RR-R16 */
export const placeToken = (draft: State, seat: Seat, token: number): void => {
  const mat = matOf(draft, seat)
  draft.current.tokensOwed -= 1
  mat.tokens = withMember(mat.tokens, token)
  note(draft, { kind: 'installed', rule: 'RR-13.1', seat, token })
  carryOut(draft, seat, TOKENS[token]?.effect ?? [], GAIN)
}

/** RR-13.2 */
export const takeCard = (draft: State, seat: Seat, card: number): void => {
  const { board } = draft
  board.cardsLeft = withoutMember(board.cardsLeft, card)
  note(draft, { kind: 'drew', rule: 'RR-13.2', seat, card })
  carryOutAction(draft, seat, CARDS[card]?.effect ?? [], PRINTED)
}

/** RR-13.2: the parts of the card that may be used a second time. */
const PART_AGAIN: Readonly<Record<'doubler' | 'industry' | 'black', Effect>> = {
  doubler: [['doubler', 1]],
  industry: [['industry', 1]],
  black: [['steps', 'black', 1]],
}

export const havePartAgain = (draft: State, seat: Seat, what: keyof typeof PART_AGAIN): void => {
  draft.current.partsAgainOwed -= 1
  carryOut(draft, seat, PART_AGAIN[what], GAIN)
}
