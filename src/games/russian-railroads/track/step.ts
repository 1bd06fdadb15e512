/** Tracks and markers go one step further, and what they come to is gained. */
import type { Seat } from '../../../kit/game.ts'
import { carry, GAIN } from '../actions/carry-out.ts'
import { END_STATION_POINTS, FACTORIES, INDUSTRY, ROUTES, SPECIALS } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { KIND } from '../events.ts'
import { ALL_WORKERS, GAINED, GAP, MARKER, onMat, reach, TOKENS_OWED, TRACK, track } from '../state/cells.ts'
import { add, addOnMat, note, score } from '../state/draft.ts'
import type { State } from '../state/state.ts'

/** RR-3.1: one step with a track, and what it reaches. */
export const stepTrack = (draft: State, seat: Seat, route: number, colour: number): void => {
  addOnMat(draft, seat, TRACK + route * COLOURS.length + colour, 1)
  const field = track(draft, seat, route, colour)
  note(draft, KIND.built, route, colour, field)
  // With no locomotive moved, only the field that is come to can bring something.
  if ((((MARKED[route * COLOURS.length + colour] ?? 0) >> field) & 1) === 1) lookAtFields(draft, seat, route)
}

/** By route, then colour: the fields that bring something to this track, one bit each. */
const MARKED: readonly number[] = ROUTES.flatMap(({ id, fields }) =>
  COLOURS.map((colour) =>
    SPECIALS.filter(({ route, track, once }) => route === id && track === colour && once !== undefined).reduce(
      (set, { field }) => set | (1 << field),
      colour === 'black' ? 1 << fields : 0,
    ),
  ),
)

/** By route: the fields that give something once, by their number in `SPECIALS`. */
const ONCE: readonly (readonly number[])[] = ROUTES.map(({ id }) =>
  SPECIALS.flatMap(({ route, once }, at) => (route === id && once !== undefined ? [at] : [])),
)
const TRACK_OF: readonly number[] = SPECIALS.map((special) => COLOURS.indexOf(special.track))

/** RR-4.1 to RR-4.3: whichever comes last, track or locomotive, brings what the field gives. */
export const lookAtFields = (draft: State, seat: Seat, route: number): void => {
  for (const at of ONCE[route] ?? []) {
    const special = SPECIALS[at]
    if (special === undefined || hasGained(draft, seat, at)) continue
    if (track(draft, seat, route, TRACK_OF[at] ?? 0) < special.field) continue
    if (special.locomotive && reach(draft, seat, route) < special.field) continue
    addOnMat(draft, seat, GAINED, 1 << at)
    carry(draft, seat, special.once ?? [], GAIN)
    if (special.once?.[0]?.[0] === 'worker')
      note(draft, KIND.manned, onMat(draft, seat, ALL_WORKERS), special.locomotive ? 1 : 0)
  }
  const station = SPECIALS.length + route
  if (track(draft, seat, route, 0) === ROUTES[route]?.fields && !hasGained(draft, seat, station)) {
    addOnMat(draft, seat, GAINED, 1 << station)
    score(draft, seat, 'station', END_STATION_POINTS)
    note(draft, KIND.reached, route, END_STATION_POINTS)
  }
}

const hasGained = (state: State, seat: Seat, at: number): boolean => ((onMat(state, seat, GAINED) >> at) & 1) === 1

/** RR-6.4, RR-6.5: one space on, and what is there. RR-4.5: the ?-field is for the first marker alone. */
export const stepMarker = (draft: State, seat: Seat, marker: number): void => {
  addOnMat(draft, seat, MARKER + marker, 1)
  const at = onMat(draft, seat, MARKER + marker)
  note(draft, KIND.advanced, marker, at)
  const space = INDUSTRY[at]
  if (space === undefined || 'value' in space) return
  if ('question' in space) {
    if (marker === 0) add(draft, TOKENS_OWED, 1)
    return
  }
  const number = factoryIn(draft, seat, space.gap - 1)
  note(draft, KIND.ran, number)
  carry(draft, seat, FACTORIES[number] ?? [], GAIN)
}

const factoryIn = (state: State, seat: Seat, gap: number): number => onMat(state, seat, GAP + gap)
