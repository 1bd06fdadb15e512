/** The moves of the seat to act: the only definition of what is legal. */
import type { Seat } from '../../kit/game.ts'
import {
  ALL_SPACES,
  BLACK,
  BONUS_LEFT,
  CHOSEN,
  COINS,
  cell,
  FOURTH_OWED,
  FRESH,
  HAND,
  MARKER,
  MOVER,
  MUST,
  mat,
  ORDER,
  OWN_ENGINEER,
  OWN_ENGINEERS,
  OWNER,
  onMat,
  P1,
  P2,
  PENDING,
  PLACED_TOKENS,
  PRINTED,
  RETURNED,
  SLOT,
  type SpaceNo,
  STACK,
  standing,
  T12,
  TEMPORARY,
  TOKENS_OWED,
  WAITS,
  WORKERS,
} from './cells.ts'
import {
  countBuild,
  countIndustry,
  countStep,
  isBuildOpen,
  isPrintedOpen,
  isStepOpen,
  printedWorks,
} from './counting.ts'
import { ROUTES } from './data/board.ts'
import { TOKENS } from './data/cards.ts'
import { COLOURS } from './data/effects.ts'
import { SPACES } from './data/spaces.ts'
import type { Move } from './moves.ts'
import * as M from './moves.ts'
import { canAdvance, canStep, fitsSlot, type Needs, pieceFits, slotFits, yardFits, yardOf } from './network.ts'
import { freeDoublers, openNeeds } from './parts.ts'
import { canRepeat, canTakeCard, isForRelocation, isFree, isPossible, isThere } from './possible.ts'
import { isOver, pileNow, type State } from './state.ts'

const NONE: readonly Move[] = []

export const legal = (state: State, seat: Seat): readonly Move[] =>
  isOver(state) || seat !== state.cells[MOVER] ? NONE : answers(state, seat)

/** Every answer to the decision that is open; or the first so many, to see whether there is a choice at all. */
export const answers = (state: State, seat: Seat, enough = MANY): readonly Move[] => {
  switch (state.cells[WAITS]) {
    case PENDING.turn:
      return turns(state, seat)
    case PENDING.bonus:
      return M.BONUS.filter((_, card) => (cell(state, BONUS_LEFT) >> card) & 1)
    case PENDING.pay:
      return payments(state, seat, enough)
    case PENDING.swap:
      return spaces(M.SWAP_WITH, (space) => canSwap(state, seat, space), enough)
    case PENDING.do:
      return doings(state, seat, enough)
    case PENDING.slot:
      return slots(state, seat)
    case PENDING.factory:
      return piecesToBuild(state, seat)
    case PENDING.gap:
      return M.REPLACE
    case PENDING.again:
      return repeats(state, seat)
    case PENDING.card:
      return [...M.CARD.filter((_, card) => canTakeCard(state, seat, card)), M.SKIP]
    case PENDING.end:
      return [...M.KEEP.filter((_, card) => (pileNow(state) >> card) & 1), M.POINTS]
    default:
      return [...spaces(M.RELOCATE_TO, (space) => canRelocate(state, seat, space), enough), M.STAY]
  }
}

const MANY = Number.POSITIVE_INFINITY

const spaces = (moves: readonly Move[], isAllowed: (space: SpaceNo) => boolean, enough = MANY): Move[] => {
  const list: Move[] = []
  for (let space = 0; space < ALL_SPACES && list.length < enough; space++)
    if (isAllowed(space)) list.push(moves[space]!)
  return list
}

/** RR-2.1, RR-2.2: a free space that can be paid for and done; or pass. */
const turns = (state: State, seat: Seat): readonly Move[] => {
  const list: Move[] = []
  for (let space = 0; space <= OWN_ENGINEER; space++) if (canPlace(state, seat, space)) list.push(M.PLACE_ON[space]!)
  const own = onMat(state, seat, OWN_ENGINEERS)
  for (let number = 1; own >> number > 0; number++) {
    if (((own >> number) & 1) === 0) continue
    const space = OWN_ENGINEER + number
    if (canPlace(state, seat, space)) list.push(M.PLACE_ON[space]!)
  }
  list.push(M.PASS)
  return list
}

