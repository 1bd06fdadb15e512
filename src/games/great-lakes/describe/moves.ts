/** A move in words: lists, terminal, screen readers. */
import type { Message } from '../../../kit/text.ts'
import { PIECES } from '../data/counts.ts'
import { routeFacts } from '../map/map.ts'
import { type Move, placesIn } from '../moves.ts'
import { cityName, deckName, paidCards, pieceName, routeCost, routeName, say } from './words.ts'

export const describeMove = (move: Move): Message => {
  switch (move.kind) {
    case 'keep':
      return keepLabel(move.places)
    case 'pieces':
      return say('move.pieces', { trains: pieceName(0, move.trains), ships: pieceName(1, PIECES - move.trains) })
    case 'take':
      return say('move.take', { place: move.place + 1 })
    case 'blind':
      return say('move.blind', { deck: deckName(move.back) })
    case 'refill':
      return say('move.refill', { deck: deckName(move.back) })
    case 'claim': {
      const { points } = routeFacts(move.route)
      return say('move.claim', { route: routeName(move.route), cost: routeCost(move.route), points })
    }
    case 'harbour':
      return say('move.harbour', { city: cityName(move.city) })
    case 'seek':
      return say('move.seek')
    case 'swap':
      return say('move.swap', {
        gain: pieceName(move.gain, move.count),
        give: pieceName(move.gain === 0 ? 1 : 0, move.count),
      })
    case 'pay':
      return say('move.pay', { cards: paidCards(move) })
  }
}

const keepLabel = (places: number): Message => {
  const kept = placesIn(places)
  return say('move.keep', { count: kept.length, places: kept.map((place) => String(place + 1)) })
}
