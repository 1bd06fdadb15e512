/** The heuristics of bots: the value of a position, and a quick choice. */
import type { Seat } from '../../../kit/game.ts'
import type { Heuristics } from '../../../kit/heuristics.ts'
import { JOKER } from '../cards/cards.ts'
import { BUNCH, citiesIn, lowest } from '../cards/decks.ts'
import { payment, paymentValue } from '../cards/payment.ts'
import { OVERLOOKS } from '../data/overlooks.ts'
import { WEIGHTS } from '../data/weights.ts'
import { mostPaid } from '../legal.ts'
import type { Move, Pay } from '../moves.ts'
import { SHOWN, TILE, VALUE } from '../network/cities.ts'
import { pathBetween } from '../network/paths.ts'
import { pointsNow } from '../score.ts'
import { type State, seatsOf } from '../state.ts'

/** The heuristics with these weights. */
export const heuristicsWith = (weights: readonly number[]): Heuristics<State, Move> => ({
  evaluate: (state) =>
    seatsOf(state).map((seat) => {
      const points = pointsNow(state, seat)
      return state.step === 'over' ? points : points + expectedPoints(state, seat, weights)
    }),
  shownSpread: (state) => LAST_SPREAD + (FULL_DECK_SPREAD * state.deckLeft) / MOST_IN_DECK,
  rolloutMove: (state, seat, legal, rng) => {
    let best = legal[0]
    let bestScore = -1
    for (const move of legal) {
      const score = scoreOf(state, seat, move) + rng(NOISE) / NOISE
      if (score <= bestScore) continue
      best = move
      bestScore = score
    }
    if (best === undefined) throw new RangeError('no move to choose from')
    return best
  },
})

export const heuristics: Heuristics<State, Move> = { ...heuristicsWith(WEIGHTS), overlooks: OVERLOOKS }

/** The points by which a match may still swing when the deck is empty, and the additional points while it is full. */
const LAST_SPREAD = 4
const FULL_DECK_SPREAD = 10
const MOST_IN_DECK = 95

/** The amount of randomness: decides between moves with similar scores. */
const NOISE = 64

/** The expected points of a seat, weighted (`data/weights.ts`): rails and jokers in hand, cities to build, goods in reach. */
const expectedPoints = (state: State, seat: Seat, weights: readonly number[]): number => {
  const [perRail, perJoker, perCity, perGood, atTheEnd] = weights
  const at = seat * BUNCH
  let rails = 0
  for (let card = 0; card < JOKER; card++) rails += state.hands[at + card]! * (1 + (card & 1))
  const jokers = state.younger ? 0 : state.hands[at + JOKER]!
  const cities = Math.min(MOST_CITIES, buildable(state, seat))
  const expected =
    Math.min(MOST_RAILS, rails) * perRail! + jokers * perJoker! + cities * perCity! + reach(state, seat) * perGood!
  return state.end === 'none' ? expected : expected * atTheEnd!
}

/** More than these are of no use. */
const MOST_RAILS = 14
const MOST_CITIES = 2

const buildable = (state: State, seat: Seat): number => {
  if (state.trains[seat] === 0) return 0
  let count = 0
  for (let bits = citiesIn(state.hands, seat); bits !== 0; bits &= bits - 1) {
    const city = lowest(bits)
    for (let colour = 0; colour < 5; colour++) {
      if ((SHOWN[city]! >> colour) & 1 && mostPaid(state.hands, seat, colour) >= VALUE[city]!) {
        count += 1
        break
      }
    }
  }
  return count
}

/** Goods at the ends of own links, for a seat that has locomotives. */
const reach = (state: State, seat: Seat): number => {
  let waiting = 0
  for (const city of state.built) {
    if (state.owner[city] !== seat) continue
    for (let good = 0; good < 4; good++) {
      if (state.goods[city * 4 + good]! > 0 && state.up[city * 4 + good]! <= state.power[seat]! + 1) waiting += 1
    }
  }
  return waiting
}

/** Building first, expensive cities before cheap ones; then long deliveries; locomotives early; rails before passing. */
const scoreOf = (state: State, seat: Seat, move: Move): number => {
  switch (move.kind) {
    case 'build':
      return 6 + VALUE[move.city]!
    case 'join':
      return move.to === TILE ? 1 : 1.4
    case 'pay':
      return payScore(move)
    case 'ship':
      return 5 + shipScore(state, seat, move.city, move.good)
    case 'to':
      return pathBetween(state.parent, state.source, move.city).length
    case 'lay':
      return state.power[seat]! < 4 && state.built.length > 1 ? 7.5 : 2
    case 'take':
      return move.from === 'display' ? cardScore(move.card) : 1.6
    case 'discard':
      return 1
    case 'trim':
      return 3 - cardScore(move.card)
    default:
      return 0.2
  }
}

/** Points now equal points later, but jokers are worth keeping as locomotives. */
const payScore = ({ ones, twos, jokers }: Pay): number => paymentValue(payment(ones, twos, jokers)) - 1.7 * jokers

const shipScore = (state: State, seat: Seat, city: number, good: number): number => {
  const power = state.power[seat]!
  const far = state.up[city * 4 + good]!
  return far <= power && state.owner[city] === seat ? far : 1
}

const cardScore = (card: number): number => {
  if (card < JOKER) return 1 + (card & 1)
  return card === JOKER ? 2.2 : 1.2
}
