/** The points that a seat can expect at the end. */
import type { Seat } from '../../../../kit/game.ts'
import { CARD_KINDS, LOCOMOTIVE } from '../../cards/cards.ts'
import {
  FEW_PIECES,
  FIRST_TICKETS,
  HARBOUR_POINTS,
  LAST_ROUNDS,
  MORE_TICKETS,
  OFFER,
  PIECES,
  UNBUILT_POINTS,
} from '../../data/counts.ts'
import { harboursLeft } from '../../holdings.ts'
import { GREY, PORTS, ROUTES, TICKETS, type Ticket } from '../../map/map.ts'
import { IN_DECK, PORT_FROM, type State, UNDER } from '../../state.ts'
import { harbourLack, lookAhead, type Outlook } from './outlook.ts'
import { markTicket, planOf, type TicketPlan } from './plan.ts'
import { WEIGHTS } from './weights.ts'

/** The value of a card still to be drawn this turn. */
const NEXT_CARD = 1.1
const LOOSE_CARDS = { train: 0.7, ship: 0.45, wild: 1.5, set: 0.08, most: 7 } as const

/** Requires the marks of all seats (`markSeats`). */
export const seatValue = (state: State, seat: Seat, pace: number): number => {
  const time = turnsLeft(state, seat, pace)
  if (state.turn > 0 && seat === state.mover && state.offers[seat * OFFER]! >= 0) return offerValue(state, seat, time)
  return valueWithTickets(state, seat, time, [])
}

const valueWithTickets = (state: State, seat: Seat, time: number, more: readonly Ticket[]): number => {
  const plan = planOf(state, seat, more)
  const seen = lookAhead(state, seat, plan, time)
  return (
    state.points[seat]! +
    pendingRoutePoints(state, seat) +
    seen.points +
    harboursValue(state, seat, seen, time) +
    spareTurnsValue(state, seat, plan, seen, time) +
    nextCard(state, seat)
  )
}

const offerValue = (state: State, seat: Seat, time: number): number =>
  bestKeep(state, seat, time, 1).value - WEIGHTS.seekDoubt

/** The best tickets to keep: at least `least`, then others as long as they add value. */
const bestKeep = (state: State, seat: Seat, time: number, least: number): { value: number; places: number } => {
  const offer = state.offers.slice(seat * OFFER, (seat + 1) * OFFER).filter((ticket) => ticket >= 0)
  const alone = new Map(offer.map((ticket) => [ticket, valueOfTickets(state, seat, time, [ticket])]))
  const kept: Ticket[] = []
  let best = Number.NEGATIVE_INFINITY
  for (const ticket of [...offer].sort((one, two) => alone.get(two)! - alone.get(one)!)) {
    const value = kept.length === 0 ? alone.get(ticket)! : valueOfTickets(state, seat, time, [...kept, ticket])
    if (value <= best + WEIGHTS.keepMargin && kept.length >= least) break
    best = value
    markTicket(seat, ticket)
    kept.push(ticket)
  }
  for (const ticket of kept) markTicket(seat, ticket)
  return { value: best, places: kept.reduce((bits, ticket) => bits | (1 << offer.indexOf(ticket)), 0) }
}

/** The indices of the tickets to keep. Requires the marks of all seats. */
export const ticketsToKeep = (state: State, seat: Seat): number =>
  bestKeep(state, seat, turnsLeft(state, seat, expectedRounds(state)), state.turn === 0 ? FIRST_TICKETS.least : 1)
    .places

const valueOfTickets = (state: State, seat: Seat, time: number, tickets: readonly Ticket[]): number => {
  const ticket = tickets[tickets.length - 1]!
  markTicket(seat, ticket)
  const value = valueWithTickets(state, seat, time, tickets)
  markTicket(seat, ticket)
  return value
}

/** The points of a route being paid for. */
const pendingRoutePoints = (state: State, seat: Seat): number =>
  seat === state.mover && state.paying >= 0 && state.paying < PORT_FROM ? POINTS[state.paying]! : 0

