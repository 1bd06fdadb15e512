/** Why a target cannot be chosen: the rule, and what is missing. */
import type { RuleId, Seat } from '../../../kit/game.ts'
import type { Message } from '../../../kit/text.ts'
import {
  type Back,
  backOf,
  CARD_KINDS,
  type Card,
  DOUBLE,
  LOCOMOTIVE,
  PLAIN,
  SHIP,
  SINGLE,
  SYMBOL,
  TRAIN,
} from '../cards/cards.ts'
import { canDraw } from '../cards/decks.ts'
import { harbourLack } from '../cards/payments.ts'
import { BOX, COLOURS, HARBOURS } from '../data/counts.ts'
import { harboursLeft, hasRouteAt } from '../holdings.ts'
import { type City, GREY, type Route, type RouteFacts, routeFacts } from '../map/map.ts'
import { closedByTwin } from '../map/twins.ts'
import { PORT_FROM, type State } from '../state.ts'
import { cardName, cityName, deckName, missingCards, noPieces, pieceName, routeName, say } from './words.ts'

type Reason = readonly [rule: RuleId, message: Message]

/** An open card: it cannot be replaced, or it is a locomotive and this is the second card. */
export const openRefusal = (state: State): Reason =>
  canDraw(state) ? ['GL-4.4', say('refusal.open.locomotive')] : ['GL-4.10', say('refusal.open.replace')]

export const deckRefusal = (back: Back): Reason => ['GL-4.10', say('refusal.deck', { deck: deckName(back) })]

export const gainRefusal = (state: State, seat: Seat, back: Back): Reason => {
  const inBox = back === TRAIN ? (state.box[seat] ?? 0) > 0 : (state.box[seat] ?? 0) < BOX
  return inBox
    ? ['GL-8.1', say('refusal.gain.none', { pieces: noPieces(back === TRAIN ? SHIP : TRAIN) })]
    : ['GL-8.1', say('refusal.gain.box', { pieces: noPieces(back) })]
}

export const routeRefusal = (state: State, seat: Seat, route: Route): Reason => {
  const facts = routeFacts(route)
  const name = routeName(route)
  const owner = state.owners[route] ?? -1
  if (owner === seat) return ['GL-5.5', say('refusal.route.own', { route: name })]
  if (owner >= 0) return ['GL-5.5', say('refusal.route.taken', { route: name, seat: { seat: owner } })]
  if (closedByTwin(state, seat, route)) {
    const twinOwner = state.owners[facts.twin] ?? -1
    return twinOwner === seat
      ? ['GL-5.6', say('refusal.route.twin.own', { route: name })]
      : ['GL-5.6', say('refusal.route.twin', { route: name, seat: { seat: twinOwner } })]
  }
  const back = facts.kind === 'train' ? TRAIN : SHIP
  const pieces = (back === TRAIN ? state.trains[seat] : state.ships[seat]) ?? 0
  if (pieces < facts.length) {
    return ['GL-5.4', say('refusal.route.pieces', { pieces: pieceName(back, facts.length), count: pieces })]
  }
  const missing = missingCards(back, facts.colour, routeLack(state, seat, facts))
  return ['GL-5.1', say('refusal.route.cards', { missing })]
}

/** The fewest spaces that the hand leaves uncovered, over all colours. */
const routeLack = (state: Pick<State, 'hands'>, seat: Seat, { kind, colour, length }: RouteFacts): number => {
  const held = (card: Card): number => state.hands[seat * CARD_KINDS + card] ?? 0
  const covered = COLOURS.map((_, any) => {
    if (colour !== GREY && any !== colour) return 0
    return kind === 'train' ? held(PLAIN + any) + held(SYMBOL + any) : held(SINGLE + any) + 2 * held(DOUBLE + any)
  })
  return Math.max(0, length - Math.max(...covered) - held(LOCOMOTIVE))
}

export const portRefusal = (state: State, seat: Seat, city: City): Reason => {
  const owner = state.harbours[city] ?? -1
  const name = cityName(city)
  if (owner === seat) return ['GL-7.1', say('refusal.port.own', { city: name })]
  if (owner >= 0) return ['GL-7.1', say('refusal.port.taken', { city: name, seat: { seat: owner } })]
  if (harboursLeft(state, seat) === 0) return ['GL-7.1', say('refusal.port.none', { count: HARBOURS })]
  if (!hasRouteAt(state, seat, city)) return ['GL-7.2', say('refusal.port.route', { city: name })]
  return ['GL-7.3', say('refusal.port.cards', { count: harbourLack(state, seat) })]
}

/** A card of the hand that is in no payment for the chosen route or harbour. */
export const cardRefusal = (state: State, card: Card): Reason => {
  const name = cardName(card)
  const sort = [DOUBLE, SINGLE, SYMBOL, PLAIN].find((from) => card >= from) ?? 0
  if (state.paying >= PORT_FROM) {
    const fits = sort === SINGLE || sort === SYMBOL
    return ['GL-7.3', fits ? say('refusal.card.few', { card: name }) : say('refusal.card.harbour', { card: name })]
  }
  const { kind, colour } = routeFacts(state.paying)
  if (card !== LOCOMOTIVE && backOf(card) !== (kind === 'train' ? TRAIN : SHIP)) {
    return ['GL-1.6', kind === 'train' ? say('refusal.card.train') : say('refusal.card.ship')]
  }
  if (colour !== GREY && card !== LOCOMOTIVE && card - sort !== colour) {
    return ['GL-5.1', say('refusal.card.colour', { card: name })]
  }
  // The hand has enough of this card, but no payment includes it.
  const enough =
    card === LOCOMOTIVE || routeLack(state, state.mover, { ...routeFacts(state.paying), colour: card - sort }) === 0
  return enough
    ? ['GL-5.3', say('refusal.card.over', { card: name })]
    : ['GL-5.1', say('refusal.card.few', { card: name })]
}
