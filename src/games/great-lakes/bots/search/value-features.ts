/** What the value network sees of a seat at the start of a turn: its plan, its cards and pieces, and how long the match lasts. */
import type { Seat } from '../../../../kit/game.ts'
import { CARD_KINDS, LOCOMOTIVE } from '../../cards/cards.ts'
import { harboursLeft, piecesOf } from '../../holdings.ts'
import { GREY, PORTS, TICKETS } from '../../map/map.ts'
import type { State } from '../../state.ts'
import {
  expectedRounds,
  harboursValue,
  remainingTurnsOf,
  spareTurnsValue,
  ticketDrawValue,
  turnsLeft,
} from './evaluate.ts'
import { harbourLack, lookAhead, type Outlook } from './outlook.ts'
import { markSeats, planOf, type TicketPlan } from './plan.ts'

export const VALUE_FEATURES = 53

/** Fills the features of every seat, one seat after another. */
export const fillValueFeatures = (state: State, into: Float64Array): void => {
  markSeats(state)
  const pace = expectedRounds(state)
  for (let seat = 0; seat < state.seats; seat++) {
    next = seat * VALUE_FEATURES
    target = into
    addSeat(state, seat, turnsLeft(state, seat, pace))
    addOthers(state, seat)
  }
}

let next = 0
let target: Float64Array

const add = (value: number): void => {
  target[next] = value
  next += 1
}

const addSeat = (state: State, seat: Seat, time: number): void => {
  const plan = planOf(state, seat)
  const seen = lookAhead(state, seat, plan, time)
  const spare = time - seen.turns
  add(state.points[seat]!)
  add(seen.points)
  add(time)
  add(seen.turns)
  add(seen.planChance)
  add(Math.max(0, spare))
  add(Math.max(0, -spare))
  add(plan.routes.length)
  addTickets(plan)
  addCards(seen)
  addPieces(state, seat, seen)
  addPorts(state, seat, seen)
  const seek = ticketDrawValue(state, seat, plan, seen, Math.max(0, spare))
  add(seek)
  add(seek * Math.max(0, Math.min(8, spare)))
  add(state.last >= 0 ? 1 : 0)
  add(((seat - state.mover + state.seats) % state.seats) / state.seats)
  add(state.seats)
  add(state.turn / state.seats)
  // These change the outlook, so they come last.
  const harbours = harboursValue(state, seat, seen, time)
  add(harbours)
  add(spareTurnsValue(state, seat, plan, seen, time))
}

const addTickets = ({ tickets, upTo, lost }: TicketPlan): void => {
  let [done, donePoints, open, openPoints, lostPoints] = [0, 0, 0, 0, 0]
  for (let at = 0; at < tickets.length; at++) {
    const { points } = TICKETS[tickets[at]!]!
    if (upTo[at] === 0) {
      done += 1
      donePoints += points
    } else {
      open += 1
      openPoints += points
    }
  }
  for (const ticket of lost) lostPoints += TICKETS[ticket]!.points
  add(done)
  add(donePoints)
  add(open)
  add(openPoints)
  add(lostPoints)
}

const addCards = ({ hand, trains, ships, wild, lackTrains, lackShips }: Outlook): void => {
  let cards = 0
  for (let card = 0; card < CARD_KINDS; card++) cards += hand[card]!
  add(cards)
  add(hand[LOCOMOTIVE]!)
  add(wild)
  for (const spaces of [trains, ships, lackTrains, lackShips]) {
    let [sum, most] = [0, 0]
    for (let colour = 0; colour < GREY; colour++) {
      sum += spaces[colour]!
      if (spaces[colour]! > most) most = spaces[colour]!
    }
    add(sum)
    add(most)
  }
  add(lackTrains[GREY]!)
  add(lackShips[GREY]!)
}

const addPieces = (state: State, seat: Seat, { trainPieces, shipPieces }: Outlook): void => {
  add(state.trains[seat]!)
  add(state.ships[seat]!)
  add(Math.max(0, trainPieces))
  add(Math.max(0, shipPieces))
  add(Math.max(0, -trainPieces) + Math.max(0, -shipPieces))
  add(Math.max(0, trainPieces + shipPieces))
}

const addPorts = (state: State, seat: Seat, { named, hand }: Outlook): void => {
  let [built, first, second, third] = [0, 0, 0, 0]
  for (const city of PORTS) {
    const count = Math.min(3, named[city]!)
    if (state.harbours[city] === seat) built += count
    if (state.harbours[city] !== -1) continue
    if (count > first) [first, second, third] = [count, first, second]
    else if (count > second) [second, third] = [count, second]
    else if (count > third) third = count
  }
  const left = harboursLeft(state, seat)
  add(left)
  add(harbourLack(hand))
  add(built)
  add(left > 0 ? first : 0)
  add(left > 1 ? second : 0)
  add(left > 2 ? third : 0)
}

const addOthers = (state: State, seat: Seat): void => {
  let [fewest, pieces, least, work, cards, points] = [99, 0, 99, 0, 0, Number.NEGATIVE_INFINITY]
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const left = piecesOf(state, other)
    const turns = remainingTurnsOf(state, other)
    fewest = Math.min(fewest, left)
    least = Math.min(least, turns)
    pieces += left / (state.seats - 1)
    work += turns / (state.seats - 1)
    points = Math.max(points, state.points[other]!)
    for (let card = 0; card < CARD_KINDS; card++) cards += state.hands[other * CARD_KINDS + card]! / (state.seats - 1)
  }
  add(fewest)
  add(pieces)
  add(least)
  add(work)
  add(cards)
  add(points)
  add(remainingTurnsOf(state, seat))
}