const POINTS = ROUTES.map(({ points }) => points)

const nextCard = (state: State, seat: Seat): number => {
  if (seat !== state.mover || state.turn === 0) return 0
  if (state.taking >= 0) return state.cards === 0 && state.row[state.taking] !== LOCOMOTIVE ? NEXT_CARD : 0
  return state.cards === 1 ? NEXT_CARD : 0
}

/**
 * The turns until a seat runs low on pieces, plus the last turns: half estimated from the turns played, half from
 * what the seats still have to do. The seat that plays now, or has just played, is left out; otherwise a turn
 * that does not bring the end closer would look better.
 */
export const expectedRounds = (state: State): number => {
  if (state.last >= 0) return 0
  const isBegun = isTurnBegun(state)
  const actor = isBegun ? state.mover : (state.mover + state.seats - 1) % state.seats
  let least = Number.POSITIVE_INFINITY
  let sum = 0
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === actor) continue
    const work = remainingTurnsOf(state, seat)
    if (work < least) least = work
    sum += work
  }
  const rounds = (isBegun ? state.turn + 1 : state.turn) / state.seats
  const work = (least + sum / (state.seats - 1)) / 2
  return (Math.max(FEWEST_ROUNDS, WEIGHTS.usualRounds - rounds) + work) / 2 + LAST_ROUNDS
}
const FEWEST_ROUNDS = 2

const isTurnBegun = ({ mover, paying, taking, cards, offers, turn }: State): boolean =>
  turn > 0 && (paying >= 0 || taking >= 0 || cards > 0 || offers[mover * OFFER]! >= 0)

export const remainingTurnsOf = (state: State, seat: Seat): number => {
  const pieces = (state.turn === 0 ? PIECES : state.trains[seat]! + state.ships[seat]!) - FEW_PIECES
  let cards = 0
  for (let card = 0; card < CARD_KINDS; card++) cards += state.hands[seat * CARD_KINDS + card]!
  return Math.max(0, WEIGHTS.workPiece * pieces) + WEIGHTS.workCard * Math.max(0, pieces - 0.9 * cards)
}

export const turnsLeft = (state: State, seat: Seat, pace: number): number => {
  if (state.last < 0) return pace
  const ahead = (seat - state.mover + state.seats) % state.seats
  const turns = state.last > ahead ? 1 + Math.floor((state.last - 1 - ahead) / state.seats) : 0
  return ahead === 0 && isTurnBegun(state) ? turns - 1 : turns
}

export const harboursValue = (state: State, seat: Seat, seen: Outlook, time: number): number => {
  const { named } = seen
  const building = seat === state.mover && state.paying >= PORT_FROM ? state.paying - PORT_FROM : -1
  let left = harboursLeft(state, seat)
  let sum = 0
  if (building >= 0) left -= 1
  let [first, second, third] = [0, 0, 0]
  for (const city of PORTS) {
    if (named[city] === 0) continue
    const count = Math.min(HARBOUR_POINTS.length - 1, named[city]!)
    const owner = city === building ? seat : state.harbours[city]!
    if (owner === seat) sum += EACH * count
    if (owner !== -1) continue
    if (count > first) [first, second, third] = [count, first, second]
    else if (count > second) [second, third] = [count, second]
    else if (count > third) third = count
  }
  if (left > 0) sum += nextHarbourValue(first, harbourLack(seen.hand), seen, time)
  if (left > 1) sum += nextHarbourValue(second, WEIGHTS.harbourLack, seen, time)
  if (left > 2) sum += nextHarbourValue(third, WEIGHTS.harbourLack, seen, time)
  return sum + left * UNBUILT_POINTS
}
const EACH = HARBOUR_POINTS[1]!

