/** What can still be built, and how far the markers of the industry track can go (RR-2.9). */

import { GAPS, INDUSTRY } from '../data/board.ts'
import { type Board, ENTRY, GAP, MARKER, mat, RETURNED, SLOT, STACK } from '../state/cells.ts'
import type { Needs } from '../track/room.ts'

/** By number of factories built: the last space of the industry track that a marker can come to (RR-6.4). */
const LAST_SPACE: readonly number[] = Array.from({ length: GAPS + 1 }, (_, built) => {
  const gap = INDUSTRY.findIndex((space) => 'gap' in space && space.gap > built)
  return (gap < 0 ? INDUSTRY.length : gap) - 1
})

const lastSpace = (built: number): number => LAST_SPACE[built]!

/** RR-6.1: gaps are filled from the left, and stay filled. */
export const factoriesBuilt = (cells: readonly number[], at: number): number => {
  let built = 0
  while (built < GAPS && cells[at + GAP + built]! > 0) built += 1
  return built
}

/** RR-6.8: steps left for the markers together; the second one always stays behind the first. */
const industryRoom = (built: number, first: number, second: number): number =>
  lastSpace(built) - first + (second < 0 ? 0 : Math.max(0, lastSpace(built) - 1 - second))

/** The same, as things stand. */
export const industryLeft = (cells: readonly number[], at: number): number =>
  industryRoom(factoriesBuilt(cells, at), cells[at + MARKER]!, cells[at + MARKER + 1]!)

export const canAdvance = (cells: readonly number[], at: number, marker: number): boolean => {
  const first = cells[at + MARKER]!
  if (marker === 0) return first < lastSpace(factoriesBuilt(cells, at))
  const second = cells[at + MARKER + 1]!
  return second >= 0 && second + 1 < first
}

/** RR-5.3: may this locomotive be laid there? */
export const fitsSlot = (number: number, there: number): boolean => there < number

export const canLay = (cells: readonly number[], at: number, number: number): boolean => {
  for (let slot = 0; slot < 4; slot++) if (fitsSlot(number, cells[at + SLOT + slot]!)) return true
  return false
}

/** A yard: all that building and industry depend on. What is tried out in it is taken back again. */
export interface Yard {
  readonly slots: number[]
  /** By number. */
  readonly stack: number[]
  returned: number
  built: number
  first: number
  second: number
}

export const yardOf = ({ cells }: Board, seat: number): Yard => {
  const at = mat(seat)
  let returned = 0
  for (let number = 1; number <= 9; number++) returned += cells[RETURNED + number]!
  return {
    slots: cells.slice(at + SLOT, at + SLOT + 4),
    stack: cells.slice(STACK, STACK + 10),
    returned,
    built: factoriesBuilt(cells, at),
    first: cells[at + MARKER]!,
    second: cells[at + MARKER + 1]!,
  }
}

const works = (needs: Needs): number =>
  needs[ENTRY.locomotive]! + needs[ENTRY.factory]! + needs[ENTRY.locomotiveOrFactory]!

/** Can all this be built, and all these industry steps be made, in some order? */
export const worksFit = (board: Board, seat: number, needs: Needs): boolean => {
  const { cells } = board
  const at = mat(seat)
  const steps = needs[ENTRY.industry]!
  const builds = works(needs)
  if (builds === 0) return steps === 0 || industryLeft(cells, at) >= steps
  if (steps === 0) {
    const what = needs[ENTRY.locomotive]! > 0 ? 'locomotive' : 'factory'
    if (builds === 1) return canBuild(cells, at, what)
    if (needs[ENTRY.locomotive]! <= 1 && hasPlenty(cells, at, builds, what)) return true
  }
  return yardFits(yardOf(board, seat), needs)
}

/** With a piece in the stacks for each build and room for the lowest, any order works: stacks only rise. */
export const hasPlenty = (
  cells: readonly number[],
  at: number,
  builds: number,
  what: 'locomotive' | 'factory',
): boolean => {
  return piecesLeft({ cells }) >= builds && canBuild(cells, at, what)
}

/** In the stacks. */
export const piecesLeft = ({ cells }: Board): number => {
  let pieces = 0
  for (let number = 1; number <= 9; number++) pieces += cells[STACK + number]!
  return pieces
}

