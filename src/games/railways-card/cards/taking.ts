/** RC-3.3 to RC-3.5: which cards may be taken now. */

import { type Move, TAKE, TAKE_DECK, TAKE_PILE } from '../moves.ts'
import type { State } from '../state.ts'
import { JOKER } from './cards.ts'

/** RC-R1: an open locomotive only as the first card; RC-10.2: with the option also as the second. */
export const canTake = (state: Pick<State, 'taken' | 'secondLocomotive'>): boolean =>
  state.taken === 0 || state.secondLocomotive

/** The deck, the display (each kind of card once), and the pile. */
export const listCards = (state: State, fromPile: boolean, locomotives: boolean): Move[] => {
  const moves: Move[] = []
  if (state.deckLeft > 0) moves.push(TAKE_DECK)
  for (let place = 0; place < state.display.length; place++) {
    const card = state.display[place]!
    if (isOpen(card, locomotives) && isFirst(state.display, place)) moves.push(TAKE[card]!)
  }
  if (fromPile && isOpen(topOfPile(state), locomotives)) moves.push(TAKE_PILE)
  return moves
}

/** Whether no earlier place holds the same card. */
const isFirst = (display: readonly number[], place: number): boolean => {
  for (let before = 0; before < place; before++) if (display[before] === display[place]) return false
  return true
}

export const topOfPile = ({ pile }: Pick<State, 'pile'>): number =>
  pile.length === 0 ? -1 : (pile[pile.length - 1] ?? -1)

const isOpen = (card: number, locomotives: boolean): boolean => card >= 0 && (locomotives || card !== JOKER)

/** RC-R4: whether any card can be taken. */
export const anyToTake = (state: State): boolean =>
  canFollowWithCard(state) ||
  isOpen(topOfPile(state), canTake(state)) ||
  (canTake(state) && state.display.includes(JOKER))

/** RC-7.5: the deck, or a card of the display that is not a locomotive. */
export const canFollowWithCard = (state: State): boolean =>
  state.deckLeft > 0 || state.display.some((card) => isOpen(card, false))
