/** Messages of the game's own catalogue, and the names of its components. */
import { type Message, sayFrom } from '../../../kit/text.ts'
import { type Card, cityOn, colourOf, isCity, JOKER, railValue } from '../cards/cards.ts'
import { GOODS, RAIL_COLOURS } from '../data/counts.ts'
import type { Pay } from '../moves.ts'
import { type City, cardOf, TILE } from '../network/cities.ts'
import type { texts } from '../text/en.ts'

export const say = sayFrom<typeof texts>()

export const colourName = (colour: number): Message => ({ id: `colour.${RAIL_COLOURS[colour]}` })

export const goodName = (good: number): Message => ({ id: `good.${GOODS[good]?.name}` })

/** The demand of a city, from its bits. */
export const demandName = (city: City): Message => {
  const { demand } = cardOf(city)
  return demand === 'any' ? say('demand.any') : goodName(GOODS.findIndex(({ colour }) => colour === demand))
}

export const cityName = (city: City): Message => say('city', { name: cardOf(city).name, value: cardOf(city).value })

export const placeName = (to: number): Message => (to === TILE ? say('tile') : cityName(to))

export const cardName = (card: Card): Message => {
  if (card === JOKER) return say('card.joker')
  if (isCity(card)) return cityName(cityOn(card))
  return say('card.rail', { colour: colourName(colourOf(card)), value: railValue(card) })
}

/** A payment, card kind by card kind. */
export const paymentName = ({ colour, ones, twos, jokers }: Omit<Pay, 'kind'>): readonly Message[] => [
  ...(ones > 0 ? [say('pay.rails', { count: ones, colour: colourName(colour), value: 1 })] : []),
  ...(twos > 0 ? [say('pay.rails', { count: twos, colour: colourName(colour), value: 2 })] : []),
  ...(jokers > 0 ? [say('pay.jokers', { count: jokers })] : []),
]
