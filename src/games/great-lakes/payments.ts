/** GL-5, GL-7.3: what a hand can pay. */
import type { Seat } from '../../kit/game.ts'
import { CARD_KINDS, DOUBLE, LOCOMOTIVE, PLAIN, SINGLE, SYMBOL } from './cards.ts'
import { COLOURS, HARBOUR_CARDS, HARBOUR_EACH } from './data/counts.ts'
import { GREY, type RouteFacts, routeFacts } from './map.ts'
import { ALL_LOCOMOTIVES, type Pay, payment } from './moves.ts'
import { PORT_FROM, type State } from './state.ts'

/** Every payment for what the mover has named, those with few locomotives first. */
export const payments = (state: State): readonly Pay[] =>
  state.paying >= PORT_FROM
    ? harbourPayments(state, state.mover)
    : routePayments(state, state.mover, routeFacts(state.paying))

const routePayments = (state: State, seat: Seat, { kind, colour, length }: RouteFacts): readonly Pay[] => {
  const wild = state.hands[seat * CARD_KINDS + LOCOMOTIVE]!
  const list: Pay[] = []
  const pay = kind === 'train' ? addTrains : addShips
  for (let used = 0; used <= wild && used < length; used++) {
    // GL-5.1: on a grey route any one colour.
    if (colour === GREY) for (let any = 0; any < COLOURS.length; any++) pay(list, state, seat, any, length, used)
    else pay(list, state, seat, colour, length, used)
  }
  if (wild >= length) list.push(ALL_LOCOMOTIVES[length]!) // GL-5.2
  return list
}

/** GL-7.3: never more than two of either kind besides the locomotives. */
const harbourPayments = (state: State, seat: Seat): readonly Pay[] => {
  const hand = seat * CARD_KINDS
  const wild = state.hands[hand + LOCOMOTIVE]!
  const list: Pay[] = []
  for (let used = 0; used <= wild && used < HARBOUR_CARDS; used++) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const trains = Math.min(HARBOUR_EACH, state.hands[hand + SYMBOL + colour]!)
      const ships = Math.min(HARBOUR_EACH, state.hands[hand + SINGLE + colour]!)
      for (let symbol = 0; symbol <= trains; symbol++) {
        const single = HARBOUR_CARDS - used - symbol
        if (single >= 0 && single <= ships) list.push(payment(colour, 0, symbol, single, 0, used))
      }
    }
  }
  if (wild >= HARBOUR_CARDS) list.push(ALL_LOCOMOTIVES[HARBOUR_CARDS]!)
  return list
}

/** GL-5.1, GL-5.8: plain cards and those with a symbol pay alike. */
const addTrains = (list: Pay[], state: State, seat: Seat, colour: number, length: number, wild: number): void => {
  const plain = state.hands[seat * CARD_KINDS + PLAIN + colour]!
  const most = Math.min(state.hands[seat * CARD_KINDS + SYMBOL + colour]!, length - wild)
  for (let symbol = Math.max(0, length - wild - plain); symbol <= most; symbol++) {
    list.push(payment(colour, length - wild - symbol, symbol, 0, 0, wild))
  }
}

/** GL-5.3, GL-R6: ships cover the route exactly, or doubles alone with one ship too many. */
const addShips = (list: Pay[], state: State, seat: Seat, colour: number, length: number, wild: number): void => {
  const single = state.hands[seat * CARD_KINDS + SINGLE + colour]!
  const double = state.hands[seat * CARD_KINDS + DOUBLE + colour]!
  for (let pairs = Math.min(double, (length - wild) >> 1); pairs >= 0; pairs--) {
    const rest = length - wild - 2 * pairs
    if (rest > single) break
    list.push(payment(colour, 0, 0, rest, pairs, wild))
  }
  if (wild === 0 && length % 2 === 1 && double > length >> 1) list.push(payment(colour, 0, 0, 0, (length + 1) >> 1, 0))
}

/** Scratch of `reach`: by kind and colour, grey after the colours. */
const GREY_TRAIN = GREY
const SHIPS_FROM = GREY + 1
/** How many answers `reach` has. */
export const REACHES = 2 * SHIPS_FROM
const scratch = new Int8Array(REACHES)

/**
 * The longest route that the seat can pay and has the pieces for: by colour and, last, for grey;
 * first for trains, then for ships. Filled in anew by every call.
 */
export const reach = (state: State, seat: Seat): Int8Array => {
  const { hands } = state
  const hand = seat * CARD_KINDS
  const wild = hands[hand + LOCOMOTIVE]!
  const trains = state.trains[seat]!
  const ships = state.ships[seat]!
  let [bestTrain, bestShip] = [0, 0]
  for (let colour = 0; colour < GREY; colour++) {
    const byTrain = Math.min(hands[hand + PLAIN + colour]! + hands[hand + SYMBOL + colour]! + wild, trains) // GL-5.4
    const byShip = Math.min(hands[hand + SINGLE + colour]! + 2 * hands[hand + DOUBLE + colour]! + wild, ships)
    scratch[colour] = byTrain
    scratch[SHIPS_FROM + colour] = byShip
    if (byTrain > bestTrain) bestTrain = byTrain
    if (byShip > bestShip) bestShip = byShip
  }
  scratch[GREY_TRAIN] = bestTrain
  scratch[SHIPS_FROM + GREY] = bestShip
  return scratch
}

/** Where `reach` holds the answer for a route. */
export const reachAt = ({ kind, colour }: Pick<RouteFacts, 'kind' | 'colour'>): number =>
  kind === 'train' ? colour : SHIPS_FROM + colour

/** How many cards the seat lacks for a harbour, with the colour that lacks the fewest. */
export const harbourLack = (state: Pick<State, 'hands'>, seat: Seat): number => {
  const hand = seat * CARD_KINDS
  let best = 0
  for (let colour = 0; colour < GREY; colour++) {
    const trains = Math.min(HARBOUR_EACH, state.hands[hand + SYMBOL + colour]!)
    const ships = Math.min(HARBOUR_EACH, state.hands[hand + SINGLE + colour]!)
    if (trains + ships > best) best = trains + ships
  }
  return Math.max(0, HARBOUR_CARDS - best - state.hands[hand + LOCOMOTIVE]!)
}
