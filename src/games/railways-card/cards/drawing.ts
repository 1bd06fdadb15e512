/** How cards and cubes are drawn, and how cards enter and leave a hand. */
import type { GameContext, Seat } from '../../../kit/game.ts'
import type { Cause, Event } from '../events.ts'
import { TWOS } from '../network/cities.ts'
import type { State } from '../state.ts'
import { type Card, cityOn, isCity } from './cards.ts'
import { addCard, cardAt, citiesIn, countOf, dropCard } from './decks.ts'

type Dealing = Pick<GameContext<Event>, 'draw'>

/** The next card of the deck. */
export const drawCard = (draft: State, table: Dealing): Card => {
  const card = cardAt(draft.deck, 0, table.draw('cards', draft.deckDrawn, draft.deckLeft))
  dropCard(draft.deck, 0, card)
  draft.deckDrawn += 1
  draft.deckLeft -= 1
  return card
}

/** The next cube of the bag. */
export const drawCube = (draft: State, table: Dealing): number => {
  let rest = table.draw('bag', draft.bagDrawn, draft.bagLeft)
  let good = 0
  while (rest >= draft.bag[good]!) rest -= draft.bag[good++]!
  draft.bag[good]! -= 1
  draft.bagDrawn += 1
  draft.bagLeft -= 1
  return good
}

/** RC-8.1, RC-8.5: checked after every draw, because the end starts at once. */
export const checkSupplies = (draft: State, table: GameContext<Event>): void => {
  if (draft.deckLeft === 0) trigger(draft, 'deck', table)
  if (draft.bagLeft === 0 && !draft.younger) trigger(draft, 'bag', table)
}

/** RC-8.5: the first cause counts, later ones change nothing. */
export const trigger = (draft: State, cause: Cause, table: GameContext<Event>): void => {
  if (draft.end !== 'none') return
  draft.end = cause
  table.emit({ kind: 'triggered', rule: ruleOf(cause), cause })
}

export const ruleOf = (cause: Cause): 'RC-8.1' | 'RC-R11' => (cause === 'idle' ? 'RC-R11' : 'RC-8.1')

/** Into the hand; everyone knows a card that was taken face up. */
export const receive = (draft: State, seat: Seat, card: Card, faceUp: boolean): void => {
  addCard(draft.hands, seat, card)
  draft.sizes[seat]! += 1
  if (faceUp) addCard(draft.known, seat, card)
}

/** Out of the hand, face up. A city that was not known to be in the hand may be its first city. */
export const giveUp = (draft: State, seat: Seat, card: Card): void => {
  if (isCity(card) && (TWOS >> cityOn(card)) & 1 && countOf(draft.known, seat, card) === 0) draft.unshown[seat] = 0
  dropCard(draft.hands, seat, card)
  dropCard(draft.known, seat, card)
  draft.sizes[seat]! -= 1
}

/** RC-3.7 */
export const discard = (draft: State, seat: Seat, card: Card): void => {
  giveUp(draft, seat, card)
  draft.pile.push(card)
}

/** The cities of value 2 in a hand that other players have not seen, one bit each. */
export const unseenTwos = ({ hands, known }: Pick<State, 'hands' | 'known'>, seat: Seat): number =>
  TWOS & citiesIn(hands, seat) & ~citiesIn(known, seat)
