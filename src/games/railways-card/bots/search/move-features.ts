/** The features of a move. Each is an index into the policy weights (`data/policy-weights.ts`). */
import type { Seat } from '../../../../kit/game.ts'
import { type Card, cityOn, isCity, JOKER } from '../../cards/cards.ts'
import { BUNCH, citiesIn, lowest } from '../../cards/decks.ts'
import { payment, paymentValue } from '../../cards/payment.ts'
import { topOfPile } from '../../cards/taking.ts'
import { mostPaid } from '../../legal.ts'
import type { Move } from '../../moves.ts'
import { type City, DEMANDS, SHOWN, TILE, VALUE } from '../../network/cities.ts'
import { bestSets } from '../../network/goods.ts'
import { NOWHERE } from '../../network/network.ts'
import { pathBetween, tollsOf } from '../../network/paths.ts'
import { valueAt } from '../../score.ts'
import type { State } from '../../state.ts'

/** Index 0 means no feature. */
let end = 1
const room = (count: number): number => {
  const start = end
  end += count
  return start
}

/** How full the deck is, and 0 in the last round. */
const STAGES = 7
const CARDS_A_STAGE = 16
/** Upper bounds of counts; larger ones count as these. */
const COUNTS = 8
/** City values, 2 to 5. */
const VALUES = 6
/** Leads from −6 to 6. */
const LEADS = 13
/** Kinds of cards: rails of 1 and 2, joker, city by value. */
const KINDS = 3 + VALUES
/** What a card says about the hand: see `cardFeature`. */
const RAILS = 2 * COUNTS * 2
const SLACKS = 9
const CARDS = RAILS + COUNTS + VALUES * SLACKS

const BUILD = room(VALUES * STAGES)
const BUILD_SLACK = room(COUNTS)
const BUILD_GOODS = room(COUNTS)
const BUILD_TRAINS = room(COUNTS + 3)
const JOIN = room(3 * VALUES)
const JOIN_STAGE = room(3 * STAGES)
const JOIN_GOODS = room(COUNTS)
const JOIN_LEAD = room(LEADS)
const JOIN_SLACK = room(COUNTS)
const PAY_MORE = room(COUNTS * STAGES)
const PAY_JOKERS = room(COUNTS * STAGES)
const PAY_TWOS = room(COUNTS)
const PAY_LEAD = room(LEADS)
const LAY = room(COUNTS * STAGES)
const LAY_FAR = room(COUNTS)
const SHIP = room(COUNTS)
const SHIP_STAGE = room(COUNTS * STAGES)
const SHIP_SET = room(COUNTS)
const TO = room(COUNTS)
const TO_TOLLS = room(COUNTS)
const DISCARD = room(CARDS)
const DISCARD_STAGE = room(KINDS * STAGES)
const TRIM = room(CARDS)
const TAKE = room(CARDS)
const TAKE_STAGE = room(KINDS * STAGES)
const TAKE_SECOND = room(2 * KINDS)
const DECK = room(2 * STAGES)
const CUBE = room(STAGES)
const RESTOCK = room(2 * VALUES)
const PASS = room(STAGES)
const DECLINE = room(STAGES)
const STOP = room(STAGES)
const STOP_HAND = room(14)

export const FEATURES = end

/** Always four, filled up with 0. */
type Features = readonly [number, number, number, number]

/** Reused by every call. */
const features: [number, number, number, number] = [0, 0, 0, 0]

const shows = (one: number, two = 0, three = 0, four = 0): Features => {
  features[0] = one
  features[1] = two
  features[2] = three
  features[3] = four
  return features
}

/** The features of a seat's move. The next call overwrites them. */
export const featuresOf = (state: State, seat: Seat, move: Move): Features => {
  lookAt(state, seat)
  return featuresIn(move)
}

/** What all moves of a decision share. */
let now: State
let mover: Seat
let stage = 0
/** By colour: the value of rails in hand, and whether a city in hand shows the colour. */
const rails = new Int32Array(5)
let colours = 0

