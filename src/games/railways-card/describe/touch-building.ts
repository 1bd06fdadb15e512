/** Actions, places to join and payments: their targets, and the reasons of refused ones. */
import type { Refusal, Seat } from '../../../kit/game.ts'
import { CARDS, type Card, colourOf, isRail, JOKER, railCard } from '../cards/cards.ts'
import { BUNCH, cardsIn, citiesIn, countOf, lowest } from '../cards/decks.ts'
import { payment, paymentValue } from '../cards/payment.ts'
import { mostPaid } from '../legal.ts'
import { COLOURS } from '../moves.ts'
import { type City, TILE, VALUE } from '../network/cities.ts'
import { hasRoom, showsColour } from '../network/network.ts'
import type { State } from '../state.ts'
import { buildTarget, discardTarget, handTarget, joinTarget, LAY_TARGET, PASS_TARGET, payTarget } from './targets.ts'
import { always, because, type TouchTarget, touch } from './touch.ts'
import { touchGoods } from './touch-delivery.ts'
import { cityName, colourName, placeName, say } from './words.ts'

type Why = Omit<Refusal, 'target'>

export const touchAct = (state: State, seat: Seat): readonly TouchTarget[] => [
  ...citiesOf(state, seat).map((city) => touch(buildTarget(city), () => whyNotBuild(state, seat, city))),
  touch(LAY_TARGET, () =>
    state.younger ? because('RC-10.1', say('refusal.younger')) : because('RC-5.1', say('refusal.lay')),
  ),
  ...touchGoods(state, seat),
  ...kindsInHand(state, seat).map((card) =>
    touch(discardTarget(card), () => because('RC-7.5', say('refusal.discard'))),
  ),
  always(PASS_TARGET),
]

const citiesOf = (state: State, seat: Seat): readonly City[] => {
  const cities: City[] = []
  for (let bits = citiesIn(state.hands, seat); bits !== 0; bits &= bits - 1) cities.push(lowest(bits))
  return cities
}

export const kindsInHand = (state: State, seat: Seat): readonly Card[] =>
  CARDS.filter((card) => countOf(state.hands, seat, card) > 0)

const whyNotBuild = (state: State, seat: Seat, city: City): Why => {
  if (state.trains[seat] === 0) return because('RC-4.8', say('refusal.build.train'))
  return because('RC-4.4', say('refusal.build.means', { city: cityName(city), value: VALUE[city] ?? 0 }))
}

/** Every colour at the tile and at every city on the table. */
export const touchJoin = (state: State, seat: Seat): readonly TouchTarget[] =>
  [TILE, ...state.built].flatMap((place) =>
    COLOURS.map((colour) => touch(joinTarget(place, colour), () => whyNotJoin(state, seat, place, colour))),
  )

const whyNotJoin = (state: State, seat: Seat, place: number, index: number): Why => {
  const [city, colour] = [cityName(state.building), colourName(index)]
  if (!showsColour(state.building, index)) return because('RC-4.2', say('refusal.join.colour', { city, colour }))
  if (!hasRoom(state, place, index))
    return because('RC-4.2', say('refusal.join.room', { place: placeName(place), colour }))
  const [most, value] = [mostPaid(state.hands, seat, index), VALUE[state.building] ?? 0]
  if (most === 0) return because('RC-4.4', say('refusal.join.rail', { colour }))
  return because('RC-4.4', say('refusal.join.means', { colour, most, value }))
}

/** Every number of ones, twos and jokers that the hand has, and rails of other colours. */
export const touchPay = (state: State, seat: Seat): readonly TouchTarget[] => {
  const colour = state.joint % 5
  const held = (card: Card): readonly number[] => upTo(state.hands[seat * BUNCH + card] ?? 0)
  const combinations = held(railCard(colour, 1)).flatMap((ones) =>
    held(railCard(colour, 2)).flatMap((twos) => held(JOKER).map((jokers) => ({ ones, twos, jokers }))),
  )
  const others = [...new Set(cardsIn(state.hands, seat))].filter((card) => isRail(card) && colourOf(card) !== colour)
  return [
    ...combinations
      .filter(({ ones, twos, jokers }) => ones + twos + jokers > 0)
      .map((cards) => touch(payTarget(cards), () => whyNotPay(state, colour, cards))),
    ...others.map((card) =>
      touch(handTarget(card), () => because('RC-4.9', say('refusal.pay.other', { colour: colourName(colour) }))),
    ),
  ]
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count)

const whyNotPay = (
  state: State,
  colour: number,
  { ones, twos, jokers }: { ones: number; twos: number; jokers: number },
): Why => {
  if (ones + twos === 0) return because('RC-4.4', say('refusal.pay.rail', { colour: colourName(colour) }))
  const total = paymentValue(payment(ones, twos, jokers))
  return because('RC-4.4', say('refusal.pay.little', { total, value: VALUE[state.building] ?? 0 }))
}
