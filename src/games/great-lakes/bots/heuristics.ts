/** The heuristics of fast bots: the expected value of tickets, harbours and cards. */
import type { Seat } from '../../../kit/game.ts'
import type { Heuristics } from '../../../kit/heuristics.ts'
import { CARD_KINDS, DOUBLE, LOCOMOTIVE } from '../cards/cards.ts'
import { harbourLack } from '../cards/payments.ts'
import { HARBOUR_CARDS, PIECES, UNBUILT_POINTS } from '../data/counts.ts'
import { OVERLOOKS } from '../data/overlooks.ts'
import { WEIGHTS } from '../data/weights.ts'
import { harboursLeft, offerOf, piecesOf, seatsOf, ticketsOf } from '../holdings.ts'
import { cheapest, costsFor, FAR } from '../map/distance.ts'
import { harbourPoints } from '../map/harbours.ts'
import { ROUTES, TICKETS, type Ticket } from '../map/map.ts'
import type { Move } from '../moves.ts'
import { score } from '../score.ts'
import { PORT_FROM, type State } from '../state.ts'

/** The heuristics with these weights. */
export const heuristicsWith = (weights: readonly number[]): Heuristics<State, Move> => ({
  evaluate: (state) => seatsOf(state).map((seat) => seatValue(state, seat, weights)),

  loadSearchHeuristics: async () => (await import('./search-heuristics.ts')).searchHeuristics,
  // Rollout moves are for searching bots, which use the search heuristics.
  rolloutMove: (_state, _seat, legal, rng) => legal[rng(legal.length)]!,
})

export const heuristics: Heuristics<State, Move> = { ...heuristicsWith(WEIGHTS), overlooks: OVERLOOKS }

const USUAL_TRAINS = 26

const seatValue = (state: State, seat: Seat, weights: readonly number[]): number => {
  if (state.end !== 'none') return score(state, seat).reduce((sum, { points }) => sum + points, 0)
  const perCard = weights[0]!
  const named = seat === state.mover ? state.paying : -1
  // A route being paid for counts as claimed, minus its cards.
  const route = ROUTES[named]
  const owners = route === undefined ? state.owners : state.owners.with(named, seat)
  const pieces = (state.turn === 0 ? PIECES : piecesOf(state, seat)) - (route?.length ?? 0)
  const { points, likely } = ticketsValue({ ...state, owners }, seat, pieces, weights)
  const built = route === undefined ? 0 : route.points - route.length * perCard
  // In set-up: a mix near the usual one.
  const oddMix = Math.abs((state.mixes[seat]! || USUAL_TRAINS) - USUAL_TRAINS)
  const harbours = harboursValue(state, seat, likely, named - PORT_FROM, perCard)
  return state.points[seat]! + points + built + harbours + handValue(state, seat, weights) - oddMix / 2
}

interface TicketValues {
  readonly points: number
  readonly likely: readonly Ticket[]
}

/** The expected value of each ticket by how much of it is still to build, and the tickets likely to be completed. */
const ticketsValue = (state: State, seat: Seat, pieces: number, weights: readonly number[]): TicketValues => {
  const chancePerSpace = 1 - weights[4]!
  const costs = costsFor(state, seat)
  // About four spaces per turn.
  const time = state.last < 0 ? pieces : (4 * state.last) / state.seats
  const likely: Ticket[] = []
  let [points, spent] = [0, 0]
  const paths = wanted(state, seat)
    .map((ticket) => ({ ticket, cost: cheapest(costs, TICKETS[ticket]!.a, TICKETS[ticket]!.b).cost }))
    .sort((one, two) => one.cost - two.cost)
  for (const { ticket, cost } of paths) {
    // Routes of tickets overlap: half of each is assumed to be shared with the tickets before it.
    const chance = cost >= FAR || cost + spent > time ? 0 : chancePerSpace ** (cost + spent / 2)
    points += TICKETS[ticket]!.points * (2 * chance - 1)
    if (chance > 0.5) likely.push(ticket)
    if (chance > 0) spent += cost / 2
  }
  return { points, likely }
}

/** The tickets held, and those that the seat is about to keep. */
const wanted = (state: State, seat: Seat): readonly Ticket[] => {
  const offer = offerOf(state, seat).filter((_, place) => ((state.kept[seat]! >> place) & 1) === 1)
  return [...ticketsOf(state, seat), ...offer]
}

/** Includes a harbour being paid for, minus its cards. */
const harboursValue = (state: State, seat: Seat, likely: readonly Ticket[], named: number, perCard: number): number => {
  let sum = harboursLeft(state, seat) * UNBUILT_POINTS
  if (named >= 0) sum += harbourPoints(likely, named) - UNBUILT_POINTS - HARBOUR_CARDS * perCard
  for (let city = 0; city < state.harbours.length; city++) {
    if (state.harbours[city] === seat) sum += harbourPoints(likely, city)
  }
  const held = Math.max(0, HARBOUR_CARDS - 1 - harbourLack(state, seat))
  return harboursLeft(state, seat) === 0 ? sum : sum + held
}

/** Cards lose value when the seat cannot use them any more. */
const handValue = (state: State, seat: Seat, weights: readonly number[]): number => {
  const [perCard, perLocomotive, perDouble, fullHand] = weights
  let [sum, count] = [0, 0]
  for (let card = 0; card < CARD_KINDS; card++) {
    const held = state.hands[seat * CARD_KINDS + card]!
    count += held
    sum += held * (card === LOCOMOTIVE ? perLocomotive! : card >= DOUBLE ? perDouble! : perCard!)
  }
  if (count > fullHand!) sum *= fullHand! / count
  return state.last >= 0 ? sum / 2 : sum
}
