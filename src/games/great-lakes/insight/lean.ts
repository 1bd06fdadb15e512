/** A quick choice for roll-outs: along the plan if that can be paid, else cards for it. */
import type { Rng, Seat } from '../../../kit/game.ts'
import { type Card, DOUBLE, LOCOMOTIVE, SHIP, SINGLE, SYMBOL } from '../cards.ts'
import { OFFER } from '../data/counts.ts'
import { GREY, ROUTES } from '../map.ts'
import type { Move, Pay } from '../moves.ts'
import { PORT_FROM, type State } from '../state.ts'
import { lookAhead, outlook } from './outlook.ts'
import { markSeats, type Plan, planOf } from './plan.ts'
import { keepPlaces } from './worth.ts'

const NOISE = 1000

export const lean = (state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move => {
  const like = likingOf(state, seat)
  let best = Number.NEGATIVE_INFINITY
  let choice = legal[0]
  for (const move of legal) {
    const liking = like(move) + rng(NOISE) / NOISE
    if (liking > best) {
      best = liking
      choice = move
    }
  }
  if (choice === undefined) throw new RangeError('no move to choose from')
  return choice
}

const likingOf = (state: State, seat: Seat): ((move: Move) => number) => {
  markSeats(state)
  if (state.offers[seat * OFFER]! >= 0 && state.kept[seat] === 0) wanted = keepPlaces(state, seat)
  const plan = planOf(state, seat)
  lookAhead(state, seat, plan, state.last >= 0 ? 2 : 20)
  return (move) => fancy(state, seat, plan, move)
}

/** The places of the tickets that are best kept, if that is asked. */
let wanted = 0

const fancy = (state: State, seat: Seat, plan: Plan, move: Move): number => {
  switch (move.kind) {
    case 'claim':
      return claimLiking(state, plan, move.route)
    case 'harbour':
      return 2 + 6 * outlook.named[move.city]!
    case 'take':
      return state.row[move.place] === LOCOMOTIVE ? 2.6 : cardLiking(state.row[move.place]!)
    case 'blind':
      return move.back === SHIP
        ? 1.3 + 0.3 * Math.min(2, sum(outlook.lackShips))
        : 1.1 + 0.3 * Math.min(2, sum(outlook.lackTrains))
    case 'seek':
      return state.last < 0 && plan.routes.length === 0 && state.trains[seat]! + state.ships[seat]! > 22 ? 4 : -20
    case 'swap':
      return -10 - move.count
    case 'keep':
      return move.places === wanted ? 1 : -1
    case 'pieces':
      return -Math.abs(move.trains - USUAL_TRAINS)
    case 'pay':
      return payLiking(state, move)
    case 'refill':
      return 0
  }
}
const USUAL_TRAINS = 25

const sum = (lacks: Int32Array): number => {
  let all = 0
  for (const lack of lacks) all += lack
  return all
}

const claimLiking = (state: State, plan: Plan, route: number): number => {
  const { kind, colour, length, points } = ROUTES[route]!
  if (plan.routes.includes(route)) return 5 + 0.2 * points
  if (state.last >= 0) return points
  const spaces = kind === 'train' ? outlook.trains : outlook.ships
  let free = 0
  if (colour !== GREY) free = spaces[colour]!
  else for (const some of spaces) if (some > free) free = some
  return free >= length ? points - 0.8 * length - 1.5 : -5
}

/** What a card does for the plan. */
const cardLiking = (card: Card): number => {
  if (card === LOCOMOTIVE) return 3
  if (card < SINGLE) {
    return colourLiking(card % 6, outlook.lackTrains, outlook.trains, 2.2, 1.4) + (card >= SYMBOL ? 0.2 : 0)
  }
  return colourLiking((card - SINGLE) % 6, outlook.lackShips, outlook.ships, 2, 1.3) + (card >= DOUBLE ? 0.6 : 0)
}

/** Most where the colour itself is lacking, less where any colour would do, and more the more there are of it. */
const colourLiking = (colour: number, lacks: Int32Array, held: Int32Array, lacking: number, any: number): number => {
  if (lacks[colour]! > 0) return lacking
  return lacks[GREY]! > 0 ? any + 0.1 * held[colour]! : 0.9 + 0.12 * held[colour]!
}

/** Few locomotives, and few cards that the plan or a harbour could use. */
const payLiking = (state: State, pay: Pay): number => {
  const isTrain = pay.plain + pay.symbol > 0 && state.paying < PORT_FROM
  const lacks = isTrain ? outlook.lackTrains : outlook.lackShips
  const needed = lacks[pay.colour]! > 0 ? 1.5 : 0
  const count = pay.plain + pay.symbol + pay.single + pay.double
  return -4 * pay.locomotive - (1 + needed) * count - 0.5 * (pay.symbol + pay.single)
}
