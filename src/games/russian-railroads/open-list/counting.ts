/**
 * RR-2.11, RR-R10: the entry of the open list that a step or a build uses up: the narrowest
 * that allows it, a printed part before a gain, unless a printed part could then no longer be done.
 */
import type { Seat } from '../../../kit/game.ts'
import { ROUTES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { canBuildInAnyOrder, printedWorks } from '../industry/constraints.ts'
import { canBuild, chainFits, factoryFits, locomotiveFits, returnFits, yardFits, yardOf } from '../industry/yard.ts'
import { increased } from '../state/lists.ts'
import { type NumberSet, setOf } from '../state/sets.ts'
import { matOf, type Position, type State } from '../state/state.ts'
import { roomAhead, roomFor, stepsFit, UNLOCKED_AT } from '../track/room.ts'
import { type Tracks, trackNo } from '../track/tracks.ts'
import { type Build, ENTRIES, ENTRY, type Needs, STEP_ENTRIES } from './entries.ts'

/** An entry of the open list: a printed part, or a gain. */
export interface OpenEntry {
  readonly isPrinted: boolean
  readonly entry: number
}

const printedBeforeGains = (entries: readonly number[]): readonly OpenEntry[] =>
  entries.flatMap((entry) => [
    { isPrinted: true, entry },
    { isPrinted: false, entry },
  ])

/** By colour: the sorts that allow a step with it, narrowest first. */
const SORTS_FOR_STEP: readonly (readonly number[])[] = COLOURS.map((_, colour) =>
  colour <= ENTRY.grey ? [colour, ENTRY['black|grey'], ENTRY.any] : [colour, ENTRY.any],
)
const ENTRIES_FOR_STEP = SORTS_FOR_STEP.map(printedBeforeGains)
const ENTRIES_FOR_BUILD: Readonly<Record<Build, readonly OpenEntry[]>> = {
  locomotive: printedBeforeGains([ENTRY.locomotive, ENTRY.locomotiveOrFactory]),
  factory: printedBeforeGains([ENTRY.factory, ENTRY.locomotiveOrFactory]),
}
const ENTRIES_FOR_INDUSTRY = printedBeforeGains([ENTRY.industry])

const entriesForStep = (colour: number): readonly OpenEntry[] => ENTRIES_FOR_STEP[colour] ?? []

const isOpen = ({ current }: Position, { isPrinted, entry }: OpenEntry): boolean =>
  ((isPrinted ? current.printed : current.gains)[entry] ?? 0) > 0

const firstOpen = (position: Position, entries: readonly OpenEntry[]): OpenEntry | undefined => {
  for (const entry of entries) if (isOpen(position, entry)) return entry
  return undefined
}

/** Takes one off an entry. Moves are trusted, so there is one. */
export const countOff = ({ current }: State, counted: OpenEntry | undefined): void => {
  if (counted === undefined) throw new RangeError('no entry of the open list allows this')
  const { isPrinted, entry } = counted
  const list = isPrinted ? current.printed : current.gains
  list[entry] = (list[entry] ?? 0) - 1
}

/** The printed parts once this entry is counted off. */
const printedAfter = (printed: Needs, { isPrinted, entry }: OpenEntry): Needs =>
  isPrinted ? increased(printed, entry, -1) : printed

/** The sorts of entry that are open among printed parts or gains. */
export const sortsIn = (needs: Needs): NumberSet => {
  let sorts = 0
  for (let entry = 0; entry < ENTRIES; entry++) if (needs[entry] !== 0) sorts |= 1 << entry
  return sorts
}

/** By colour: the sorts that allow a step with it; and those that build. */
export const STEP_SORTS: readonly NumberSet[] = SORTS_FOR_STEP.map(setOf)
export const BUILD_SORTS: NumberSet = setOf([ENTRY.locomotive, ENTRY.factory, ENTRY.locomotiveOrFactory])
export const ALL_STEPS: NumberSet = (1 << STEP_ENTRIES) - 1
const ONE_COLOUR: NumberSet = (1 << COLOURS.length) - 1

export const isStepOpen = (position: Position, colour: number): boolean =>
  firstOpen(position, entriesForStep(colour)) !== undefined

export const isBuildOpen = (position: Position, what: Build): boolean =>
  firstOpen(position, ENTRIES_FOR_BUILD[what]) !== undefined

/** The entry for a step with this track, or none if it cannot be made now. */
export const entryForStep = (position: Position, seat: Seat, route: number, colour: number): OpenEntry | undefined => {
  const { tracks } = matOf(position, seat)
  const first = firstOpen(position, entriesForStep(colour))
  if (first === undefined || roomAhead(tracks, route, colour) === 0) return undefined
  return isHarmless(position, tracks, first) ? first : entryThatFits(position, tracks, route, colour)
}

/**
 * Where steps with this colour are open: the routes on which one can be made now. `areAllHarmless` if no
 * step of any colour can hurt a printed one.
 */
export const routesFor = (position: Position, seat: Seat, colour: number, areAllHarmless: boolean): NumberSet => {
  const { tracks } = matOf(position, seat)
  if ((tracks[0] ?? 0) < (UNLOCKED_AT[colour] ?? 0)) return 0
  const harmless = areAllHarmless || isHarmless(position, tracks, firstOpen(position, entriesForStep(colour)))
  let routes = 0
  for (let route = 0; route < ROUTES.length; route++) {
    if (roomAhead(tracks, route, colour) === 0) continue
    if (harmless || entryThatFits(position, tracks, route, colour) !== undefined) routes |= 1 << route
  }
  return routes
}

/** RR-2.9: the first entry that leaves the other printed steps possible. */
const entryThatFits = (position: Position, tracks: Tracks, route: number, colour: number): OpenEntry | undefined => {
  const { printed } = position.current
  const tried = increased(tracks, trackNo(route, colour), 1)
  return entriesForStep(colour).find(
    (entry) => isOpen(position, entry) && stepsFit(tried, printedAfter(printed, entry)),
  )
}

/**
 * Most steps cannot hurt a printed one: none is open; or all that is printed is of the sort that this step
 * is counted for, and for one colour each step leaves room for one less, or black has room for all of them.
 */
const isHarmless = ({ current }: Position, tracks: Tracks, first: OpenEntry | undefined): boolean => {
  const counted = first?.isPrinted ? first.entry : -1
  let left = 0
  for (let entry = 0; entry < STEP_ENTRIES; entry++) {
    const count = current.printed[entry] ?? 0
    if (count > 0 && entry !== counted) return false
    left += count
  }
  if (left <= 1 || counted < COLOURS.length) return true
  return roomFor(tracks, ENTRY.black) >= left
}

/** The same for all colours at once, in the easy cases: no step is printed, or only steps of one colour. */
export const areHarmless = (printed: NumberSet, gained: NumberSet): boolean => {
  const steps = printed & ALL_STEPS
  return steps === 0 || ((gained & ALL_STEPS) === 0 && steps <= ONE_COLOUR && (steps & (steps - 1)) === 0)
}

/** A marker's step never makes a printed part impossible: all industry steps are counted together. */
export const entryForIndustry = (position: Position): OpenEntry | undefined => firstOpen(position, ENTRIES_FOR_INDUSTRY)

/** The entry for a locomotive or a factory, or none if it cannot be built now. */
export const entryForBuild = (position: Position, seat: Seat, what: Build): OpenEntry | undefined => {
  const first = firstOpen(position, ENTRIES_FOR_BUILD[what])
  if (first === undefined) return undefined
  const isLastWork = printedWorks(position) === (first.isPrinted ? 1 : 0)
  if (isLastWork || canBuildInAnyOrder(position, seat)) return canBuild(position, seat, what) ? first : undefined
  const fits = what === 'locomotive' ? locomotiveFits : factoryFits
  const yard = yardOf(position, seat)
  return ENTRIES_FOR_BUILD[what].find(
    (entry) => isOpen(position, entry) && fits(yard, printedAfter(position.current.printed, entry)),
  )
}

/** RR-2.9: the invariant while printed parts are open, also with a piece in hand. */
export const isStillPossible = (position: Position, seat: Seat): boolean => {
  const { printed, decision, locomotiveInHand, isJustTaken } = position.current
  if (!stepsFit(matOf(position, seat).tracks, printed)) return false
  const yard = yardOf(position, seat)
  switch (decision) {
    case 'factory':
      return factoryFits(yard, printed)
    case 'slot':
      return chainFits(yard, locomotiveInHand, isJustTaken, printed)
    case 'gap':
      return returnFits(yard, printed)
    default:
      return yardFits(yard, printed)
  }
}
