/** The targets that a player touches to choose a move, and the move in words. */
import type { Target } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import { type Card, cardId } from '../cards/cards.ts'
import { payment, paymentValue } from '../cards/payment.ts'
import { goodId, type Move, type Pay, placeId } from '../moves.ts'
import { type City, cardOf, RAIL_LETTERS } from '../network/cities.ts'
import { cardName, cityName, colourName, goodName, paymentName, placeName, say } from './words.ts'

export const buildTarget = (city: City): Target => `build:${cardOf(city).id}`
export const joinTarget = (to: number, colour: number): Target => `join:${placeId(to)}:${RAIL_LETTERS[colour]}`
export const payTarget = ({ ones, twos, jokers }: Omit<Pay, 'kind' | 'colour'>): Target =>
  `pay:${ones}.${twos}.${jokers}`
/** A card in the hand that cannot pay for the link. */
export const handTarget = (card: Card): Target => `hand:${cardId(card)}`
export const goodTarget = (city: City, good: number): Target => `good:${cardOf(city).id}:${goodId(good)}`
export const toTarget = (to: number): Target => `to:${placeId(to)}`
export const discardTarget = (card: Card): Target => `discard:${cardId(card)}`
export const displayTarget = (card: Card): Target => `display:${cardId(card)}`
export const restockTarget = (to: number): Target => `restock:${placeId(to)}`
export const DECK_TARGET: Target = 'deck'
export const PILE_TARGET: Target = 'pile'
export const LAY_TARGET: Target = 'lay'
export const CUBE_TARGET: Target = 'cube'
export const PASS_TARGET: Target = 'pass'
export const DECLINE_TARGET: Target = 'decline'
export const STOP_TARGET: Target = 'stop'

export const targets = (move: Move): readonly Target[] => [target(move)]

const target = (move: Move): Target => {
  switch (move.kind) {
    case 'build':
      return buildTarget(move.city)
    case 'join':
      return joinTarget(move.to, move.colour)
    case 'pay':
      return payTarget(move)
    case 'ship':
      return goodTarget(move.city, move.good)
    case 'to':
      return toTarget(move.city)
    case 'discard':
    case 'trim':
      return discardTarget(move.card)
    case 'take':
      return move.from === 'display' ? displayTarget(move.card) : move.from
    case 'restock':
      return restockTarget(move.city)
    default:
      return move.kind
  }
}

export const describeMove = (move: Move): Message => {
  switch (move.kind) {
    case 'build':
      return say('move.build', { city: cityName(move.city) })
    case 'join':
      return say('move.join', { place: placeName(move.to), colour: colourName(move.colour) })
    case 'pay':
      return say('move.pay', {
        cards: paymentName(move),
        points: paymentValue(payment(move.ones, move.twos, move.jokers)),
      })
    case 'ship':
      return say('move.ship', { good: goodName(move.good), city: cityName(move.city) })
    case 'to':
      return say('move.to', { city: cityName(move.city) })
    case 'discard':
      return say('move.discard', { card: cardName(move.card) })
    case 'trim':
      return say('move.trim', { card: cardName(move.card) })
    case 'take':
      return move.from === 'display' ? say('move.take', { card: cardName(move.card) }) : say(`move.take.${move.from}`)
    case 'restock':
      return say('move.restock', { city: cityName(move.city) })
    default:
      return say(`move.${move.kind}`)
  }
}
