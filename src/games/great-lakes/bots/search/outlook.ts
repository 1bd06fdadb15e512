/**
 * How far a seat is from its plan: the missing cards, the turns they take, and the chance of completing each
 * ticket. The arrays are reused: the next seat overwrites them.
 */
import type { Seat } from '../../../../kit/game.ts'
import { CARD_KINDS, DOUBLE, LOCOMOTIVE, PLAIN, SINGLE, SYMBOL } from '../../cards/cards.ts'
import { CITIES } from '../../data/cities.ts'
import { HARBOUR_EACH, PIECES, SHIPS, TRAINS } from '../../data/counts.ts'
import { GREY, ROUTES, type RouteFacts, TICKETS } from '../../map/map.ts'
import { PORT_FROM, type State } from '../../state.ts'
import type { TicketPlan } from './plan.ts'
import { WEIGHTS } from './weights.ts'

/** The result for one seat. */
export interface Outlook {
  /** By card: the seat's hand, including cards it is about to receive, without cards it is about to pay. */
  readonly hand: Int32Array
  /** By colour: the spaces that the leftover cards cover; and the leftover locomotives. */
  readonly trains: Int32Array
  readonly ships: Int32Array
  wild: number
  /** By colour and grey: the spaces of the plan without cards. */
  readonly lackTrains: Int32Array
  readonly lackShips: Int32Array
  /** By city: the expected number of completed tickets that name it. */
  readonly named: Float64Array
  /** The turns the whole plan takes, the pieces it leaves over, and the points it scores. */
  turns: number
  trainPieces: number
  shipPieces: number
  points: number
  /** The chance that the whole plan is done in time. */
  planChance: number
  /** By index in the plan: the turns up to this route. */
  readonly turnsAt: Float64Array
}

export const outlook: Outlook = {
  hand: new Int32Array(CARD_KINDS),
  trains: new Int32Array(GREY),
  ships: new Int32Array(GREY),
  wild: 0,
  lackTrains: new Int32Array(GREY + 1),
  lackShips: new Int32Array(GREY + 1),
  named: new Float64Array(CITIES.length),
  turns: 0,
  trainPieces: 0,
  shipPieces: 0,
  points: 0,
  planChance: 1,
  turnsAt: new Float64Array(ROUTES.length),
}

/** `time`: the turns that the seat has left. */
export const lookAhead = (state: State, seat: Seat, plan: TicketPlan, time: number): Outlook => {
  countHand(state, seat)
  if (state.paying >= 0 && seat === state.mover) {
    if (state.paying >= PORT_FROM) payHarbour()
    else payRoute(state)
  }
  countSpaces()
  outlook.lackTrains.fill(0)
  outlook.lackShips.fill(0)
  outlook.named.fill(0)
  outlook.turns = 0
  outlook.points = 0
  followPlan(state, plan, time)
  for (const ticket of plan.lost) outlook.points -= TICKETS[ticket]!.points
  return outlook
}

const countHand = (state: State, seat: Seat): void => {
  const { hand } = outlook
  for (let card = 0; card < CARD_KINDS; card++) hand[card] = state.hands[seat * CARD_KINDS + card]!
  if (seat === state.mover && state.taking >= 0) hand[state.row[state.taking]!]! += 1
  const mix = state.turn > 0 ? 0 : state.mixes[seat]!
  outlook.trainPieces = state.turn > 0 ? state.trains[seat]! : mix || TRAINS
  outlook.shipPieces = state.turn > 0 ? state.ships[seat]! : mix === 0 ? SHIPS : PIECES - mix
}

const countSpaces = (): void => {
  const { hand, trains, ships } = outlook
  for (let colour = 0; colour < GREY; colour++) {
    trains[colour] = hand[PLAIN + colour]! + hand[SYMBOL + colour]!
    ships[colour] = hand[SINGLE + colour]! + 2 * hand[DOUBLE + colour]!
  }
  outlook.wild = hand[LOCOMOTIVE]!
}

