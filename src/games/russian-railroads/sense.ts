/** What bots should know of a position: points, the income of the rounds left, and what will raise it. */
import type { Rng, Seat, Sense } from '../../kit/game.ts'
import * as C from './cells.ts'
import { GAPS, ROUTES } from './data/board.ts'
import { CARDS, END_CARDS, INSTEAD_OF_END_CARD } from './data/cards.ts'
import { setupFor } from './data/counts.ts'
import { income } from './income.ts'
import type { Move } from './moves.ts'
import { endCardPoints, endCardsOf, majority } from './score.ts'
import { isOver, type State, seatsOf } from './state.ts'

export const sense: Sense<State, Move> = {
  worth(state) {
    const seats = seatsOf(state)
    if (isOver(state)) return seats.map((seat) => C.points(state, seat))
    const led = majority(
      seats.map((seat) => C.engineersOf(state, seat).length),
      seats.map((seat) => C.engineersOf(state, seat).at(-1) ?? 0),
    )
    return seats.map((seat) => C.points(state, seat) + projected(state, seat) + SURE * led[seat]!)
  },
  lean(state, seat, legal, rng) {
    let best = legal[rng(legal.length)]!
    for (let i = 1; i < TRIES; i++) {
      const other = legal[rng(legal.length)]!
      if (fancy(state, seat, other, rng) > fancy(state, seat, best, rng)) best = other
    }
    return best
  },
}

/** How sure the lead in engineers is, before the end. */
const SURE = 0.6

/** Scorings still to come, this round's included. */
const scoringsLeft = (state: State): number => setupFor(state.seats).rounds - C.cell(state, C.ROUND) + 1

/** The income of now for every round left, and what is likely to be added to it. */
const projected = (state: State, seat: Seat): number => {
  const left = scoringsLeft(state)
  const now = income(state, seat).reduce((sum, points) => sum + points, 0)
  const tools = WORKER * C.onMat(state, seat, C.ALL_WORKERS) + WORKER * C.onMat(state, seat, C.HAS_BLACK)
  const growth = promise(state, seat) * ((left - 1) / 2)
  return left * now + growth + (left - 1) * tools + atHand(state, seat) + endCards(state, seat)
}

/** What a worker brings in a round. */
const WORKER = 2.2

/** Workers and coins of this round, and what the turn under way still brings. Who has passed keeps the coins only. */
const atHand = (state: State, seat: Seat): number => {
  const coins = 1.2 * C.onMat(state, seat, C.COINS)
  if (C.onMat(state, seat, C.PASSED) === 1) return coins
  const workers = C.onMat(state, seat, C.WORKERS) + C.onMat(state, seat, C.TEMPORARY) + C.onMat(state, seat, C.BLACK)
  return coins + AT_HAND * workers + (seat === C.cell(state, C.MOVER) ? underWay(state) : 0)
}
const AT_HAND = 1.5

/** The open list: its entries by sort, then tokens and end cards. */
const underWay = (state: State): number => {
  let sum = TOKEN * C.cell(state, C.TOKENS_OWED) + INSTEAD_OF_END_CARD * C.cell(state, C.ENDS_OWED)
  for (let entry = 0; entry < C.ENTRIES; entry++) {
    sum += ENTRY_WORTH[entry]! * (C.cell(state, C.PRINTED + entry) + C.cell(state, C.GAINS + entry))
  }
  return sum
}
const TOKEN = 12
/** By sort of entry: steps, an industry step, a locomotive, a factory, either. */
const ENTRY_WORTH = [1, 1.2, 2, 3, 4, 1.1, 2, 1.5, 3, 2, 3]

/** What is laid and not yet paid for: tracks out of reach, reach without tracks, doublers, factories, engineers. */
const promise = (state: State, seat: Seat): number => {
  let sum = 0
  for (let route = 0; route < ROUTES.length; route++) {
    const far = C.reach(state, seat, route)
    for (let colour = 0; colour < 5; colour++) {
      const field = C.track(state, seat, route, colour)
      sum += STEP_PROMISE[colour]! * field + 0.15 * Math.max(0, Math.min(far, field))
    }
    sum += 0.25 * far
  }
  let built = 0
  for (let gap = 0; gap < GAPS; gap++) if (C.onMat(state, seat, C.GAP + gap) > 0) built += 1
  const engineers = C.engineersOf(state, seat).length
  return sum + 0.5 * C.onMat(state, seat, C.DOUBLERS) + 0.8 * built + 1.5 * engineers
}
/** By colour: a field further. */
const STEP_PROMISE = [0.45, 0.35, 0.5, 0.7, 0.8]

/** Known to their holder; a guess deals those of others. They mostly grow until the end. */
const endCards = (state: State, seat: Seat): number =>
  endCardsOf(state, seat, C.TAKER).reduce((sum, card) => sum + Math.max(8, endCardPoints(state, seat, card)), 0)

const TRIES = 4

/** A rough liking of a move by what it shows on its face. */
const fancy = (state: State, seat: Seat, move: Move, rng: Rng): number => {
  switch (move.kind) {
    case 'pass':
    case 'done':
    case 'skip':
    case 'stay':
      return -1
    case 'pay':
      return 4 - 2 * move.pile.coins
    case 'step':
      return 2 + 2 * move.colour + (move.route === 0 ? 1.5 : 0) + rng(3)
    case 'lay':
      return C.reach(state, seat, move.slot < 2 ? 0 : move.slot - 1) === 0 ? 4 : rng(5)
    case 'token':
      return TOKEN_FANCY[move.token]!
    case 'card':
      return CARDS.length - move.card + rng(4)
    case 'keep':
      return endCardPoints(state, seat, END_CARDS[move.card]!) + 6
    case 'points':
      return INSTEAD_OF_END_CARD
    case 'place':
    case 'again':
    case 'relocate':
      return SPACE_FANCY + rng(8)
    default:
      return rng(4)
  }
}
const SPACE_FANCY = 2
/** By token: a card with an end card and revaluing first. */
const TOKEN_FANCY = [4, 4, 5, 4, 7, 4, 8]
