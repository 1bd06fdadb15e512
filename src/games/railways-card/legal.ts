/** The open decision and the legal moves of its seat: the only definition of legality. */
import type { Seat } from '../../kit/game.ts'
import { cityCard, JOKER } from './cards/cards.ts'
import { BUNCH, citiesIn, lowest } from './cards/decks.ts'
import { canFollowWithCard, canTake, listCards } from './cards/taking.ts'
import {
  BUILD,
  CUBE,
  DECLINE,
  DISCARD,
  type Discard,
  JOIN,
  LAY,
  type Move,
  PASS,
  PAY,
  payAt,
  RESTOCK,
  SHIP,
  STOP,
  TO,
  TRIM,
} from './moves.ts'
import { type City, SHOWN, TILE, VALUE } from './network/cities.ts'
import { destinations, findShippable, hasRoom } from './network/network.ts'
import type { State } from './state.ts'

/** The kinds of decisions, as in the table of the rules. */
export type Decision = 'act' | 'join' | 'pay' | 'deliver' | 'destination' | 'follow' | 'restock' | 'take' | 'trim'

/** The step, refined by an unfinished choice. */
export const decision = (state: State): Decision => {
  if (state.building >= 0) return state.joint < 0 ? 'join' : 'pay'
  if (state.discarding >= 0) return 'follow'
  if (state.source >= 0) return 'destination'
  return state.step === 'over' ? 'act' : state.step
}

const NONE: readonly Move[] = []

export const legal = (state: State, seat: Seat): readonly Move[] => {
  if (state.step === 'over' || seat !== state.mover) return NONE
  switch (decision(state)) {
    case 'act':
      return acts(state, seat)
    case 'join':
      return joints(state, seat)
    case 'pay':
      return payments(state, seat)
    case 'deliver':
      return [...shipments(state, seat), DECLINE]
    case 'destination':
      return destinations(state, seat, state.source, state.good).map((city) => TO[city]!)
    case 'follow':
      return follows(state)
    case 'restock':
      return state.built.filter((city) => isBare(state, city)).map((city) => RESTOCK[city]!)
    case 'take':
      return takes(state)
    case 'trim':
      return inHand(state, seat, TRIM, [])
  }
}

/** RC-3.2: A to E, as far as each is possible; RC-10.1: without locomotives none can be laid and no good delivered. */
const acts = (state: State, seat: Seat): readonly Move[] => {
  const moves: Move[] = []
  if (state.trains[seat]! > 0) pushBuilds(state, seat, moves) // RC-4.8
  if (state.hands[seat * BUNCH + JOKER]! > 0) moves.push(LAY) // RC-5.1
  pushShipments(state, seat, moves)
  if (canFollow(state)) inHand(state, seat, DISCARD, moves) // RC-7.5
  moves.push(PASS)
  return moves
}

/** RC-4.1: the starting tile takes every colour, so any affordable city can be joined. */
const pushBuilds = (state: State, seat: Seat, moves: Move[]): void => {
  for (let cities = citiesIn(state.hands, seat); cities !== 0; cities &= cities - 1) {
    const city = lowest(cities)
    if (payable(state.hands, seat, city) !== 0) moves.push(BUILD[city]!)
  }
}

/** The colours that a city takes and that the seat can pay, one bit each. */
const payable = (hands: readonly number[], seat: Seat, city: City): number => {
  const value = VALUE[city]!
  let colours = 0
  for (let shown = SHOWN[city]!; shown !== 0; shown &= shown - 1) {
    const colour = lowest(shown)
    if (mostPaid(hands, seat, colour) >= value) colours |= 1 << colour
  }
  return colours
}

/** RC-4.4: the most that a seat can pay in a colour: 0 without a rail of it, else jokers add 1 each. */
export const mostPaid = (hands: readonly number[], seat: Seat, colour: number): number => {
  const at = seat * BUNCH + 2 * colour
  const rails = hands[at]! + 2 * hands[at + 1]!
  return rails === 0 ? 0 : rails + hands[seat * BUNCH + JOKER]!
}

/** RC-4.2: the tile first, then the cities in the order in which they were built. */
const joints = (state: State, seat: Seat): readonly Move[] => {
  const colours = payable(state.hands, seat, state.building)
  const moves: Move[] = []
  pushJoints(state, TILE, colours, moves)
  for (const place of state.built) pushJoints(state, place, colours, moves)
  return moves
}

const pushJoints = (state: State, place: number, colours: number, moves: Move[]): void => {
  for (let rest = colours; rest !== 0; rest &= rest - 1) {
    const colour = lowest(rest)
    if (hasRoom(state, place, colour)) moves.push(JOIN[place * 5 + colour]!)
  }
}

/** RC-4.4, RC-4.9: the cheapest first, with the fewest jokers; then every more expensive one. */
const payments = (state: State, seat: Seat): readonly Move[] => {
  const colour = state.joint % 5
  const at = seat * BUNCH + 2 * colour
  const ones = state.hands[at]!
  const twos = state.hands[at + 1]!
  const jokers = state.hands[seat * BUNCH + JOKER]!
  const moves: Move[] = []
  for (let total = VALUE[state.building]!; total <= ones + 2 * twos + jokers; total++) {
    for (let joker = 0; joker <= jokers && joker < total; joker++) {
      const rails = total - joker
      for (let two = Math.min(twos, rails >> 1); two >= 0 && rails - 2 * two <= ones; two--) {
        moves.push(PAY[payAt(colour, rails - 2 * two, two, joker)]!)
      }
    }
  }
  return moves
}

const shipments = (state: State, seat: Seat): readonly Move[] => {
  const moves: Move[] = []
  pushShipments(state, seat, moves)
  return moves
}

const pushShipments = (state: State, seat: Seat, moves: Move[]): void => {
  const goods = findShippable(state, seat)
  if (goods === undefined) return
  for (const city of state.built) {
    for (let bits = goods[city]!; bits !== 0; bits &= bits - 1) moves.push(SHIP[city * 4 + lowest(bits)]!)
  }
}

/** RC-7.5 */
const canFollow = (state: State): boolean => canFollowWithCard(state) || canRestock(state)

const canRestock = (state: State): boolean => {
  if (state.bagLeft === 0) return false
  for (const city of state.built) if (isBare(state, city)) return true
  return false
}

/** RC-7.3: a city on the table that has no goods. */
const isBare = ({ goods }: Pick<State, 'goods'>, city: City): boolean =>
  goods[city * 4]! + goods[city * 4 + 1]! + goods[city * 4 + 2]! + goods[city * 4 + 3]! === 0

/** RC-7.2, RC-7.3, RC-7.6: never from the pile, never an open locomotive. */
const follows = (state: State): readonly Move[] => {
  const moves = listCards(state, false, false)
  if (canRestock(state)) moves.push(CUBE)
  return moves
}

/** RC-3.3: the first card is mandatory. */
const takes = (state: State): readonly Move[] => {
  const moves = listCards(state, true, canTake(state))
  if (state.taken > 0) moves.push(STOP)
  return moves
}

/** Identical cards are one option. */
const inHand = ({ hands }: State, seat: Seat, list: readonly Discard[], moves: Move[]): Move[] => {
  const at = seat * BUNCH
  for (let card = 0; card <= JOKER; card++) if (hands[at + card]! > 0) moves.push(list[card]!)
  for (let cities = citiesIn(hands, seat); cities !== 0; cities &= cities - 1) {
    moves.push(list[cityCard(lowest(cities))]!)
  }
  return moves
}
