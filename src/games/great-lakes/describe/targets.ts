/** The targets that a player touches to choose a move. */
import type { Target } from '../../../kit/game.ts'
import {
  ALL_CARDS,
  BACK_NAMES,
  type Back,
  type Card,
  DOUBLE,
  LOCOMOTIVE,
  PLAIN,
  SINGLE,
  SYMBOL,
} from '../cards/cards.ts'
import { CITIES } from '../data/cities.ts'
import { COLOURS } from '../data/counts.ts'
import { type City, ROUTES, type Route } from '../map/map.ts'
import { type Move, type Pay, placesIn } from '../moves.ts'

export const openTarget = (place: number): Target => `open:${place + 1}`
export const deckTarget = (back: Back): Target => `deck:${BACK_NAMES[back]}`
export const routeTarget = (route: Route): Target => `route:${ROUTES[route]?.code}`
export const portTarget = (city: City): Target => `port:${CITIES[city]?.code}`
export const TICKETS_TARGET: Target = 'tickets'
export const gainTarget = (back: Back): Target => `gain:${BACK_NAMES[back]}`
export const ticketTarget = (place: number): Target => `ticket:${place + 1}`
export const piecesTarget = (trains: number): Target => `pieces:${trains}`

const SORTS = ['plain', 'symbol', 'single', 'double'] as const
const SORT_FROM = [PLAIN, SYMBOL, SINGLE, DOUBLE] as const

const CARD_TARGETS: readonly Target[] = ALL_CARDS.map((card) => {
  if (card === LOCOMOTIVE) return 'card:locomotive'
  const sort = SORT_FROM.findLastIndex((from) => card >= from)
  return `card:${COLOURS[card - (SORT_FROM[sort] ?? 0)]}-${SORTS[sort]}`
})

export const cardTarget = (card: Card): Target => CARD_TARGETS[card] ?? 'card:none'

export const targets = (move: Move): readonly Target[] => {
  switch (move.kind) {
    case 'keep':
      return placesIn(move.places).map(ticketTarget)
    case 'pieces':
      return [piecesTarget(move.trains)]
    case 'take':
      return [openTarget(move.place)]
    case 'blind':
    case 'refill':
      return [deckTarget(move.back)]
    case 'claim':
      return [routeTarget(move.route)]
    case 'harbour':
      return [portTarget(move.city)]
    case 'seek':
      return [TICKETS_TARGET]
    case 'swap':
      return [gainTarget(move.gain)]
    case 'pay':
      return cardsOf(move).map(([card]) => cardTarget(card))
  }
}

/** The cards of a payment, each with its number. */
export const cardsOf = (pay: Pay): readonly (readonly [card: Card, count: number])[] => {
  const all: readonly (readonly [Card, number])[] = [
    [PLAIN + pay.colour, pay.plain],
    [SYMBOL + pay.colour, pay.symbol],
    [SINGLE + pay.colour, pay.single],
    [DOUBLE + pay.colour, pay.double],
    [LOCOMOTIVE, pay.locomotive],
  ]
  return all.filter(([, count]) => count > 0)
}
