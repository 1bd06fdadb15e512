/**
 * A quick choice for rollouts. Every option of a turn is scored in points: routes of the plan by the tickets they
 * serve, other routes by their points minus their cards, cards by what the plan lacks, tickets by what the network connects.
 */
import type { Rng, Seat } from '../../../../kit/game.ts'
import { type Card, DOUBLE, LOCOMOTIVE, SHIP, SINGLE, SYMBOL, TRAIN } from '../../cards/cards.ts'
import { CARDS, FEWEST_TRAINS, HARBOUR_EACH, PIECES, TRAINS, UNBUILT_POINTS } from '../../data/counts.ts'
import { harboursLeft } from '../../holdings.ts'
import { GREY, ROUTES, TICKETS } from '../../map/map.ts'
import type { Move, Pay } from '../../moves.ts'
import { PORT_FROM, type State } from '../../state.ts'
import { expectedRounds, ticketDrawValue, ticketsToKeep, turnsLeft } from './evaluate.ts'
import { inTime, lookAhead, outlook } from './outlook.ts'
import { markSeats, planOf, type TicketPlan } from './plan.ts'
import { WEIGHTS } from './weights.ts'

const NOISE = 1000

export const rolloutMove = (state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move => {
  if (legal.length === 1) return legal[0]!
  const first = legal[0]!
  if (first.kind === 'keep') {
    markSeats(state)
    const places = ticketsToKeep(state, seat)
    return legal.find((move) => move.kind === 'keep' && move.places === places) ?? first
  }
  analyse(state, seat)
  if (first.kind === 'pieces') return legal[trainsFor(plan) - FEWEST_TRAINS]!
  let best = Number.NEGATIVE_INFINITY
  let choice: Move = first
  for (const move of legal) {
    const score = scoreOf(state, move) + (WEIGHTS.chance * rng(NOISE)) / NOISE
    if (score > best) {
      best = score
      choice = move
    }
  }
  return choice
}

/** By move: its score for the quick choice, without randomness. */
export const prefer = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  markSeats(state)
  if (legal[0]?.kind === 'keep') return keepScores(state, seat, legal)
  analyse(state, seat)
  const trains = trainsFor(plan)
  return legal.map((move) => (move.kind === 'pieces' ? -PIECE * Math.abs(move.trains - trains) : scoreOf(state, move)))
}

/** Points for each train that differs from the plan's mix. */
const PIECE = 0.5
/** The bonus for the tickets that the quick choice keeps. */
const KEEP = 3

const keepScores = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  const wanted = ticketsToKeep(state, seat)
  return legal.map((move) => {
    if (move.kind !== 'keep') return 0
    return move.places === wanted ? KEEP : -bits(move.places ^ wanted)
  })
}

const bits = (places: number): number => (places === 0 ? 0 : (places & 1) + bits(places >> 1))

let plan: TicketPlan
/** Turns after this one, and how much a card still counts. */
let [after, cardFactor] = [0, 1]
let canBuild = false
/** The value of drawing tickets. */
let seekGain = 0
/** The best two draws, and the value of a blind one. */
let [bestDraw, secondDraw, bestPlace, blindTrain, blindShip] = [0, 0, -1, 0, 0]
/** By route: its value as a part of the plan, or -1. */
const shares = new Float64Array(ROUTES.length)

const analyse = (state: State, seat: Seat): void => {
  markSeats(state)
  plan = planOf(state, seat)
  const time = turnsLeft(state, seat, expectedRounds(state))
  after = Math.max(0, time - 1)
  lookAhead(state, seat, plan, time)
  cardFactor = after / (after + WEIGHTS.fade)
  canBuild = harboursLeft(state, seat) > 0
  if (state.paying >= 0) return
  seekGain = ticketDrawValue(state, seat, plan, outlook, Math.max(0, after - outlook.turns))
  shareOut(time)
  scoreDraws(state)
}

