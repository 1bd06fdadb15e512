/** What a card of the hand is good for, in one sentence. */
import type { Message } from '../../../../kit/text.ts'
import type { PendingDecision } from '../../../../wire/host.ts'
import { type Card, cityOn, isCity, JOKER } from '../../cards/cards.ts'
import { cardName, colourName, say as word } from '../../describe/words.ts'
import { cardOf, VALUE } from '../../network/cities.ts'
import { coloursFor, paysFor } from './uses.ts'

/** "Pays for Santa Fe." */
export const wordsForUse = (question: PendingDecision, hand: readonly number[], card: Card): Message => {
  if (isCity(card)) {
    const [city, colours] = [cityOn(card), coloursFor(hand, cityOn(card))]
    const params = { city: cardOf(city).name, value: VALUE[city] ?? 0, colours: colours.map(colourName) }
    return colours.length === 0 ? word('board.use.far', params) : word('board.use.city', params)
  }
  const cities = paysFor(question, hand, card).map((city) => cardOf(city).name)
  if (card === JOKER) return cities.length === 0 ? word('board.use.power') : word('board.use.locomotive', { cities })
  return cities.length === 0
    ? word('board.use.none', { card: cardName(card) })
    : word('board.use.rail', { card: cardName(card), cities })
}
