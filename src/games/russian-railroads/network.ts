/**
 * What can still be done: RR-2.9 asks whether a list of parts can be carried out to the last step.
 * Steps with tracks are one question, building and industry another; neither helps the other.
 */
import { type Board, ENTRY, GAP, MARKER, mat, RETURNED, SLOT, STACK, STEP_ENTRIES, TRACK } from './cells.ts'
import { GAPS, INDUSTRY, ROUTES, SPECIALS } from './data/board.ts'
import { COLOURS } from './data/effects.ts'

/** How much of each sort of entry is to be done. */
export type Needs = readonly number[]

const LENGTH = ROUTES.map(({ fields }) => fields)
const ALLOWED = ROUTES.map(({ colours }) => colours)
const WIDTH = COLOURS.length

/** RR-3.6, by colour: the field that black must have reached on Transsib. */
export const UNLOCKED_AT: readonly number[] = COLOURS.map(
  (colour) =>
    SPECIALS.find(({ once }) => once?.some((part) => part[0] === 'takeTracks' && part[1] === colour))?.field ?? 0,
)

/** RR-3.2, RR-3.3, RR-3.5: how far a track can still go, where the others stand. `at` is the first cell of the tracks. */
export const roomAhead = (cells: readonly number[], at: number, route: number, colour: number): number => {
  if (colour >= ALLOWED[route]! || cells[at]! < UNLOCKED_AT[colour]!) return 0
  const here = at + route * WIDTH + colour
  const last = colour === 0 ? LENGTH[route]! : cells[here - 1]! - 1
  return Math.max(0, last - cells[here]!)
}

export const canStep = (board: Board, seat: number, route: number, colour: number): boolean =>
  roomAhead(board.cells, mat(seat) + TRACK, route, colour) > 0

const roomFor = (cells: readonly number[], at: number, colour: number): number =>
  roomAhead(cells, at, 0, colour) + roomAhead(cells, at, 1, colour) + roomAhead(cells, at, 2, colour)

/** Can so many steps be made with one colour alone, as things stand? */
export const stepsWith = (board: Board, seat: number, colour: number): number =>
  roomFor(board.cells, mat(seat) + TRACK, colour)

/** Can all these steps be made, in some order? `sole` is the only sort there is, where that is known. */
export const stepsFit = (cells: readonly number[], at: number, needs: Needs, sole = soleSort(needs)): boolean => {
  if (sole === -1) return true
  if (sole >= 0) {
    const count = needs[sole]!
    if (sole < WIDTH) return roomFor(cells, at, sole) >= count
    if (roomFor(cells, at, 0) >= count) return true
  }
  return spreadFits(cells, at, needs)
}

/** -1 for none, -2 for several. */
const soleSort = (needs: Needs): number => {
  let sole = -1
  for (let entry = 0; entry < STEP_ENTRIES; entry++) {
    if (needs[entry] === 0) continue
    if (sole >= 0) return -2
    sole = entry
  }
  return sole
}

/* The general question, on a copy: first every free step gets a colour, black first, as black makes room for all. */
const tracks = Array<number>(3 * WIDTH).fill(0)
const counts = Array<number>(WIDTH).fill(0)

const spreadFits = (cells: readonly number[], at: number, needs: Needs): boolean => {
  for (let i = 0; i < tracks.length; i++) tracks[i] = cells[at + i]!
  for (let colour = 0; colour < WIDTH; colour++) counts[colour] = needs[colour]!
  const blackOrGrey = needs[ENTRY['black|grey']]!
  return blackOrGrey > 0 ? assign(blackOrGrey, 1, needs[ENTRY.any]!) : assignAny(needs[ENTRY.any]!, WIDTH - 1)
}

/** Free steps get colours in falling order, so that no choice of colours is tried twice. */
const assign = (blackOrGrey: number, last: number, any: number): boolean => {
  for (let colour = 0; colour <= last; colour++) {
    counts[colour]! += 1
    const fits = blackOrGrey > 1 ? assign(blackOrGrey - 1, colour, any) : assignAny(any, WIDTH - 1)
    counts[colour]! -= 1
    if (fits) return true
  }
  return false
}

const assignAny = (any: number, last: number): boolean => {
  if (any === 0) return spread(0, 0, counts[0]!)
  for (let colour = 0; colour <= last; colour++) {
    counts[colour]! += 1
    const fits = assignAny(any - 1, colour)
    counts[colour]! -= 1
    if (fits) return true
  }
  return false
}

