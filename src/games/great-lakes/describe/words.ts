/** Messages of the game's own catalogue, and the names of its components. */
import { type Message, type Param, sayFrom } from '../../../kit/text.ts'
import { type Back, type Card, DOUBLE, LOCOMOTIVE, PLAIN, SINGLE, SYMBOL } from '../cards/cards.ts'
import { CITIES } from '../data/cities.ts'
import { COLOURS } from '../data/counts.ts'
import { type City, GREY, type Route, routeFacts, type Ticket, ticketFacts } from '../map/map.ts'
import type { Pay } from '../moves.ts'
import type { texts } from '../text/en.ts'
import { cardsOf } from './targets.ts'

export const say = sayFrom<typeof texts>()

const SORTS: readonly (readonly [from: Card, name: string])[] = [
  [DOUBLE, 'double'],
  [SINGLE, 'single'],
  [SYMBOL, 'symbol'],
  [PLAIN, 'plain'],
]

/** `card.red.plain`, `card.locomotive`. */
export const cardName = (card: Card): Message => {
  if (card === LOCOMOTIVE) return say('card.locomotive')
  const [from, name] = SORTS.find(([first]) => card >= first) ?? [0, 'plain']
  return { id: `card.${COLOURS[card - from]}.${name}` }
}

export const colourName = (colour: number): Message => ({ id: `colour.${COLOURS[colour] ?? 'grey'}` })

/** The catalogue has names for junctions; cities use their own. */
export const cityName = (city: City): Message | string => {
  const row = CITIES[city]
  if (row === undefined) throw new RangeError(`no city ${city}`)
  return row.place === 'junction' ? { id: `junction.${row.code}` } : row.name
}

/** A route, named by its two cities. */
export const routeName = (route: Route): Message => {
  const { a, b } = routeFacts(route)
  return say('route', { a: cityName(a), b: cityName(b) })
}

/** What a route costs: `5 black trains`. */
export const routeCost = (route: Route): Message => {
  const { kind, colour, length } = routeFacts(route)
  return spaces('spaces', kind === 'train' ? 0 : 1, colour, length)
}

/** What the hand still lacks: `2 more black trains`. */
export const missingCards = (back: Back, colour: number, count: number): Message => spaces('more', back, colour, count)

const spaces = (words: 'spaces' | 'more', back: Back, colour: number, count: number): Message => ({
  id: `${words}.${back === 0 ? 'train' : 'ship'}.${colour === GREY ? 'grey' : COLOURS[colour]}`,
  params: { count },
})

export const ticketName = (ticket: Ticket): Message => {
  const { a, b, points } = ticketFacts(ticket)
  return say('ticket', { a: cityName(a), b: cityName(b), points })
}

export const deckName = (back: Back): Message => (back === 0 ? say('deck.train') : say('deck.ship'))

export const noPieces = (back: Back): Message => (back === 0 ? say('pieces.train.none') : say('pieces.ship.none'))

export const pieceName = (back: Back, count: number): Message =>
  back === 0 ? say('pieces.train', { count }) : say('pieces.ship', { count })

/** A payment, card kind by card kind. */
export const paidCards = (pay: Pay): Param =>
  cardsOf(pay).map(([card, count]) => say('cards', { count, card: cardName(card) }))