/** Goes through the plan route by route: sets cards aside and adds up turns and expected points. */
const followPlan = (state: State, { routes, tickets, upTo }: TicketPlan, time: number): void => {
  totalTurns = 0
  mostTrains = 0
  mostShips = 0
  extraTurns = 0
  needed.fill(0)
  for (const route of routes) {
    const { kind, colour, length } = ROUTES[route]!
    if (colour !== GREY) needed[kind === 'train' ? colour : GREY + colour]! += length
  }
  let safe = 1
  let ticket = 0
  for (let at = 0; ; at++) {
    const chance = safe * inTime(outlook.turns, time)
    for (; ticket < tickets.length && upTo[ticket] === at; ticket++)
      expectTicket(tickets[ticket]!, at === 0 ? 1 : chance)
    outlook.planChance = at === 0 ? 1 : chance
    if (at === routes.length) return
    const facts = ROUTES[routes[at]!]!
    planRoute(betterTwin(state, facts), at)
    safe *= facts.twin < 0 ? WEIGHTS.safe : (1 + WEIGHTS.safe) / 2
    outlook.points += facts.points * inTime(outlook.turns, time)
  }
}

const expectTicket = (ticket: number, chance: number): void => {
  const { a, b, points } = TICKETS[ticket]!
  outlook.points += points * (2 * chance - 1)
  outlook.named[a]! += chance
  outlook.named[b]! += chance
}

/** The chance that the seat has this many turns left. */
export const inTime = (turns: number, time: number): number =>
  1 / (1 + Math.exp((turns - time) / (WEIGHTS.timeSpread + WEIGHTS.timeShare * time)))

/** The turns spent drawing, from all spaces without cards and from the colour that lacks most. */
let [totalTurns, mostTrains, mostShips, extraTurns] = [0, 0, 0, 0]
/** By kind and colour: spaces of planned routes of that colour. */
const needed = new Int32Array(2 * GREY)

/** Of an open double route, the one that more cards fit. */
const betterTwin = (state: State, facts: RouteFacts): RouteFacts => {
  if (facts.twin < 0 || state.owners[facts.twin]! >= 0 || facts.colour === GREY) return facts
  const twin = ROUTES[facts.twin]!
  const spaces = facts.kind === 'train' ? outlook.trains : outlook.ships
  return spaces[twin.colour]! > spaces[facts.colour]! ? twin : facts
}

const planRoute = ({ kind, colour, length }: RouteFacts, before: number): void => {
  const isTrain = kind === 'train'
  const spaces = isTrain ? outlook.trains : outlook.ships
  const from = colour === GREY ? leastNeeded(spaces, isTrain ? 0 : GREY) : colour
  const used = Math.min(length, spaces[from]!)
  spaces[from]! -= used
  const wild = Math.min(length - used, outlook.wild)
  outlook.wild -= wild
  const lack = length - used - wild
  const lacks = isTrain ? outlook.lackTrains : outlook.lackShips
  // A grey route also needs one colour: the one collected for it.
  lacks[from]! += lack
  if (colour === GREY) lacks[GREY]! += lack
  totalTurns +=
    lack *
    (isTrain
      ? colour === GREY
        ? WEIGHTS.turnGreyTrain
        : WEIGHTS.turnTrain
      : colour === GREY
        ? WEIGHTS.turnGreyShip
        : WEIGHTS.turnShip)
  if (isTrain) mostTrains = Math.max(mostTrains, lacks[from]!)
  else mostShips = Math.max(mostShips, lacks[from]!)
  placePieces(isTrain, length)
  outlook.turnsAt[before] = outlook.turns =
    WEIGHTS.turnFirst +
    WEIGHTS.turnClaim * (before + 1) +
    extraTurns +
    totalTurns +
    WEIGHTS.turnMostTrains * mostTrains +
    WEIGHTS.turnMostShips * mostShips
}