/** Prepares `featuresIn` for a decision of this seat. */
export const lookAt = (state: State, seat: Seat): void => {
  now = state
  mover = seat
  stage = state.end === 'none' ? 1 + Math.min(STAGES - 2, Math.floor(state.deckLeft / CARDS_A_STAGE)) : 0
  colours = 0
  for (let colour = 0; colour < 5; colour++) {
    const at = seat * BUNCH + 2 * colour
    rails[colour] = state.hands[at]! + 2 * state.hands[at + 1]!
  }
  for (let cities = citiesIn(state.hands, seat); cities !== 0; cities &= cities - 1) colours |= SHOWN[lowest(cities)]!
}

/** The features of a move of the decision given to `lookAt`. */
export const featuresIn = (move: Move): Features => {
  switch (move.kind) {
    case 'build':
      return shows(
        BUILD + VALUE[move.city]! * STAGES + stage,
        BUILD_SLACK + counted(slackOf(move.city)),
        BUILD_GOODS + counted(goodsWanted(move.city)),
        BUILD_TRAINS + now.trains[mover]!,
      )
    case 'join':
      return joinFeatures(move.to, move.colour)
    case 'pay':
      return payFeatures(paymentValue(payment(move.ones, move.twos, move.jokers)), move.twos, move.jokers)
    case 'lay':
      return shows(LAY + counted(now.power[mover]!) * STAGES + stage, LAY_FAR + farthest(now.power[mover]! + 1))
    case 'ship': {
      const far = counted(farFrom(move.city, move.good, now.power[mover]!))
      return shows(SHIP + far, SHIP_STAGE + far * STAGES + stage, SHIP_SET + counted(setGain(move.good)))
    }
    case 'to': {
      const path = pathBetween(now.parent, now.source, move.city)
      const tolls = tollsOf(now, mover, path).reduce((sum, points) => sum + points, 0)
      return shows(TO + counted(path.length), TO_TOLLS + counted(tolls))
    }
    case 'discard':
      return shows(DISCARD + cardFeature(move.card), DISCARD_STAGE + kindOf(move.card) * STAGES + stage)
    case 'trim':
      return shows(TRIM + cardFeature(move.card))
    case 'take':
      return move.from === 'deck'
        ? shows(DECK + stage + (now.taken > 0 ? STAGES : 0))
        : takeFeatures(move.from === 'pile' ? topOfPile(now) : move.card)
    case 'cube':
      return shows(CUBE + stage)
    case 'restock':
      return shows(RESTOCK + VALUE[move.city]! + (now.owner[move.city] === mover ? VALUES : 0))
    case 'pass':
      return shows(PASS + stage)
    case 'decline':
      return shows(DECLINE + stage)
    case 'stop':
      return shows(STOP + stage, STOP_HAND + Math.min(13, now.sizes[mover]!))
  }
}

const counted = (count: number): number => Math.max(0, Math.min(COUNTS - 1, count))

/** How much more than needed the seat can pay for a city, in its best colour. */
const slackOf = (city: City): number => {
  let most = -VALUES
  for (let shown = SHOWN[city]!; shown !== 0; shown &= shown - 1) {
    most = Math.max(most, mostPaid(now.hands, mover, lowest(shown)))
  }
  return most - VALUE[city]!
}

/** Goods on the table that a city would demand. */
const goodsWanted = (city: City): number => {
  let count = 0
  for (const place of now.built) count += goodsFor(place, city)
  return count
}

/** Goods at one city that another demands. */
const goodsFor = (from: City, to: City): number => {
  let count = 0
  for (let good = 0; good < 4; good++) if ((DEMANDS[to]! >> good) & 1) count += now.goods[from * 4 + good]!
  return count
}

const JOINED = { tile: 0, own: 1, other: 2 } as const

const joinFeatures = (to: number, colour: number): Features => {
  const slack = JOIN_SLACK + counted(mostPaid(now.hands, mover, colour) - VALUE[now.building]!)
  if (to === TILE) return shows(JOIN, JOIN_STAGE + stage, 0, slack)
  const owner = now.owner[to] === mover ? JOINED.own : JOINED.other
  return shows(
    JOIN + owner * VALUES + VALUE[to]!,
    JOIN_GOODS + counted(goodsFor(to, now.building)),
    JOIN_LEAD + leadAt(to, 0),
    slack,
  )
}

/** By how much the seat leads at a city after paying. */
const leadAt = (city: City, paid: number): number => {
  let best = 0
  for (let other = 0; other < now.seats; other++) {
    if (other !== mover) best = Math.max(best, valueAt(now, city, other))
  }
  return Math.max(0, Math.min(LEADS - 1, 6 + valueAt(now, city, mover) + paid - best))
}