/** The value of a harbour still to be built, if there is time for it beside the plan. */
const nextHarbourValue = (count: number, lack: number, seen: Outlook, time: number): number => {
  const turns = 1 + WEIGHTS.harbourTurns * lack
  const spare = time - seen.turns
  const chance = WEIGHTS.harbourChance / (1 + Math.exp((turns - spare - 0.5) / (0.25 + 0.15 * time)))
  const gain = (EACH * count - UNBUILT_POINTS) * chance - WEIGHTS.turn * turns * Math.min(1, Math.max(0, spare / turns))
  if (gain <= 0) return 0
  seen.turns += turns
  return gain
}

/** The value of spare turns: drawing tickets if that is worth more, else claiming other routes; and of leftover cards. */
export const spareTurnsValue = (state: State, seat: Seat, plan: TicketPlan, seen: Outlook, time: number): number => {
  const spare = Math.max(0, time - seen.turns)
  const seek = ticketDrawValue(state, seat, plan, seen, spare)
  // Turns that draw tickets, if that is worth more.
  const seeks = seek > WEIGHTS.turn ? Math.min(spare, most) : 0
  const { trains, ships } = seen
  let loose = LOOSE_CARDS.wild * seen.wild
  for (let colour = 0; colour < GREY; colour++) {
    loose += cardSetValue(trains[colour]!, LOOSE_CARDS.train) + cardSetValue(ships[colour]!, LOOSE_CARDS.ship)
  }
  const pieces = Math.max(0, seen.trainPieces + seen.shipPieces)
  const uneven = 0.05 * Math.abs(seen.trainPieces - seen.shipPieces)
  return (
    seeks * seek +
    WEIGHTS.spareTurn * Math.min(spare - seeks, pieces / WEIGHTS.spacePerTurn) +
    Math.min(loose, 5 * spare, 1.5 * pieces) -
    uneven
  )
}

/** How many turns can draw tickets before they run out, for the seat last passed to `seekWorth`. */
let most = 0

/** The value of a turn that draws tickets: tickets that the network already connects, and a loss when it connects none. */
export const ticketDrawValue = (
  state: State,
  seat: Seat,
  { own, joined }: TicketPlan,
  { named, planChance }: Outlook,
  spare: number,
): number => {
  const { holders, harbours, ticketsLeft } = state
  const canBuild = harboursLeft(state, seat) > 0
  const fresh = ticketsLeft > 0 ? IN_DECK : UNDER
  let [pool, hits, gain] = [0, 0, 0]
  for (let ticket = 0; ticket < holders.length; ticket++) {
    if (holders[ticket] !== fresh) continue
    pool += 1
    const { a, b, points } = TICKETS[ticket]!
    const chance = own[a] === own[b] ? 1 : joined[a] === joined[b] ? planChance : 0
    if (chance === 0) continue
    hits += chance
    gain +=
      chance *
      (points + bonusAt(harbours[a]!, seat, named[a]!, canBuild) + bonusAt(harbours[b]!, seat, named[b]!, canBuild))
  }
  most = Math.min(WEIGHTS.seekMost, pool / MORE_TICKETS.dealt / state.seats)
  if (pool === 0) return 0
  const none = (1 - hits / pool) ** MORE_TICKETS.dealt
  return (
    WEIGHTS.seekTrust *
    ((MORE_TICKETS.dealt * gain) / pool + none * (WEIGHTS.seekSpare * Math.min(spare, MOST_SPARE) - WEIGHTS.seekLoss))
  )
}

/** More turns than this do not improve the chance to complete drawn tickets. */
const MOST_SPARE = 20

const bonusAt = (owner: number, seat: Seat, named: number, canBuild: boolean): number => {
  if (named >= 2.5) return 0
  return owner === seat ? WEIGHTS.seekBuilt : owner === -1 && canBuild ? WEIGHTS.seekBuildable : 0
}

const cardSetValue = (count: number, each: number): number => {
  const some = Math.min(count, LOOSE_CARDS.most)
  return some * (each + LOOSE_CARDS.set * some)
}

/** The typical error of the evaluation: each remaining turn adds uncertainty. */
export const spreadOf = (state: State): number =>
  5 + 0.7 * (state.last >= 0 ? state.last / state.seats : expectedRounds(state))
