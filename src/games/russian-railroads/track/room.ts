/**
 * Which steps the tracks can still make. RR-2.9 asks whether a list of parts can be carried out to the last
 * step; building and industry are another question (`industry/yard.ts`), and neither helps the other.
 */
import type { Seat } from '../../../kit/game.ts'
import { ROUTES, SPECIALS } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { ENTRY, type Needs, STEP_ENTRIES } from '../open-list/entries.ts'
import { matOf, type Position } from '../state/state.ts'
import { type Tracks, trackNo } from './tracks.ts'

const LENGTH = ROUTES.map(({ fields }) => fields)
const ALLOWED = ROUTES.map(({ colours }) => colours)
const ALL_COLOURS = COLOURS.length
const BLACK_ON_TRANSSIB = trackNo(0, 0)

/** RR-3.6, by colour: the field that black must have reached on Transsib. */
export const UNLOCKED_AT: readonly number[] = COLOURS.map(
  (colour) =>
    SPECIALS.find(({ once }) => once?.some((part) => part[0] === 'takeTracks' && part[1] === colour))?.field ?? 0,
)

const isUnlocked = (tracks: Tracks, colour: number): boolean => tracks[BLACK_ON_TRANSSIB]! >= UNLOCKED_AT[colour]!

/** RR-3.2 to RR-3.6: how far a track can still go, where the others stand. */
export const roomAhead = (tracks: Tracks, route: number, colour: number): number => {
  if (colour >= ALLOWED[route]! || !isUnlocked(tracks, colour)) return 0
  const here = trackNo(route, colour)
  const last = colour === 0 ? LENGTH[route]! : tracks[here - 1]! - 1
  return Math.max(0, last - tracks[here]!)
}

export const canStep = (position: Position, seat: Seat, route: number, colour: number): boolean =>
  roomAhead(matOf(position, seat).tracks, route, colour) > 0

/** How many steps can be made with one colour alone, as things stand. */
export const roomFor = (tracks: Tracks, colour: number): number => {
  if (!isUnlocked(tracks, colour)) return 0
  let room = roomAhead(tracks, 0, colour)
  if (colour < ALLOWED[1]!) room += roomAhead(tracks, 1, colour)
  return colour < ALLOWED[2]! ? room + roomAhead(tracks, 2, colour) : room
}

/** Adds the same for every colour to `rooms`. No track has room where the one before it has not set out. */
export const addRooms = (tracks: Tracks, rooms: number[]): void => {
  for (let route = 0; route < ROUTES.length; route++) {
    let last = LENGTH[route]!
    for (let colour = 0; colour < ALLOWED[route]! && last > 0; colour++) {
      if (!isUnlocked(tracks, colour)) break
      const here = tracks[trackNo(route, colour)]!
      rooms[colour]! += last - here
      last = here - 1
    }
  }
}

/** Can all these steps be made, in some order? */
export const stepsFit = (tracks: Tracks, needs: Needs): boolean => {
  const sole = soleSort(needs)
  if (sole === NO_SORT) return true
  if (sole !== SEVERAL_SORTS) {
    const count = needs[sole]!
    if (sole < ALL_COLOURS) return roomFor(tracks, sole) >= count
    if (roomFor(tracks, ENTRY.black) >= count) return true
  }
  return spreadFits(tracks, needs)
}

const NO_SORT = -1
const SEVERAL_SORTS = -2

/** The only sort of step that is needed. */
const soleSort = (needs: Needs): number => {
  let sole = NO_SORT
  for (let entry = 0; entry < STEP_ENTRIES; entry++) {
    if (needs[entry] === 0) continue
    if (sole !== NO_SORT) return SEVERAL_SORTS
    sole = entry
  }
  return sole
}

/** One attempt: where the tracks stand, and how many steps each colour must make. */
interface Trial {
  readonly tracks: number[]
  readonly steps: number[]
}

/** The general question, on a copy: first every free step gets a colour, black first, as black makes room for all. */
const spreadFits = (tracks: Tracks, needs: Needs): boolean => {
  const trial = { tracks: tracks.slice(), steps: needs.slice(0, ALL_COLOURS) }
  const blackOrGrey = needs[ENTRY['black|grey']]!
  const any = needs[ENTRY.any]!
  return blackOrGrey > 0 ? assign(trial, blackOrGrey, 1, any) : assignAny(trial, any, ALL_COLOURS - 1)
}

/** Free steps get colours in falling order, so that no choice of colours is tried twice. */
const assign = (trial: Trial, blackOrGrey: number, last: number, any: number): boolean => {
  const { steps } = trial
  for (let colour = 0; colour <= last; colour++) {
    steps[colour]! += 1
    const fits = blackOrGrey > 1 ? assign(trial, blackOrGrey - 1, colour, any) : assignAny(trial, any, ALL_COLOURS - 1)
    steps[colour]! -= 1
    if (fits) return true
  }
  return false
}

const assignAny = (trial: Trial, any: number, last: number): boolean => {
  const { steps } = trial
  if (any === 0) return spread(trial, 0, 0, steps[0]!)
  for (let colour = 0; colour <= last; colour++) {
    steps[colour]! += 1
    const fits = assignAny(trial, any - 1, colour)
    steps[colour]! -= 1
    if (fits) return true
  }
  return false
}

/** Earlier colours go first: they only ever make room. `left` steps of `colour` go to `route` and those after it. */
const spread = (trial: Trial, colour: number, route: number, left: number): boolean => {
  const { tracks, steps } = trial
  if (colour === ALL_COLOURS) return true
  if (route === ROUTES.length) return left === 0 && spread(trial, colour + 1, 0, steps[colour + 1] ?? 0)
  const here = trackNo(route, colour)
  const most = Math.min(left, roomAhead(tracks, route, colour))
  for (let count = most; count >= 0; count--) {
    tracks[here]! += count
    const fits = spread(trial, colour, route + 1, left - count)
    tracks[here]! -= count
    if (fits) return true
  }
  return false
}
