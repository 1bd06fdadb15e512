/** GL-5, GL-7.3: what a hand can pay. */
import type { Seat } from '../../../kit/game.ts'
import { CARDS, COLOURS, HARBOUR_CARDS, HARBOUR_EACH } from '../data/counts.ts'
import { GREY, ROUTES, type RouteFacts, routeFacts } from '../map/map.ts'
import {
  BIT,
  COLOURS_1,
  GREY_SHIPS,
  HARBOURS_WORD,
  SHIPS_1,
  SHIPS_2,
  TRAINS_1,
  TRAINS_2,
  WORDS,
} from '../map/openings.ts'
import { ALL_LOCOMOTIVES, type Pay, payment } from '../moves.ts'
import { PORT_FROM, type State } from '../state.ts'
import { CARD_KINDS, DOUBLE, LOCOMOTIVE, PLAIN, SINGLE, SYMBOL } from './cards.ts'

/** Every payment for the chosen route or harbour, those with few locomotives first. */
export const payments = (state: State): readonly Pay[] =>
  state.paying >= PORT_FROM
    ? harbourPayments(state, state.mover)
    : routePayments(state, state.mover, routeFacts(state.paying))

/** Reused buffer for the lists below; complete lists are copied from it. */
const list: Pay[] = Array.from({ length: 256 }, () => ALL_LOCOMOTIVES[0]!)
let length = 0

const routePayments = (state: State, seat: Seat, { kind, colour, length: spaces }: RouteFacts): readonly Pay[] => {
  const wild = state.hands[seat * CARD_KINDS + LOCOMOTIVE]!
  const pay = kind === 'train' ? addTrains : addShips
  length = 0
  for (let used = 0; used <= wild && used < spaces; used++) {
    // GL-5.1: on a grey route any one colour.
    if (colour === GREY) for (let any = 0; any < COLOURS.length; any++) pay(state, seat, any, spaces, used)
    else pay(state, seat, colour, spaces, used)
  }
  if (wild >= spaces) list[length++] = ALL_LOCOMOTIVES[spaces]! // GL-5.2
  return list.slice(0, length)
}

/** GL-7.3: never more than two of either kind, plus locomotives. */
const harbourPayments = (state: State, seat: Seat): readonly Pay[] => {
  const hand = seat * CARD_KINDS
  const wild = state.hands[hand + LOCOMOTIVE]!
  length = 0
  for (let used = 0; used <= wild && used < HARBOUR_CARDS; used++) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const trains = Math.min(HARBOUR_EACH, state.hands[hand + SYMBOL + colour]!)
      const ships = Math.min(HARBOUR_EACH, state.hands[hand + SINGLE + colour]!)
      for (let symbol = 0; symbol <= trains; symbol++) {
        const single = HARBOUR_CARDS - used - symbol
        if (single >= 0 && single <= ships) list[length++] = payment(colour, 0, symbol, single, 0, used)
      }
    }
  }
  if (wild >= HARBOUR_CARDS) list[length++] = ALL_LOCOMOTIVES[HARBOUR_CARDS]!
  return list.slice(0, length)
}

/** GL-5.1, GL-5.8: plain cards and cards with the symbol pay the same. */
const addTrains = (state: State, seat: Seat, colour: number, spaces: number, wild: number): void => {
  const plain = state.hands[seat * CARD_KINDS + PLAIN + colour]!
  const most = Math.min(state.hands[seat * CARD_KINDS + SYMBOL + colour]!, spaces - wild)
  for (let symbol = Math.max(0, spaces - wild - plain); symbol <= most; symbol++) {
    list[length++] = payment(colour, spaces - wild - symbol, symbol, 0, 0, wild)
  }
}