/** Earlier colours go first: they only ever make room. `left` steps of `colour` go to `route` and those after it. */
const spread = (colour: number, route: number, left: number): boolean => {
  if (colour === WIDTH) return true
  if (route === ROUTES.length) return left === 0 && spread(colour + 1, 0, counts[colour + 1] ?? 0)
  const here = route * WIDTH + colour
  const most = Math.min(left, roomAhead(tracks, 0, route, colour))
  for (let count = most; count >= 0; count--) {
    tracks[here]! += count
    const fits = spread(colour, route + 1, left - count)
    tracks[here]! -= count
    if (fits) return true
  }
  return false
}

/* Building and industry. */

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

export const canAdvance = (cells: readonly number[], at: number, marker: number): boolean => {
  const [first, second] = [cells[at + MARKER]!, cells[at + MARKER + 1]!]
  if (marker === 0) return first < lastSpace(factoriesBuilt(cells, at))
  return second >= 0 && second + 1 < first
}

/** RR-5.3: may this locomotive be laid there? */
export const fitsSlot = (number: number, there: number): boolean => there < number

const canLay = (cells: readonly number[], at: number, number: number): boolean => {
  for (let slot = 0; slot < 4; slot++) if (fitsSlot(number, cells[at + SLOT + slot]!)) return true
  return false
}

/** A yard: all that building and industry depend on, to be tried out. */
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
  if (builds === 0) {
    return steps === 0 || industryRoom(factoriesBuilt(cells, at), cells[at + MARKER]!, cells[at + MARKER + 1]!) >= steps
  }
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
  let pieces = 0
  for (let number = 1; number <= 9; number++) pieces += cells[STACK + number]!
  return pieces >= builds && canBuild(cells, at, what)
}

/** A single piece: the lowest of the stacks, to be laid or turned over, or a returned one. */
export const canBuild = (cells: readonly number[], at: number, what: 'locomotive' | 'factory'): boolean => {
  for (let number = 1; number <= 9; number++) {
    if (cells[STACK + number]! > 0) return what === 'factory' || canLay(cells, at, number)
  }
  if (what === 'locomotive') return false
  for (let number = 1; number <= 9; number++) if (cells[RETURNED + number]! > 0) return true
  return false
}

const piecesIn = ({ stack, returned }: Yard): number => stack.reduce((sum, count) => sum + count, returned)

const lowestIn = (stack: readonly number[]): number => stack.findIndex((count, number) => number > 0 && count > 0)

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
  const stack = yard.stack.with(number, yard.stack[number]! - 1)
  return chainFits({ ...yard, stack }, number, true, rest)
}

/** RR-5.3 to RR-5.5: is there a way to end the chain from which the rest can be done? */
export const chainFits = (yard: Yard, hand: number, fresh: boolean, rest: Needs): boolean => {
  if (!fresh && !yard.slots.includes(0) && yardFits({ ...yard, returned: yard.returned + 1 }, rest)) return true
  return yard.slots.some((_, slot) => slotFits(yard, hand, slot, rest))
}

export const slotFits = (yard: Yard, hand: number, slot: number, rest: Needs): boolean => {
  const there = yard.slots[slot]!
  if (!fitsSlot(hand, there)) return false
  const laid = { ...yard, slots: yard.slots.with(slot, hand) }
  return there === 0 ? yardFits(laid, rest) : chainFits(laid, there, false, rest)
}

/** RR-6.1, RR-6.2: one from the lowest stack or a returned one; a sixth one returns another. */
export const factoryFits = (yard: Yard, rest: Needs): boolean =>
  pieceFits(yard, 'stack', rest) || pieceFits(yard, 'returned', rest)

export const pieceFits = (yard: Yard, from: 'stack' | 'returned', rest: Needs): boolean => {
  const number = lowestIn(yard.stack)
  if (from === 'stack' ? number < 0 : yard.returned === 0) return false
  const full = yard.built === GAPS
  return yardFits(
    {
      ...yard,
      stack: from === 'stack' ? yard.stack.with(number, yard.stack[number]! - 1) : yard.stack,
      returned: yard.returned + (from === 'returned' ? -1 : 0) + (full ? 1 : 0),
      built: full ? GAPS : yard.built + 1,
    },
    rest,
  )
}
