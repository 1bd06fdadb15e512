/** RR-11: what is scored after each round. */
import type { Seat } from '../../../kit/game.ts'
import { hasToken, KIEV_MEDAL, REVALUATION } from '../cards/tokens.ts'
import { INDUSTRY, ROUTES, SPECIALS, TRACK_VALUES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { reach } from '../locomotives/slots.ts'
import { matOf, type Position } from '../state/state.ts'
import { track } from '../track/tracks.ts'

/** What each route, and then industry, would score now. */
export const income = (position: Position, seat: Seat): readonly number[] => [
  routeIncome(position, seat, 0),
  routeIncome(position, seat, 1),
  routeIncome(position, seat, 2),
  industryIncome(position, seat),
]

/** RR-11.1, RR-11.2: each track counts for its field and the free ones behind it, as far as locomotives reach. */
const routeIncome = (position: Position, seat: Seat, route: number): number => {
  const far = reach(position, seat, route)
  if (far === 0) return 0
  const values = hasToken(position, seat, REVALUATION) ? TRACK_VALUES.revalued : TRACK_VALUES.base
  const doubled = route === 0 ? matOf(position, seat).doublers : 0 // RR-7.1
  let sum = 0
  let behind = 0
  for (let colour = (ROUTES[route]?.colours ?? 1) - 1; colour >= 0; colour--) {
    const last = Math.min(track(position, seat, route, colour), far)
    if (last <= behind) continue
    const twice = Math.max(0, Math.min(last, doubled) - behind)
    sum += (values[colour] ?? 0) * (last - behind + twice)
    behind = last
  }
  return withLastingFields(position, seat, route, far, sum)
}

const LASTING = ROUTES.map(({ id }) =>
  SPECIALS.flatMap(({ route, field, track, lasting }) =>
    route === id && lasting !== undefined ? [{ field, colour: COLOURS.indexOf(track), lasting }] : [],
  ),
)

/** RR-4.4: fields reached by track and locomotive that count at every scoring. */
const withLastingFields = (position: Position, seat: Seat, route: number, far: number, sum: number): number => {
  let doubles = 1
  let extra = 0
  for (const { field, colour, lasting } of LASTING[route] ?? []) {
    if (far < field || track(position, seat, route, colour) < field) continue
    if (lasting[0] === 'doubleRoute') doubles = 2
    else if (lasting[0] === 'star' || hasToken(position, seat, KIEV_MEDAL)) extra += lasting[1]
  }
  return sum * doubles + extra
}

/** RR-11.3, by space: its value, or the value of the nearest lower space that has one. */
const INDUSTRY_VALUES: readonly number[] = INDUSTRY.map((_, at) =>
  Math.max(...INDUSTRY.slice(0, at + 1).map((space) => ('value' in space ? space.value : 0))),
)

const industryIncome = (position: Position, seat: Seat): number => {
  const { markers } = matOf(position, seat)
  const second = markers[1] ?? -1
  return industryValue(markers[0] ?? 0) + (second < 0 ? 0 : industryValue(second))
}

export const industryValue = (space: number): number => INDUSTRY_VALUES[space] ?? 0
