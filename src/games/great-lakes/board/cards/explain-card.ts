/** One line about a card. */
import type { Message } from '../../../../kit/text.ts'
import { type Card, DOUBLE, LOCOMOTIVE, SINGLE, SYMBOL } from '../../cards/cards.ts'
import { cardName, say } from '../../describe/words.ts'

export const explainCard = (card: Card): Message => {
  const params = { card: cardName(card) }
  if (card === LOCOMOTIVE) return say('board.explain.locomotive')
  if (card >= DOUBLE) return say('board.explain.double', params)
  if (card >= SINGLE) return say('board.explain.single', params)
  return card >= SYMBOL ? say('board.explain.symbol', params) : say('board.explain.plain', params)
}
