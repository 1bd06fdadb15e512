/**
 * RR-2.11, RR-R10: against which entry of the open list a step or a build is counted: the narrowest
 * that allows it, a printed part before a gain, unless a printed part could then no longer be done.
 */
import type { Seat } from '../../../kit/game.ts'
import { anyOpen, openNeeds } from '../actions/readings.ts'
import { ROUTES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import {
  canBuild,
  chainFits,
  factoryFits,
  hasPlenty,
  locomotiveFits,
  returnFits,
  yardFits,
  yardOf,
} from '../industry/yard.ts'
import {
  type Board,
  cell,
  ENTRIES,
  ENTRY,
  FRESH,
  GAINS,
  HAND,
  mat,
  noughts,
  PRINTED,
  pending,
  STEP_ENTRIES,
  TRACK,
} from '../state/cells.ts'
import { type Needs, roomAhead, roomFor, stepsFit, UNLOCKED_AT } from '../track/room.ts'

/** The cell to take one from, or -1 when this cannot be done now. */
export type Counted = number

const after = (needs: Needs, at: number): Needs =>
  at < GAINS ? needs.with(at - PRINTED, (needs[at - PRINTED] ?? 0) - 1) : needs

/** By colour: the entries that allow a step with it, narrowest first. */
const STEP_WITH: readonly (readonly number[])[] = COLOURS.map((_, colour) =>
  colour <= 1 ? [colour, ENTRY['black|grey'], ENTRY.any] : [colour, ENTRY.any],
)
const cellsFor = (entries: readonly number[]): readonly number[] =>
  entries.flatMap((entry) => [PRINTED + entry, GAINS + entry])
const STEP_CELLS = STEP_WITH.map(cellsFor)
const BUILD_CELLS = {
  locomotive: cellsFor([ENTRY.locomotive, ENTRY.locomotiveOrFactory]),
  factory: cellsFor([ENTRY.factory, ENTRY.locomotiveOrFactory]),
}
const INDUSTRY_CELLS = cellsFor([ENTRY.industry])

const firstOpen = (board: Board, cellsToTry: readonly number[]): Counted => {
  for (const at of cellsToTry) if ((board.cells[at] ?? 0) > 0) return at
  return -1
}

/** The sorts of entry that are open, among the printed parts or the gains, one bit each. */
export const sortsIn = (cells: readonly number[], from: number): number => {
  let sorts = 0
  for (let entry = 0; entry < ENTRIES; entry++) if (cells[from + entry] !== 0) sorts |= 1 << entry
  return sorts
}

const bitsOf = (entries: readonly number[]): number => entries.reduce((bits, entry) => bits | (1 << entry), 0)
/** By colour: the sorts that allow a step with it; and those that build. */
export const STEP_SORTS = STEP_WITH.map(bitsOf)
export const BUILD_SORTS = bitsOf([ENTRY.locomotive, ENTRY.factory, ENTRY.locomotiveOrFactory])

export const isStepOpen = (board: Board, colour: number): boolean => firstOpen(board, STEP_CELLS[colour] ?? []) >= 0

export const isBuildOpen = (board: Board, what: 'locomotive' | 'factory'): boolean =>
  firstOpen(board, BUILD_CELLS[what]) >= 0

/** The tracks of the mover with one step made, to be tried out. */
const tried = noughts(15)

export const countStep = (board: Board, seat: Seat, route: number, colour: number): Counted => {
  const at = mat(seat) + TRACK
  const first = firstOpen(board, STEP_CELLS[colour] ?? [])
  if (first < 0 || roomAhead(board.cells, at, route, colour) === 0) return -1
  return isHarmless(board, at, first) ? first : countTried(board, at, route, colour)
}

/**
 * Where steps with this colour are open: the routes on which one can be made now, one bit each. `safe` if no
 * step of any colour can hurt a printed one.
 */
export const routesFor = (board: Board, seat: Seat, colour: number, safe: boolean): number => {
  const at = mat(seat) + TRACK
  if ((board.cells[at] ?? 0) < (UNLOCKED_AT[colour] ?? 0)) return 0
  const harmless = safe || isHarmless(board, at, firstOpen(board, STEP_CELLS[colour] ?? []))
  let routes = 0
  for (let route = 0; route < ROUTES.length; route++) {
    if (roomAhead(board.cells, at, route, colour) === 0) continue
    if (harmless || countTried(board, at, route, colour) >= 0) routes |= 1 << route
  }
  return routes
}

const countTried = (board: Board, at: number, route: number, colour: number): Counted => {
  for (let i = 0; i < tried.length; i++) tried[i] = board.cells[at + i] ?? 0
  const here = route * COLOURS.length + colour
  tried[here] = (tried[here] ?? 0) + 1
  const needs = openNeeds(board, PRINTED)
  const fits = (entry: number): boolean => cell(board, entry) > 0 && stepsFit(tried, 0, after(needs, entry))
  return (STEP_CELLS[colour] ?? []).find(fits) ?? -1
}

/**
 * Most steps cannot hurt a printed one: none is open; or all that is printed is of the sort that this step
 * is counted for, and for one colour each step leaves room for one less, or black has room for all of them.
 */
const isHarmless = (board: Board, at: number, first: Counted): boolean => {
  let left = 0
  for (let entry = 0; entry < ENTRY.industry; entry++) {
    const count = board.cells[PRINTED + entry] ?? 0
    if (count > 0 && PRINTED + entry !== first) return false
    left += count
  }
  if (left <= 1 || first - PRINTED < COLOURS.length) return true
  return roomFor(board.cells, at, 0) >= left
}

/** The same for all colours at once, where it is easily seen: no step is printed, or steps of one colour and nothing else. */
export const areHarmless = (printed: number, gained: number): boolean => {
  const steps = printed & ALL_STEPS
  return steps === 0 || ((gained & ALL_STEPS) === 0 && steps <= ONE_COLOUR && (steps & (steps - 1)) === 0)
}

export const ALL_STEPS = (1 << STEP_ENTRIES) - 1
const ONE_COLOUR = (1 << COLOURS.length) - 1

/** A marker's step never stands in the way of a printed part: all steps are counted together. */
export const countIndustry = (board: Board): Counted => firstOpen(board, INDUSTRY_CELLS)

export const countBuild = (board: Board, seat: Seat, what: 'locomotive' | 'factory'): Counted => {
  const first = firstOpen(board, BUILD_CELLS[what])
  if (first < 0) return -1
  if (printedWorks(board) === (first < GAINS ? 1 : 0)) return canBuild(board.cells, mat(seat), what) ? first : -1
  if (isEasy(board, seat)) return canBuild(board.cells, mat(seat), what) ? first : -1
  const needs = openNeeds(board, PRINTED)
  const fits = what === 'locomotive' ? locomotiveFits : factoryFits
  const yard = yardOf(board, seat)
  return BUILD_CELLS[what].find((at) => cell(board, at) > 0 && fits(yard, after(needs, at))) ?? -1
}

/** Nothing but builds is printed, with pieces enough for all of them in any order. */
export const isEasy = (board: Board, seat: Seat): boolean => {
  const builds = printedWorks(board)
  const locomotives = cell(board, PRINTED + ENTRY.locomotive)
  if (cell(board, PRINTED + ENTRY.industry) > 0 || locomotives > 1) return false
  return hasPlenty(board.cells, mat(seat), builds + 1, 'locomotive')
}

/** Is any printed part still to be done? */
export const isPrintedOpen = (board: Board): boolean => anyOpen(board, PRINTED)

/** How much is still to be built or advanced that was printed? While there is some, slots and pieces are judged too. */
export const printedWorks = (board: Board): number => {
  let count = 0
  for (let entry: number = ENTRY.industry; entry < ENTRIES; entry++) count += board.cells[PRINTED + entry] ?? 0
  return count
}

/** RR-2.9: what must always hold while printed parts are open, also with a piece in hand. */
export const stillPossible = (board: Board, seat: Seat): boolean => {
  const needs = openNeeds(board, PRINTED)
  if (!stepsFit(board.cells, mat(seat) + TRACK, needs)) return false
  const yard = yardOf(board, seat)
  switch (pending(board)) {
    case 'factory':
      return factoryFits(yard, needs)
    case 'slot':
      return chainFits(yard, cell(board, HAND), cell(board, FRESH) === 1, needs)
    case 'gap':
      return returnFits(yard, needs)
    default:
      return yardFits(yard, needs)
  }
}