/** A single piece: the lowest of the stacks, to be laid or turned over, or a returned one. */
export const canBuild = (cells: readonly number[], at: number, what: 'locomotive' | 'factory'): boolean => {
  for (let number = 1; number <= 9; number++) {
    if (cells[STACK + number]! > 0) return what === 'factory' || canLay(cells, at, number)
  }
  return what === 'factory' && hasReturned({ cells })
}

export const hasReturned = ({ cells }: Board): boolean => {
  for (let number = 1; number <= 9; number++) if (cells[RETURNED + number]! > 0) return true
  return false
}

const piecesIn = ({ stack, returned }: Yard): number => {
  let pieces = returned
  for (let number = 1; number <= 9; number++) pieces += stack[number]!
  return pieces
}

const lowestIn = (stack: readonly number[]): number => {
  for (let number = 1; number <= 9; number++) if (stack[number]! > 0) return number
  return -1
}

/** Everything is built before the markers move: a factory only ever opens the way. */
export const yardFits = (yard: Yard, needs: Needs): boolean => {
  const builds = works(needs)
  if (builds === 0) return industryRoom(yard.built, yard.first, yard.second) >= needs[ENTRY.industry]!
  if (needs[ENTRY.industry] === 0 && needs[ENTRY.locomotive] === 0 && piecesIn(yard) >= builds) return true
  return (
    (wants(needs, ENTRY.locomotive) && locomotiveFits(yard, without(needs, ENTRY.locomotive))) ||
    (wants(needs, ENTRY.factory) && factoryFits(yard, without(needs, ENTRY.factory)))
  )
}

const wants = (needs: Needs, entry: number): boolean => needs[entry]! + needs[ENTRY.locomotiveOrFactory]! > 0

/** RR-2.11: the narrower entry is used first. */
const without = (needs: Needs, entry: number): Needs => {
  const used = needs[entry]! > 0 ? entry : ENTRY.locomotiveOrFactory
  return needs.with(used, needs[used]! - 1)
}

/** RR-5.1, RR-5.7: one from the lowest stack, and it must be laid. */
export const locomotiveFits = (yard: Yard, rest: Needs): boolean => {
  const number = lowestIn(yard.stack)
  if (number < 0) return false
  yard.stack[number]! -= 1
  const fits = chainFits(yard, number, true, rest)
  yard.stack[number]! += 1
  return fits
}

/** RR-5.3 to RR-5.5: is there a way to end the chain from which the rest can be done? */
export const chainFits = (yard: Yard, hand: number, fresh: boolean, rest: Needs): boolean => {
  if (!fresh && !yard.slots.includes(0) && returnFits(yard, rest)) return true
  for (let slot = 0; slot < 4; slot++) if (slotFits(yard, hand, slot, rest)) return true
  return false
}

/** RR-5.6: with one piece more that was returned. */
export const returnFits = (yard: Yard, rest: Needs): boolean => {
  yard.returned += 1
  const fits = yardFits(yard, rest)
  yard.returned -= 1
  return fits
}

export const slotFits = (yard: Yard, hand: number, slot: number, rest: Needs): boolean => {
  const there = yard.slots[slot]!
  if (!fitsSlot(hand, there)) return false
  yard.slots[slot] = hand
  const fits = there === 0 ? yardFits(yard, rest) : chainFits(yard, there, false, rest)
  yard.slots[slot] = there
  return fits
}

/** RR-6.1, RR-6.2: one from the lowest stack or a returned one; a sixth one returns another. */
export const factoryFits = (yard: Yard, rest: Needs): boolean =>
  pieceFits(yard, 'stack', rest) || pieceFits(yard, 'returned', rest)

export const pieceFits = (yard: Yard, from: 'stack' | 'returned', rest: Needs): boolean => {
  if (from === 'returned') {
    if (yard.returned === 0) return false
    yard.returned -= 1
    const fits = gapFits(yard, rest)
    yard.returned += 1
    return fits
  }
  const number = lowestIn(yard.stack)
  if (number < 0) return false
  yard.stack[number]! -= 1
  const fits = gapFits(yard, rest)
  yard.stack[number]! += 1
  return fits
}

const gapFits = (yard: Yard, rest: Needs): boolean => {
  if (yard.built === GAPS) return returnFits(yard, rest)
  yard.built += 1
  const fits = yardFits(yard, rest)
  yard.built -= 1
  return fits
}
