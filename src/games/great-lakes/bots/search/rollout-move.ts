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
import { keepPlaces, paceOf, seekWorth, turnsLeft } from './evaluate.ts'
import { inTime, lookAhead, outlook } from './outlook.ts'
import { markSeats, type Plan, planOf } from './plan.ts'
import { WEIGHTS } from './weights.ts'

const NOISE = 1000

export const rolloutMove = (state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move => {
  if (legal.length === 1) return legal[0]!
  const first = legal[0]!
  if (first.kind === 'keep') {
    markSeats(state)
    const places = keepPlaces(state, seat)
    return legal.find((move) => move.kind === 'keep' && move.places === places) ?? first
  }
  look(state, seat)
  if (first.kind === 'pieces') return legal[trainsFor(plan) - FEWEST_TRAINS]!
  let best = Number.NEGATIVE_INFINITY
  let choice: Move = first
  for (const move of legal) {
    const liking = like(state, move) + (WEIGHTS.chance * rng(NOISE)) / NOISE
    if (liking > best) {
      best = liking
      choice = move
    }
  }
  return choice
}

/** By move: its score for the quick choice, without randomness. */
export const prefer = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  markSeats(state)
  if (legal[0]?.kind === 'keep') return keepWorths(state, seat, legal)
  look(state, seat)
  const trains = trainsFor(plan)
  return legal.map((move) => (move.kind === 'pieces' ? -PIECE * Math.abs(move.trains - trains) : like(state, move)))
}

/** Points for each train that differs from the plan's mix. */
const PIECE = 0.5
/** The bonus for the tickets that the quick choice keeps. */
const KEEP = 3

const keepWorths = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  const wanted = keepPlaces(state, seat)
  return legal.map((move) => {
    if (move.kind !== 'keep') return 0
    return move.places === wanted ? KEEP : -bits(move.places ^ wanted)
  })
}

const bits = (places: number): number => (places === 0 ? 0 : (places & 1) + bits(places >> 1))

let plan: Plan
/** Turns after this one, and how much a card still counts. */
let [after, worthOfCards] = [0, 1]
let canBuild = false
/** The value of drawing tickets. */
let seekGain = 0
/** The best two draws, and the value of a blind one. */
let [bestDraw, secondDraw, bestPlace, blindTrain, blindShip] = [0, 0, -1, 0, 0]
/** By route: its value as a part of the plan, or -1. */
const shares = new Float64Array(ROUTES.length)

const look = (state: State, seat: Seat): void => {
  markSeats(state)
  plan = planOf(state, seat)
  const time = turnsLeft(state, seat, paceOf(state))
  after = Math.max(0, time - 1)
  lookAhead(state, seat, plan, time)
  worthOfCards = after / (after + WEIGHTS.fade)
  canBuild = harboursLeft(state, seat) > 0
  if (state.paying >= 0) return
  seekGain = seekWorth(state, seat, plan, outlook, Math.max(0, after - outlook.turns))
  shareOut(time)
  weighDraws(state)
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

const weighDraws = (state: State): void => {
  let [train, ship] = [0, 0]
  for (let colour = 0; colour < GREY; colour++) {
    train += (CARDS.plain * cardWorth(colour) + CARDS.symbol * cardWorth(SYMBOL + colour)) / TRAIN_CARDS
    ship += (CARDS.single * cardWorth(SINGLE + colour) + CARDS.double * cardWorth(DOUBLE + colour)) / SHIP_CARDS
  }
  blindTrain = state.left[TRAIN]! > 0 ? train + (WEIGHTS.loco * CARDS.locomotive) / TRAIN_CARDS : 0
  blindShip = state.left[SHIP]! > 0 ? ship : 0
  bestDraw = Math.max(blindTrain, blindShip)
  secondDraw = bestDraw
  bestPlace = -1
  for (let place = 0; place < state.row.length; place++) {
    if (state.row[place] === LOCOMOTIVE) continue
    const worth = cardWorth(state.row[place]!)
    if (worth > bestDraw) {
      secondDraw = bestDraw
      bestDraw = worth
      bestPlace = place
    } else if (worth > secondDraw) secondDraw = worth
  }
}
const TRAIN_CARDS = 6 * (CARDS.plain + CARDS.symbol) + CARDS.locomotive
const SHIP_CARDS = 6 * (CARDS.single + CARDS.double)

const like = (state: State, move: Move): number => {
  switch (move.kind) {
    case 'claim':
      return claimWorth(move.route)
    case 'harbour':
      return (
        WEIGHTS.harbourFixed +
        WEIGHTS.harbourCount * Math.min(3, outlook.named[move.city]!) -
        (after < 3 ? UNBUILT_POINTS : 0)
      )
    case 'take':
      return drawWorth(state, move.place)
    case 'blind':
      return worthOfCards * ((move.back === SHIP ? blindShip : blindTrain) + (state.cards === 0 ? bestDraw : 0))
    case 'seek':
      return seekLiking()
    case 'swap':
      return swapWorth(move.gain === TRAIN ? outlook.trainPieces : outlook.shipPieces, move.count)
    case 'pay':
      return payWorth(state, move)
    case 'refill':
      return move.back === SHIP ? blindShip : blindTrain
    case 'keep':
    case 'pieces':
      return 0
  }
}

const drawWorth = (state: State, place: number): number => {
  const card = state.row[place]!
  if (card === LOCOMOTIVE) return worthOfCards * WEIGHTS.loco
  return worthOfCards * (cardWorth(card) + (state.cards > 0 ? 0 : place === bestPlace ? secondDraw : bestDraw))
}

const claimWorth = (route: number): number => {
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
    worthOfCards * (WEIGHTS.freeSpace * length + WEIGHTS.freeConflict * conflict) -
    WEIGHTS.freeFixed -
    (after === 0 ? 0 : WEIGHTS.freePieces * pieces)
  )
}

