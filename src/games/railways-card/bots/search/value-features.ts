/** What the value network sees of a seat: its points, hand, trains and links, and how the others and the supplies stand. */
import type { Seat } from '../../../../kit/game.ts'
import { JOKER } from '../../cards/cards.ts'
import { BUNCH, bitsIn, citiesIn, lowest } from '../../cards/decks.ts'
import { paymentValue } from '../../cards/payment.ts'
import { mostPaid } from '../../legal.ts'
import { SHOWN, TILE, VALUE } from '../../network/cities.ts'
import { bestSets } from '../../network/goods.ts'
import { NOWHERE } from '../../network/network.ts'
import { pointsNow, valueAt } from '../../score.ts'
import type { State } from '../../state.ts'

export const VALUE_FEATURES = 48
const MOST_SEATS = 4

/** Fills the features of every seat, one seat after another. */
export const fillValueFeatures = (state: State, into: Float64Array): void => {
  target = into
  for (let seat = 0; seat < state.seats; seat++) points[seat] = pointsNow(state, seat)
  for (let seat = 0; seat < state.seats; seat++) {
    next = seat * VALUE_FEATURES
    addPoints(state, seat)
    addHand(state, seat)
    addNetwork(state, seat)
    addTable(state, seat)
  }
}

let next = 0
let target: Float64Array
const points = new Float64Array(MOST_SEATS)

const add = (value: number): void => {
  target[next] = value
  next += 1
}

const addPoints = (state: State, seat: Seat): void => {
  const { delivered } = state
  let [best, sum] = [0, 0]
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    best = Math.max(best, points[other]!)
    sum += points[other]! / (state.seats - 1)
  }
  add(points[seat]!)
  add(best)
  add(sum)
  add(state.earned[seat]! + state.tolls[seat]!)
  add(bestSets(delivered, seat * 4))
  let [different, most] = [0, 0]
  for (let good = 0; good < 4; good++) {
    const count = delivered[seat * 4 + good]!
    if (count > 0) different += 1
    most = Math.max(most, count)
  }
  add(different)
  add(most)
}

/** By colour the strongest first: the rails; then jokers and cities. */
const strengths = new Float64Array(5)

const addHand = (state: State, seat: Seat): void => {
  const jokers = state.hands[seat * BUNCH + JOKER]!
  let all = 0
  for (let colour = 0; colour < 5; colour++) {
    const at = seat * BUNCH + 2 * colour
    strengths[colour] = state.hands[at]! + 2 * state.hands[at + 1]!
    all += strengths[colour]!
  }
  const cities = citiesIn(state.hands, seat)
  let [affordable, value, useful, slack] = [0, 0, 0, 0]
  for (let left = cities; left !== 0; left &= left - 1) {
    const city = lowest(left)
    value += VALUE[city]!
    let most = 0
    for (let shown = SHOWN[city]!; shown !== 0; shown &= shown - 1) {
      most = Math.max(most, mostPaid(state.hands, seat, lowest(shown)))
    }
    useful = Math.max(useful, most)
    if (most >= VALUE[city]!) {
      affordable += 1
      slack += most - VALUE[city]!
    }
  }
  strengths.sort()
  add(all)
  for (let place = 4; place >= 2; place--) add(strengths[place]!)
  add(jokers)
  add(bitsIn(cities))
  add(value)
  add(affordable)
  add(slack)
  add(useful)
  add(state.sizes[seat]!)
}

/** Links, cities led and contested, and goods that can be delivered, by distance. */
const addNetwork = (state: State, seat: Seat): void => {
  const power = state.power[seat]!
  let [links, linkPoints, held, tied, close, own] = [0, 0, 0, 0, 0, 0]
  for (const city of state.built) {
    if (state.owner[city] === seat) {
      links += 1
      linkPoints += paymentValue(state.paid[city]!)
      if (state.parent[city] === TILE) own += 1
    }
    const mine = valueAt(state, city, seat)
    let best = 0
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat) best = Math.max(best, valueAt(state, city, other))
    }
    if (mine > best) held += VALUE[city]!
    else if (mine > 0 && mine === best) tied += VALUE[city]!
    if (mine > 0 && mine <= best && best - mine < 4) close += VALUE[city]!
  }
  add(links)
  add(linkPoints)
  add(held)
  add(tied)
  add(close)
  add(own)
  add(power)
  add(state.trains[seat]!)
  addGoods(state, seat, power)
}

const reach = new Float64Array(7)

/** How many goods can start on own links, by the length of the way. */
const addGoods = (state: State, seat: Seat, power: number): void => {
  reach.fill(0)
  let [now, length] = [0, 0]
  for (const city of state.built) {
    for (let good = 0; good < 4; good++) {
      const count = state.goods[city * 4 + good]!
      if (count === 0) continue
      let way = state.owner[city] === seat ? state.up[city * 4 + good]! : NOWHERE
      for (let child = state.child[city]!; child >= 0; child = state.sibling[child]!) {
        if (state.owner[child] === seat) way = Math.min(way, state.down[child * 4 + good]!)
      }
      if (way >= NOWHERE) continue
      reach[Math.min(6, way)]! += count
      if (way <= power) {
        now += count
        length += way * count
      }
    }
  }
  for (let way = 1; way <= 6; way++) add(reach[way]!)
  add(now)
  add(length)
}

const addTable = (state: State, seat: Seat): void => {
  let [fewest, most, power, goods] = [99, 0, 0, 0]
  for (let other = 0; other < state.seats; other++) {
    fewest = Math.min(fewest, state.trains[other]!)
    if (other === seat) continue
    most = Math.max(most, state.trains[other]!)
    power += state.power[other]! / (state.seats - 1)
  }
  for (const city of state.built) {
    for (let good = 0; good < 4; good++) goods += state.goods[city * 4 + good]!
  }
  const left = state.deckLeft / (2 * state.seats)
  add(left)
  add(Math.min(left, state.trains[seat]!))
  add(state.bagLeft)
  add(fewest)
  add(most)
  add(power)
  add(goods)
  add(state.end === 'none' ? 0 : 1)
  add(state.seats)
  add((seat - state.mover + state.seats) % state.seats)
  add((seat - state.start + state.seats) % state.seats)
  add(state.built.length)
  add(left * state.power[seat]!)
  add(Math.min(state.bagLeft, 20))
}