const payFeatures = (value: number, twos: number, jokers: number): Features => {
  const to = (now.joint - (now.joint % 5)) / 5
  return shows(
    PAY_MORE + counted(value - VALUE[now.building]!) * STAGES + stage,
    PAY_JOKERS + counted(jokers) * STAGES + stage,
    PAY_TWOS + counted(twos),
    to === TILE ? 0 : PAY_LEAD + leadAt(to, value),
  )
}

/** The longest of the shortest ways on which a good of this city can start, over own links. */
const farFrom = (city: City, good: number, power: number): number => {
  let far = 0
  if (now.owner[city] === mover) far = within(now.up[city * 4 + good]!, power)
  for (let next = now.child[city]!; next >= 0; next = now.sibling[next]!) {
    if (now.owner[next] === mover) far = Math.max(far, within(now.down[next * 4 + good]!, power))
  }
  return far
}

const within = (way: number, power: number): number => (way <= power && way < NOWHERE ? way : 0)

/** The longest delivery with this power. */
const farthest = (power: number): number => {
  let far = 0
  for (const city of now.built) {
    for (let good = 0; good < 4; good++) {
      if (now.goods[city * 4 + good]! > 0) far = Math.max(far, farFrom(city, good, power))
    }
  }
  return counted(far)
}

/** The points that one more of a good adds to the sets. */
const setGain = (good: number): number => {
  const { delivered } = now
  const before = bestSets(delivered, mover * 4)
  delivered[mover * 4 + good]! += 1
  const after = bestSets(delivered, mover * 4)
  delivered[mover * 4 + good]! -= 1
  return after - before
}

const takeFeatures = (card: Card): Features =>
  shows(
    TAKE + cardFeature(card),
    TAKE_STAGE + kindOf(card) * STAGES + stage,
    TAKE_SECOND + kindOf(card) + (now.taken > 0 ? KINDS : 0),
  )

const kindOf = (card: Card): number => {
  if (card < JOKER) return card & 1
  return card === JOKER ? 2 : 3 + VALUE[cityOn(card)]!
}

/** Rails by value, the rails of their colour in hand and its use; jokers by power; cities by value and what can be paid. */
const cardFeature = (card: Card): number => {
  if (isCity(card)) {
    const city = cityOn(card)
    const slack = Math.max(0, Math.min(SLACKS - 1, 5 + slackOf(city)))
    return RAILS + COUNTS + VALUE[city]! * SLACKS + slack
  }
  if (card === JOKER) return RAILS + counted(now.power[mover]!)
  const colour = card >> 1
  return ((card & 1) * COUNTS + counted(rails[colour]!)) * 2 + ((colours >> colour) & 1)
}

/** Weights like the quick choices of quick bots, to start from. */
export const startWeights = (): number[] => {
  const weights = Array<number>(FEATURES).fill(0)
  const fill = (from: number, count: number, worth: (at: number) => number): void => {
    for (let at = 0; at < count; at++) weights[from + at] = worth(at)
  }
  fill(BUILD, VALUES * STAGES, (at) => 6 + Math.floor(at / STAGES))
  fill(JOIN, 3 * VALUES, (at) => (at < VALUES ? 1 : 1.4))
  fill(PAY_MORE, COUNTS * STAGES, (at) => Math.floor(at / STAGES))
  fill(PAY_JOKERS, COUNTS * STAGES, (at) => -1.7 * Math.floor(at / STAGES))
  fill(LAY, COUNTS * STAGES, (at) => (at < 4 * STAGES ? 7.5 : 2))
  fill(SHIP, COUNTS, (at) => 5 + at)
  fill(TO, COUNTS, (at) => at)
  fill(DISCARD, CARDS, () => 1)
  const cardWorth = (at: number): number => {
    if (at < RAILS) return at < RAILS / 2 ? 1 : 2
    return at < RAILS + COUNTS ? 2.2 : 1.2
  }
  fill(TRIM, CARDS, (at) => 3 - cardWorth(at))
  fill(TAKE, CARDS, cardWorth)
  fill(DECK, 2 * STAGES, () => 1.6)
  for (const from of [CUBE, PASS, DECLINE, STOP]) fill(from, STAGES, () => 0.2)
  return weights
}