/** Each route of the plan carries a share of the ticket it is planned for. */
const shareOut = (time: number): void => {
  shares.fill(-1)
  let from = 0
  for (let at = 0; at < plan.tickets.length; at++) {
    const upTo = plan.upTo[at]!
    if (upTo === from) continue
    const gain =
      (2 * TICKETS[plan.tickets[at]!]!.points + WEIGHTS.ticketMore) * inTime(outlook.turnsAt[upTo - 1]!, time)
    for (let place = from; place < upTo; place++) {
      const route = plan.routes[place]!
      shares[route] = gain / (upTo - from)
      const { twin } = ROUTES[route]!
      if (twin >= 0) shares[twin] = shares[route]!
    }
    from = upTo
  }
}

const scoreDraws = (state: State): void => {
  let [train, ship] = [0, 0]
  for (let colour = 0; colour < GREY; colour++) {
    train += (CARDS.plain * cardScore(colour) + CARDS.symbol * cardScore(SYMBOL + colour)) / TRAIN_CARDS
    ship += (CARDS.single * cardScore(SINGLE + colour) + CARDS.double * cardScore(DOUBLE + colour)) / SHIP_CARDS
  }
  blindTrain = state.left[TRAIN]! > 0 ? train + (WEIGHTS.loco * CARDS.locomotive) / TRAIN_CARDS : 0
  blindShip = state.left[SHIP]! > 0 ? ship : 0
  bestDraw = Math.max(blindTrain, blindShip)
  secondDraw = bestDraw
  bestPlace = -1
  for (let place = 0; place < state.row.length; place++) {
    if (state.row[place] === LOCOMOTIVE) continue
    const score = cardScore(state.row[place]!)
    if (score > bestDraw) {
      secondDraw = bestDraw
      bestDraw = score
      bestPlace = place
    } else if (score > secondDraw) secondDraw = score
  }
}
const TRAIN_CARDS = 6 * (CARDS.plain + CARDS.symbol) + CARDS.locomotive
const SHIP_CARDS = 6 * (CARDS.single + CARDS.double)

const scoreOf = (state: State, move: Move): number => {
  switch (move.kind) {
    case 'claim':
      return claimScore(move.route)
    case 'harbour':
      return (
        WEIGHTS.harbourFixed +
        WEIGHTS.harbourCount * Math.min(3, outlook.named[move.city]!) -
        (after < 3 ? UNBUILT_POINTS : 0)
      )
    case 'take':
      return drawScore(state, move.place)
    case 'blind':
      return cardFactor * ((move.back === SHIP ? blindShip : blindTrain) + (state.cards === 0 ? bestDraw : 0))
    case 'seek':
      return seekScore()
    case 'swap':
      return swapScore(move.gain === TRAIN ? outlook.trainPieces : outlook.shipPieces, move.count)
    case 'pay':
      return payScore(state, move)
    case 'refill':
      return move.back === SHIP ? blindShip : blindTrain
    case 'keep':
    case 'pieces':
      return 0
  }
}

const drawScore = (state: State, place: number): number => {
  const card = state.row[place]!
  if (card === LOCOMOTIVE) return cardFactor * WEIGHTS.loco
  return cardFactor * (cardScore(card) + (state.cards > 0 ? 0 : place === bestPlace ? secondDraw : bestDraw))
}

const claimScore = (route: number): number => {
  const { kind, colour, length, points } = ROUTES[route]!
  const isTrain = kind === 'train'
  const share = shares[route]!
  if (share >= 0) return WEIGHTS.claimPlan + WEIGHTS.claimPoints * points + WEIGHTS.claimTicket * share
  const spaces = isTrain ? outlook.trains : outlook.ships
  let free = 0
  if (colour !== GREY) free = spaces[colour]!
  else for (const some of spaces) if (some > free) free = some
  const conflict = Math.max(0, length - free)
  const pieces = Math.max(0, length - Math.max(0, isTrain ? outlook.trainPieces : outlook.shipPieces))
  return (
    WEIGHTS.freePoints * points -
    cardFactor * (WEIGHTS.freeSpace * length + WEIGHTS.freeConflict * conflict) -
    WEIGHTS.freeFixed * Math.min(1, after / WEIGHTS.freeFade) -
    (after === 0 ? 0 : WEIGHTS.freePieces * pieces)
  )
}