const seekLiking = (): number => {
  const left = Math.max(0, outlook.turns - after)
  return (
    WEIGHTS.seekFixed -
    WEIGHTS.seekBusy * outlook.turns +
    WEIGHTS.seekGain * seekGain -
    WEIGHTS.seekLate * Math.min(2, left)
  )
}

const swapWorth = (left: number, count: number): number =>
  left < 0 && count === -left ? WEIGHTS.swapFixed - count : -50

/** The value of a card for the plan. */
const cardWorth = (card: Card): number => {
  if (card === LOCOMOTIVE) return WEIGHTS.loco
  if (card < SINGLE) {
    const colour = card % 6
    const { lackTrains, trains } = outlook
    const worth =
      lackTrains[colour]! > 0
        ? WEIGHTS.trainNeed
        : lackTrains[GREY]! > 0
          ? WEIGHTS.trainGrey + WEIGHTS.trainGreySet * trains[colour]!
          : spare(outlook.trainPieces, WEIGHTS.trainSpare + WEIGHTS.trainSpareSet * trains[colour]!)
    return card >= SYMBOL ? worth + symbolWorth(SINGLE + colour, card) : worth
  }
  const colour = (card - SINGLE) % 6
  const { lackShips, ships } = outlook
  const worth =
    lackShips[colour]! > 0
      ? WEIGHTS.shipNeed
      : lackShips[GREY]! > 0
        ? WEIGHTS.shipGrey + WEIGHTS.shipGreySet * ships[colour]!
        : spare(outlook.shipPieces, WEIGHTS.shipSpare + WEIGHTS.shipSpareSet * ships[colour]!)
  return card >= DOUBLE ? worth * (1 + WEIGHTS.doubleMore) : worth + symbolWorth(SYMBOL + colour, card)
}

/** Cards the plan does not need count for little without pieces. */
const spare = (pieces: number, worth: number): number =>
  WEIGHTS.spareShare * worth * Math.min(1, Math.max(0, pieces) / 6)

/** Higher when the hand holds more of the colour for a harbour, of both kinds. */
const symbolWorth = (other: Card, card: Card): number => {
  if (!canBuild || outlook.hand[card]! >= HARBOUR_EACH) return 0
  return WEIGHTS.symbol * (1 + outlook.hand[card]! + Math.min(HARBOUR_EACH, outlook.hand[other]!))
}

/** Penalizes payments with locomotives, and with cards that the plan or a harbour could use. */
const payWorth = (state: State, pay: Pay): number => {
  const isTrain = pay.plain + pay.symbol > 0 && state.paying < PORT_FROM
  const lacks = isTrain ? outlook.lackTrains : outlook.lackShips
  const needed = pay.colour >= 0 && lacks[pay.colour]! > 0 ? WEIGHTS.payNeed : 0
  const count = pay.plain + pay.symbol + pay.single + pay.double
  return -WEIGHTS.payLocomotive * pay.locomotive - (1 + needed) * count - WEIGHTS.payHarbour * (pay.symbol + pay.single)
}

/** The trains the plan takes, plus a share of the remaining pieces. */
const trainsFor = ({ routes }: Plan): number => {
  let [trains, all] = [0, 0]
  for (const route of routes) {
    const { kind, length } = ROUTES[route]!
    all += length
    if (kind === 'train') trains += length
  }
  const wanted = Math.round(trains + WEIGHTS.mixShare * Math.max(0, PIECES - all))
  return Math.max(FEWEST_TRAINS, Math.min(TRAINS, wanted))
}
