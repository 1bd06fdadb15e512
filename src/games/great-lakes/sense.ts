/** What bots know of the game: what tickets, harbours and cards may come to be worth. */
import type { Seat, Sense } from '../../kit/game.ts'
import { CARD_KINDS, DOUBLE, LOCOMOTIVE, SINGLE } from './cards.ts'
import { FEW_PIECES, HARBOUR_CARDS, PIECES, ROW, UNBUILT_POINTS } from './data/counts.ts'
import { cheapest, costsFor, FAR } from './distance.ts'
import { harbourWorth } from './harbours.ts'
import { harboursLeft, offerOf, piecesOf, seatsOf, ticketsOf } from './holdings.ts'
import { ROUTES, type Route, TICKETS, type Ticket } from './map.ts'
import type { Move, Pay } from './moves.ts'
import { harbourLack } from './payments.ts'
import { score } from './score.ts'
import { PORT_FROM, type State } from './state.ts'

export const sense: Sense<State, Move> = {
  worth: (state) => seatsOf(state).map((seat) => seatWorth(state, seat)),

  lean(state, seat, legal, rng) {
    let best = -Infinity
    let choice = legal[0]
    for (const move of legal) {
      const liking = fancy(state, seat, move) + rng(NOISE)
      if (liking > best) {
        best = liking
        choice = move
      }
    }
    if (choice === undefined) throw new RangeError('no move to choose from')
    return choice
  },
}

const NOISE = 8

/** A card in hand is worth part of what it may score; locomotives more, double ships for two spaces. */
const CARD_WORTH = 0.9
const LOCOMOTIVE_WORTH = 1.7
const DOUBLE_WORTH = 1.3
/** Beyond so many cards a hand is hoarded. */
const HAND_FULL = 16
/** Pieces left to place are worth little by themselves, but each way to a ticket uses them. */
const HOPE = 0.93
const HARBOUR_HOPE = 4

const seatWorth = (state: State, seat: Seat): number => {
  if (state.end !== 'none') return score(state, seat).reduce((sum, { points }) => sum + points, 0)
  const pieces = state.turn === 0 ? PIECES : piecesOf(state, seat)
  const { points, likely } = ticketsWorth(state, seat, pieces)
  const open = state.paying >= 0 && seat === state.mover ? openWorth(state, seat) : 0
  return (
    state.points[seat]! +
    points +
    harboursWorth(state, seat, likely) +
    handWorth(state, seat) +
    open +
    mixWorth(state, seat)
  )
}

/** Each ticket at its value, by how much of the way is still to be built; and those likely to be completed. */
const ticketsWorth = (state: State, seat: Seat, pieces: number): { points: number; likely: readonly Ticket[] } => {
  const costs = costsFor(state, seat)
  const time = state.last >= 0 ? Math.ceil(state.last / state.seats) * 4 : pieces
  const likely: Ticket[] = []
  let [points, spent] = [0, 0]
  const ways = wanted(state, seat)
    .map((ticket) => ({ ticket, cost: cheapest(costs, TICKETS[ticket]!.a, TICKETS[ticket]!.b).cost }))
    .sort((one, two) => one.cost - two.cost)
  for (const { ticket, cost } of ways) {
    // Ways overlap: half of each is taken to be shared with those before it.
    const chance = cost >= FAR || cost + spent > time ? 0 : HOPE ** (cost + spent / 2)
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

const harboursWorth = (state: State, seat: Seat, likely: readonly Ticket[]): number => {
  let sum = harboursLeft(state, seat) * UNBUILT_POINTS
  for (let city = 0; city < state.harbours.length; city++) {
    if (state.harbours[city] === seat) sum += harbourWorth(likely, city)
  }
  if (harboursLeft(state, seat) === 0) return sum
  return sum + Math.max(0, HARBOUR_CARDS - 1 - harbourLack(state, seat)) * (HARBOUR_HOPE / HARBOUR_CARDS)
}

/** Cards are worth more in sets, up to what can still be used. */
const handWorth = (state: State, seat: Seat): number => {
  let [sum, count] = [0, 0]
  for (let card = 0; card < CARD_KINDS; card++) {
    const held = state.hands[seat * CARD_KINDS + card]!
    if (held === 0) continue
    count += held
    const each = card === LOCOMOTIVE ? LOCOMOTIVE_WORTH : card >= DOUBLE ? DOUBLE_WORTH : CARD_WORTH
    sum += held * (each + (card === LOCOMOTIVE || card >= SINGLE ? 0 : 0.05 * Math.min(held, ROW)))
  }
  if (count > HAND_FULL) sum *= HAND_FULL / count
  return state.last >= 0 ? sum / 2 : sum
}

/** What the route or harbour named will bring, and what its cheapest payment will cost in cards. */
const openWorth = (state: State, seat: Seat): number => {
  if (state.paying >= PORT_FROM) {
    const done = ticketsWorth(state, seat, piecesOf(state, seat)).likely
    return harbourWorth(done, state.paying - PORT_FROM) - UNBUILT_POINTS - HARBOUR_CARDS * CARD_WORTH
  }
  const { length, points } = ROUTES[state.paying]!
  return points + gainOf(state, seat, state.paying) - length * CARD_WORTH
}

/** How much better the tickets stand with the route. */
const gainOf = (state: State, seat: Seat, route: Route): number => {
  const owners = state.owners.slice()
  owners[route] = seat
  const pieces = piecesOf(state, seat) - ROUTES[route]!.length
  return (
    ticketsWorth({ ...state, owners }, seat, pieces).points - ticketsWorth(state, seat, piecesOf(state, seat)).points
  )
}

/** In set-up: a mix near the usual one. */
const mixWorth = (state: State, seat: Seat): number =>
  state.turn > 0 || state.mixes[seat] === 0 ? 0 : -Math.abs(state.mixes[seat]! - USUAL_TRAINS) / 2
const USUAL_TRAINS = 26

/** A rough liking of a move by what it shows on its face. */
const fancy = (state: State, seat: Seat, move: Move): number => {
  switch (move.kind) {
    case 'claim':
      return 6 + 2 * ROUTES[move.route]!.length
    case 'harbour':
      return 14
    case 'take':
      return state.row[move.place] === LOCOMOTIVE ? 9 : 7
    case 'blind':
      return 6
    case 'seek':
      return state.last < 0 && ticketsOf(state, seat).length < 4 && piecesOf(state, seat) > 4 * FEW_PIECES ? 2 : -20
    case 'swap':
      return -10 - move.count
    case 'keep':
      return keepLiking(state, seat, move.places)
    case 'pieces':
      return -Math.abs(move.trains - USUAL_TRAINS)
    case 'pay':
      return -5 * move.locomotive - surplus(move)
    case 'refill':
      return 0
  }
}

const surplus = (pay: Pay): number => pay.plain + pay.symbol + pay.single + pay.double

/** Fewer tickets are kept more easily, and those of a way that is still open. */
const keepLiking = (state: State, seat: Seat, places: number): number => {
  const costs = costsFor(state, seat)
  return offerOf(state, seat).reduce((sum, ticket, place) => {
    if (((places >> place) & 1) === 0) return sum
    const { a, b, points } = TICKETS[ticket]!
    const { cost } = cheapest(costs, a, b)
    return sum + (cost >= FAR ? -2 * points : points - cost)
  }, 0)
}
