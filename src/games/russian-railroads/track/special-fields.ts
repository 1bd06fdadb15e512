/** RR-4: what special fields give once, when a track, or track and locomotive, have reached them. */
import type { Seat } from '../../../kit/game.ts'
import { carryOut, GAIN } from '../actions/carry-out.ts'
import { END_STATION_POINTS, ROUTES, SPECIALS, type Special } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { reach } from '../locomotives/slots.ts'
import { addPoints } from '../scoring/points.ts'
import { note } from '../state/draft.ts'
import { has, withMember } from '../state/sets.ts'
import { matOf, type State } from '../state/state.ts'
import { track } from './tracks.ts'

/** By route: the fields that give something once, each with its number in `SPECIALS` and the colour of its track. */
const GIVING_ONCE = ROUTES.map(({ id }) =>
  SPECIALS.flatMap((special, number) =>
    special.route === id && special.once !== undefined
      ? [{ special, number, colour: COLOURS.indexOf(special.track), effect: special.once }]
      : [],
  ),
)

/** RR-4.1 to RR-4.3: the last to arrive, track or locomotive, triggers the field. */
export const gainFieldsReached = (draft: State, seat: Seat, route: number): void => {
  for (const { special, number, colour, effect } of GIVING_ONCE[route] ?? []) {
    if (hasGained(draft, seat, number) || track(draft, seat, route, colour) < special.field) continue
    if (special.locomotive && reach(draft, seat, route) < special.field) continue
    markGained(draft, seat, number)
    carryOut(draft, seat, effect, GAIN)
    if (effect[0]?.[0] === 'worker') noteWorker(draft, seat, special)
  }
  gainEndStation(draft, seat, route)
}

const noteWorker = (draft: State, seat: Seat, { locomotive }: Special): void => {
  const workers = matOf(draft, seat).allWorkers
  note(draft, { kind: 'manned', rule: locomotive ? 'RR-4.2' : 'RR-4.1', seat, workers })
}

/** RR-4.1: black on the last field of a route. */
const gainEndStation = (draft: State, seat: Seat, route: number): void => {
  const station = SPECIALS.length + route
  if (track(draft, seat, route, 0) !== ROUTES[route]?.fields || hasGained(draft, seat, station)) return
  markGained(draft, seat, station)
  addPoints(draft, seat, 'station', END_STATION_POINTS)
  note(draft, { kind: 'reached', rule: 'RR-4.1', seat, route, points: END_STATION_POINTS })
}

const hasGained = (state: State, seat: Seat, field: number): boolean => has(matOf(state, seat).fieldsGained, field)

const markGained = (draft: State, seat: Seat, field: number): void => {
  const mat = matOf(draft, seat)
  mat.fieldsGained = withMember(mat.fieldsGained, field)
}