/** The colour with the most cards left after the coloured routes of the plan. */
const leastNeeded = (spaces: Int32Array, from: number): number => {
  let [best, most] = [0, Number.NEGATIVE_INFINITY]
  for (let colour = 0; colour < GREY; colour++) {
    const left = spaces[colour]! - needed[from + colour]!
    if (left > most || (left === most && spaces[colour]! > spaces[best]!)) [best, most] = [colour, left]
  }
  return best
}

/** When pieces of this kind run out, others are exchanged; when all run out, nothing can be built. */
const placePieces = (isTrain: boolean, length: number): void => {
  if (isTrain) outlook.trainPieces -= length
  else outlook.shipPieces -= length
  const left = isTrain ? outlook.trainPieces : outlook.shipPieces
  if (left < 0) {
    const short = Math.min(length, -left)
    outlook.points -= short
    if (short === -left) extraTurns += 1
  }
  if (outlook.trainPieces + outlook.shipPieces < 0) extraTurns += 50
}

const most = (spaces: Int32Array): number => {
  let best = 0
  for (let colour = 1; colour < GREY; colour++) if (spaces[colour]! > spaces[best]!) best = colour
  return best
}

/** Removes the cheapest payment for what the mover is about to build from its hand. */
const payRoute = (state: State): void => {
  const { kind, colour, length } = ROUTES[state.paying]!
  countSpaces()
  const from = colour === GREY ? scarcestThatCovers(kind === 'train' ? outlook.trains : outlook.ships, length) : colour
  if (kind === 'train') {
    outlook.trainPieces -= length
    spend(LOCOMOTIVE, spend(SYMBOL + from, spend(PLAIN + from, length)))
    return
  }
  outlook.shipPieces -= length
  const { hand } = outlook
  const pairs = Math.min(hand[DOUBLE + from]!, length >> 1)
  hand[DOUBLE + from]! -= pairs
  const rest = spend(SINGLE + from, length - 2 * pairs)
  if (rest === 1 && hand[DOUBLE + from]! > 0) hand[DOUBLE + from]! -= 1
  else spend(LOCOMOTIVE, rest)
}

/** The spaces still uncovered after this card. */
const spend = (card: number, wanted: number): number => {
  const used = Math.min(wanted, outlook.hand[card]!)
  outlook.hand[card]! -= used
  return wanted - used
}

/** The smallest set that covers a route, or the largest if none does. */
const scarcestThatCovers = (spaces: Int32Array, length: number): number => {
  let best = most(spaces)
  for (let colour = 0; colour < GREY; colour++) {
    if (spaces[colour]! >= length && spaces[colour]! < spaces[best]!) best = colour
  }
  return best
}

const payHarbour = (): void => {
  const { hand } = outlook
  const colour = harbourColour(hand)
  let wild = spend(SYMBOL + colour, HARBOUR_EACH)
  wild += spend(SINGLE + colour, HARBOUR_EACH)
  spend(LOCOMOTIVE, wild)
}

/** The colour that comes closest to a harbour. */
const harbourColour = (hand: Int32Array): number => {
  let [best, part] = [0, -1]
  for (let colour = 0; colour < GREY; colour++) {
    const here = Math.min(HARBOUR_EACH, hand[SYMBOL + colour]!) + Math.min(HARBOUR_EACH, hand[SINGLE + colour]!)
    if (here > part) [best, part] = [colour, here]
  }
  return best
}

/** How many cards are lacking for a harbour. */
export const harbourLack = (hand: Int32Array): number => {
  const colour = harbourColour(hand)
  const part = Math.min(HARBOUR_EACH, hand[SYMBOL + colour]!) + Math.min(HARBOUR_EACH, hand[SINGLE + colour]!)
  return Math.max(0, 2 * HARBOUR_EACH - part - hand[LOCOMOTIVE]!)
}
