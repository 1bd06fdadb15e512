/**
 * Which steps the tracks can still make. RR-2.9 asks whether a list of parts can be carried out to the last
 * step; building and industry are another question (`yard.ts`), and neither helps the other.
 */

import { ROUTES, SPECIALS } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { type Board, ENTRY, mat, noughts, STEP_ENTRIES, TRACK } from '../state/cells.ts'

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

/** How many steps can be made with one colour alone, as things stand. */
export const roomFor = (cells: readonly number[], at: number, colour: number): number => {
  if (cells[at]! < UNLOCKED_AT[colour]!) return 0
  let room = roomAhead(cells, at, 0, colour)
  if (colour < ALLOWED[1]!) room += roomAhead(cells, at, 1, colour)
  return colour < ALLOWED[2]! ? room + roomAhead(cells, at, 2, colour) : room
}

/** By colour: the same for all of them at once. No track has room where the one before it has not set out. */
export const roomsFor = (cells: readonly number[], at: number, rooms: Int32Array): void => {
  for (let colour = 0; colour < WIDTH; colour++) rooms[colour] = 0
  for (let route = 0; route < ROUTES.length; route++) {
    let last = LENGTH[route]!
    for (let colour = 0; colour < ALLOWED[route]! && last > 0; colour++) {
      if (cells[at]! < UNLOCKED_AT[colour]!) break
      const here = cells[at + route * WIDTH + colour]!
      rooms[colour]! += last - here
      last = here - 1
    }
  }
}

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
const tracks = noughts(3 * WIDTH)
const counts = noughts(WIDTH)

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
