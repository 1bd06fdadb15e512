/** The expected points of seats, by what can be counted now. */
import type { Seat } from '../../../kit/game.ts'
import { JOKER } from '../cards/cards.ts'
import { BUNCH, citiesIn, lowest } from '../cards/decks.ts'
import { mostPaid } from '../legal.ts'
import { SHOWN, VALUE } from '../network/cities.ts'
import { pointsNow } from '../score.ts'
import { type State, seatsOf } from '../state.ts'

/** The points by which a match may still swing when the deck is empty, and the additional points while it is full. */
const LAST_SPREAD = 4
const FULL_DECK_SPREAD = 10
const MOST_IN_DECK = 95

export const shownSpread = (state: State): number => LAST_SPREAD + (FULL_DECK_SPREAD * state.deckLeft) / MOST_IN_DECK

/** By seat, with these weights. */
export const valuesWith = (state: State, weights: readonly number[]): readonly number[] =>
  seatsOf(state).map((seat) => {
    const points = pointsNow(state, seat)
    return state.step === 'over' ? points : points + expectedPoints(state, seat, weights)
  })

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