/** Cheap questions first. */
const canPlace = (state: State, seat: Seat, space: SpaceNo): boolean =>
  (space === T12 || state.cells[OWNER + space] === 0) &&
  canPay(state, seat, space) &&
  isThere(state, space) &&
  isPossible(state, seat, space)

/** RR-8.1: an own engineer takes one worker. */
export const costOf = (space: SpaceNo): { readonly workers: number; readonly coins: number } =>
  SPACES[space] ?? ENGINEER_COST
const ENGINEER_COST = { workers: 1, coins: 0 }

/** By space: the coins that it asks for, and all that is placed. */
const COINS_FOR = Array.from({ length: ALL_SPACES }, (_, space) => costOf(space).coins)
const PIECES_FOR = Array.from({ length: ALL_SPACES }, (_, space) => costOf(space).workers + costOf(space).coins)

/** RR-2.5: coins stand for workers, never the other way round. */
const canPay = (state: State, seat: Seat, space: SpaceNo): boolean => {
  const at = mat(seat)
  const own = state.cells[at + WORKERS]! + state.cells[at + BLACK]!
  const purse = state.cells[at + COINS]!
  if (purse < COINS_FOR[space]! || own + state.cells[at + TEMPORARY]! + purse < PIECES_FOR[space]!) return false
  if (space !== P1 && space !== P2) return true
  return mayClaim(state, seat, space) && (own > 0 || hasOneToSwap(state, seat))
}

/** RR-10.1 */
export const mayClaim = (state: State, seat: Seat, space: SpaceNo): boolean => {
  if (state.cells[OWNER + P1] === seat + 1 || state.cells[OWNER + P2] === seat + 1) return false
  return state.seats === 2 || state.cells[ORDER + (space === P1 ? 0 : 1)] !== seat
}

/** RR-10.2: a worker of the own colour that stands elsewhere. */
const canSwap = (state: State, seat: Seat, space: SpaceNo): boolean =>
  space !== P1 && space !== P2 && (standing(state, seat, space) & 15) > 0

export const hasOneToSwap = (state: State, seat: Seat): boolean => {
  for (let space = 0; space < ALL_SPACES; space++) if (canSwap(state, seat, space)) return true
  return false
}

/** RR-2.5: every split of the cost; RR-R7: under a place coins and temporary workers need one to swap with. */
const payments = (state: State, seat: Seat, enough: number): readonly Move[] => {
  const space = cell(state, CHOSEN)
  const { workers, coins } = costOf(space)
  const onlyOwn = (space === P1 || space === P2) && !hasOneToSwap(state, seat)
  const temporaries = onlyOwn ? 0 : Math.min(workers, onMat(state, seat, TEMPORARY))
  const instead = onlyOwn ? 0 : Math.min(workers, onMat(state, seat, COINS) - coins)
  const list: Move[] = []
  for (let black = 0; black <= Math.min(workers, onMat(state, seat, BLACK)); black++) {
    for (let temporary = 0; temporary <= temporaries; temporary++) {
      for (let coin = 0; coin <= instead; coin++) {
        const own = workers - black - temporary - coin
        if (own >= 0 && own <= onMat(state, seat, WORKERS)) list.push(M.payWith(own, temporary, black, coin + coins))
        if (list.length >= enough) return list
      }
    }
  }
  return list
}

/** RR-2.10: one piece of any entry in the open list; or done, once nothing is left that must be. */
const doings = (state: State, seat: Seat, enough: number): readonly Move[] => {
  const list: Move[] = []
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (!isStepOpen(state, colour)) continue
    for (let route = 0; route < ROUTES.length; route++) {
      if (countStep(state, seat, route, colour) >= 0) list.push(M.STEP[route * COLOURS.length + colour]!)
    }
    if (list.length >= enough) return list
  }
  if (countIndustry(state) >= 0) {
    for (let marker = 0; marker < 2; marker++) {
      if (canAdvance(state.cells, mat(seat), marker)) list.push(M.ADVANCE[marker]!)
    }
  }
  if (isBuildOpen(state, 'locomotive') || isBuildOpen(state, 'factory')) {
    for (const build of M.BUILD) if (countBuild(state, seat, build.what) >= 0) list.push(build)
  }
  if (cell(state, TOKENS_OWED) > 0) addTokens(state, seat, list)
  const printed = isPrintedOpen(state)
  if (cell(state, FOURTH_OWED) > 0 && !printed) addFourth(state, seat, list)
  if (!printed && cell(state, TOKENS_OWED) === 0) list.push(M.DONE)
  return list
}