/** GL-5.3, GL-R6: ships cover the route exactly, or double ships alone with one ship too many. */
const addShips = (state: State, seat: Seat, colour: number, spaces: number, wild: number): void => {
  const single = state.hands[seat * CARD_KINDS + SINGLE + colour]!
  const double = state.hands[seat * CARD_KINDS + DOUBLE + colour]!
  for (let pairs = Math.min(double, (spaces - wild) >> 1); pairs >= 0; pairs--) {
    const rest = spaces - wild - 2 * pairs
    if (rest > single) break
    list[length++] = payment(colour, 0, 0, rest, pairs, wild)
  }
  if (wild === 0 && spaces % 2 === 1 && double > spaces >> 1) {
    list[length++] = payment(colour, 0, 0, 0, (spaces + 1) >> 1, 0)
  }
}

/** Room for the spaces that one colour and locomotives can cover. */
const MOST = 32

/** By colour, then spaces covered: the bits of the routes of this kind up to that length. */
const upTo = (kind: RouteFacts['kind']): Int32Array =>
  Int32Array.from({ length: (GREY + 1) * MOST }, (_, at) => {
    const [colour, most] = [Math.floor(at / MOST), at % MOST]
    const isCovered = (facts: RouteFacts) => facts.kind === kind && facts.colour === colour && facts.length <= most
    return ROUTES.reduce((bits, facts, route) => (isCovered(facts) ? bits | BIT[route]! : bits), 0)
  })
const TRAINS_UP_TO = upTo('train')
const SHIPS_UP_TO = upTo('ship')
const GREY_FROM = GREY * MOST

/** By trains and single ships with the symbol: how much of a harbour they pay, as a bit. */
const HARBOUR_PART = Int32Array.from({ length: (CARDS.symbol + 1) * (CARDS.single + 1) }, (_, at) => {
  const [trains, ships] = [Math.floor(at / (CARDS.single + 1)), at % (CARDS.single + 1)]
  return 1 << (Math.min(HARBOUR_EACH, trains) + Math.min(HARBOUR_EACH, ships))
})

/** Reused result of `payable`. */
const payableBits = new Int32Array(WORDS)

/**
 * By word of `openings.ts`: the routes that the seat can pay and has the pieces for, and all
 * harbours or none. Each call overwrites the result. It collects bits instead of comparing
 * numbers to find a maximum: hands are random, so the processor would mispredict those branches.
 */
export const payable = (state: State, seat: Seat): Int32Array => {
  const { hands } = state
  const hand = seat * CARD_KINDS
  const wild = hands[hand + LOCOMOTIVE]!
  const trains = Math.min(state.trains[seat]!, MOST - 1) // GL-5.4
  const ships = Math.min(state.ships[seat]!, MOST - 1)
  let trainBits = 0
  let shipBits = 0
  let greyTrains = 0
  let greyShips = 0
  let parts = 0
  for (let colour = 0; colour < GREY; colour++) {
    if (colour === COLOURS_1) {
      payableBits[TRAINS_1] = trainBits
      payableBits[SHIPS_1] = shipBits
      trainBits = 0
      shipBits = 0
    }
    const symbol = hands[hand + SYMBOL + colour]!
    const single = hands[hand + SINGLE + colour]!
    const byTrain = Math.min(hands[hand + PLAIN + colour]! + symbol + wild, trains)
    const byShip = Math.min(single + 2 * hands[hand + DOUBLE + colour]! + wild, ships)
    trainBits |= TRAINS_UP_TO[colour * MOST + byTrain]!
    shipBits |= SHIPS_UP_TO[colour * MOST + byShip]!
    greyTrains |= TRAINS_UP_TO[GREY_FROM + byTrain]!
    greyShips |= SHIPS_UP_TO[GREY_FROM + byShip]!
    parts |= HARBOUR_PART[symbol * (CARDS.single + 1) + single]!
  }
  payableBits[TRAINS_2] = trainBits | greyTrains
  payableBits[SHIPS_2] = shipBits
  payableBits[GREY_SHIPS] = greyShips
  payableBits[HARBOURS_WORD] = parts << wild >= 1 << HARBOUR_CARDS ? -1 : 0
  return payableBits
}

/** How many cards the seat lacks for a harbour, in the colour that lacks fewest. */
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