const seekScore = (): number => {
  const left = Math.max(0, outlook.turns - after)
  return (
    WEIGHTS.seekFixed -
    WEIGHTS.seekBusy * outlook.turns +
    WEIGHTS.seekGain * seekGain -
    WEIGHTS.seekLate * Math.min(2, left)
  )
}

const swapScore = (left: number, count: number): number =>
  left < 0 && count === -left ? WEIGHTS.swapFixed - count : -50

/** The value of a card for the plan. */
const cardScore = (card: Card): number => {
  if (card === LOCOMOTIVE) return WEIGHTS.loco
  if (card < SINGLE) {
    const colour = card % 6
    const { lackTrains, trains } = outlook
    const score =
      lackTrains[colour]! > 0
        ? WEIGHTS.trainNeed
        : lackTrains[GREY]! > 0
          ? WEIGHTS.trainGrey + WEIGHTS.trainGreySet * trains[colour]!
          : spare(outlook.trainPieces, WEIGHTS.trainSpare + WEIGHTS.trainSpareSet * trains[colour]!)
    return card >= SYMBOL ? score + symbolScore(SINGLE + colour, card) : score
  }
  const colour = (card - SINGLE) % 6
  const { lackShips, ships } = outlook
  const score =
    lackShips[colour]! > 0
      ? WEIGHTS.shipNeed
      : lackShips[GREY]! > 0
        ? WEIGHTS.shipGrey + WEIGHTS.shipGreySet * ships[colour]!
        : spare(outlook.shipPieces, WEIGHTS.shipSpare + WEIGHTS.shipSpareSet * ships[colour]!)
  return card >= DOUBLE ? score * (1 + WEIGHTS.doubleMore) : score + symbolScore(SYMBOL + colour, card)
}

/** Cards the plan does not need count for little without pieces. */
const spare = (pieces: number, score: number): number =>
  WEIGHTS.spareShare * score * Math.min(1, Math.max(0, pieces) / 6)

/** Higher when the hand holds more of the colour for a harbour, of both kinds. */
const symbolScore = (other: Card, card: Card): number => {
  if (!canBuild || outlook.hand[card]! >= HARBOUR_EACH) return 0
  return WEIGHTS.symbol * (1 + outlook.hand[card]! + Math.min(HARBOUR_EACH, outlook.hand[other]!))
}

/** Penalizes payments with locomotives, and with cards that the plan or a harbour could use. */
const payScore = (state: State, pay: Pay): number => {
  const isTrain = pay.plain + pay.symbol > 0 && state.paying < PORT_FROM
  const lacks = isTrain ? outlook.lackTrains : outlook.lackShips
  const needed = pay.colour >= 0 && lacks[pay.colour]! > 0 ? WEIGHTS.payNeed : 0
  const count = pay.plain + pay.symbol + pay.single + pay.double
  return -WEIGHTS.payLocomotive * pay.locomotive - (1 + needed) * count - WEIGHTS.payHarbour * (pay.symbol + pay.single)
}

/** The trains the plan takes, plus a share of the remaining pieces. */
const trainsFor = ({ routes }: TicketPlan): number => {
  let [trains, all] = [0, 0]
  for (const route of routes) {
    const { kind, length } = ROUTES[route]!
    all += length
    if (kind === 'train') trains += length
  }
  const wanted = Math.round(trains + WEIGHTS.mixShare * Math.max(0, PIECES - all))
  return Math.max(FEWEST_TRAINS, Math.min(TRAINS, wanted))
}