/** RR-R3: the second marker only once the first has left 0. */
const addTokens = (state: State, seat: Seat, list: Move[]): void => {
  const placed = onMat(state, seat, PLACED_TOKENS)
  for (let token = 0; token < TOKENS.length; token++) {
    if (((placed >> token) & 1) === 0 && canPlaceToken(state, seat, token)) list.push(M.PLACE_TOKEN[token]!)
  }
}

const canPlaceToken = (state: State, seat: Seat, token: number): boolean =>
  TOKENS[token]?.id !== 'marker' || onMat(state, seat, MARKER) > 0

/** RR-13.4, RR-R17: the fourth part of the card, once no printed part is open. */
const addFourth = (state: State, seat: Seat, list: Move[]): void => {
  for (const more of M.MORE) if (canHaveMore(state, seat, more.what)) list.push(more)
}

const canHaveMore = (state: State, seat: Seat, what: 'doubler' | 'industry' | 'black'): boolean => {
  switch (what) {
    case 'doubler':
      return freeDoublers(state, seat) > 0
    case 'industry':
      return canAdvance(state.cells, mat(seat), 0) || canAdvance(state.cells, mat(seat), 1)
    case 'black':
      return ROUTES.some((_, route) => canStep(state, seat, route, 0))
  }
}

/** RR-5.3 to RR-5.5 */
const slots = (state: State, seat: Seat): readonly Move[] => {
  const at = mat(seat) + SLOT
  const hand = cell(state, HAND)
  const needs = printedWorks(state) > 0 ? openNeeds(state, PRINTED) : undefined
  const list: Move[] = []
  let isEmpty = false
  for (let slot = 0; slot < 4; slot++) {
    const there = state.cells[at + slot]!
    isEmpty ||= there === 0
    if (fitsSlot(hand, there) && keepsPossible(state, seat, slot, needs)) list.push(M.LAY[slot]!)
  }
  if (cell(state, FRESH) === 0 && !isEmpty && canReturn(state, seat, needs)) list.push(M.RETURN)
  return list
}

const keepsPossible = (state: State, seat: Seat, slot: number, needs: Needs | undefined): boolean =>
  needs === undefined || slotFits(yardOf(state, seat), cell(state, HAND), slot, needs)

const canReturn = (state: State, seat: Seat, needs: Needs | undefined): boolean => {
  if (needs === undefined) return true
  const yard = yardOf(state, seat)
  return yardFits({ ...yard, returned: yard.returned + 1 }, needs)
}

/** RR-6.1: the lowest of the stacks, or any returned one. */
const piecesToBuild = (state: State, seat: Seat): readonly Move[] => {
  const needs = printedWorks(state) > 0 ? openNeeds(state, PRINTED) : undefined
  const yard = needs && yardOf(state, seat)
  const fits = (from: 'stack' | 'returned'): boolean =>
    needs === undefined || yard === undefined || pieceFits(yard, from, needs)
  const list: Move[] = []
  let isLeft = false
  for (let number = 1; number <= 9; number++) isLeft ||= state.cells[STACK + number]! > 0
  if (isLeft && fits('stack')) list.push(M.PICK[0]!)
  for (let number = 1; number <= 9; number++) {
    if (state.cells[RETURNED + number]! > 0 && fits('returned')) list.push(M.PICK[number]!)
  }
  return list
}

/** RR-8.4; only the action of a public engineer must be carried out. */
const repeats = (state: State, seat: Seat): readonly Move[] => {
  const list = spaces(M.AGAIN_ON, (space) => canRepeat(state, seat, space))
  if (cell(state, MUST) === 0) list.push(M.SKIP)
  return list
}

/** RR-10.5, RR-10.7 */
const canRelocate = (state: State, seat: Seat, space: SpaceNo): boolean => {
  if (!isForRelocation(space) || !isFree(state, space) || !isThere(state, space)) return false
  if (space > OWN_ENGINEER && ((onMat(state, seat, OWN_ENGINEERS) >> (space - OWN_ENGINEER)) & 1) === 0) return false
  return isPossible(state, seat, space)
}
