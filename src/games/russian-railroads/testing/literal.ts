/** RR-11 word for word, field by field: a slow twin of `scoring/income.ts` for tests. It shares no table with the rules. */
import { hasToken } from '../cards/tokens.ts'
import { matOf, type State } from '../state/state.ts'
import { track } from '../track/tracks.ts'

export const literalIncome = (state: State, seat: number): readonly number[] => [
  ...[0, 1, 2].map((route) => literalRoute(state, seat, route)),
  literalIndustry(state, seat),
]

export const LENGTHS = [15, 9, 9]

export const tracksOn = (state: State, seat: number, route: number): readonly number[] =>
  [0, 1, 2, 3, 4].map((colour) => track(state, seat, route, colour))

/** The colour that counts for a field: the colour of the nearest track on it or ahead of it. */
const colourAt = (tracks: readonly number[], field: number): number | undefined => {
  for (let ahead = field; ahead <= 15; ahead++) {
    const colour = tracks.indexOf(ahead)
    if (colour >= 0) return colour
  }
  return undefined
}

export const locomotives = (state: State, seat: number): readonly number[] => matOf(state, seat).locomotives

const literalRoute = (state: State, seat: number, route: number): number => {
  const [first = 0, second = 0, petersburg = 0, kiev = 0] = locomotives(state, seat)
  const reached = [first + second, petersburg, kiev][route] ?? 0
  const tracks = tracksOn(state, seat, route)
  const value = hasToken(state, seat, 4) ? [0, 1, 3, 6, 10] : [0, 1, 2, 4, 7]
  let sum = 0
  for (let field = 1; field <= (LENGTHS[route] ?? 0); field++) {
    if (field > reached) continue
    const colour = colourAt(tracks, field)
    if (colour === undefined) continue
    const isDoubled = route === 0 && field <= matOf(state, seat).doublers
    sum += (value[colour] ?? 0) * (isDoubled ? 2 : 1)
  }
  const has = (colour: number, field: number): boolean => (tracks[colour] ?? 0) >= field && reached >= field
  if (route === 1 && has(1, 7)) sum *= 2
  if (route !== 2) return sum
  for (const [field, star] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [8, 10],
  ] as const)
    if (has(0, field)) sum += star
  return sum + (has(1, 5) && hasToken(state, seat, 5) ? 20 : 0)
}

const PRINTED_VALUES = [0, 1, 2, 3, 5, null, 10, null, 15, null, null, null, 20, null, 25, 30]

const literalIndustry = (state: State, seat: number): number => {
  let sum = 0
  for (const marker of matOf(state, seat).markers) {
    if (marker < 0) continue
    let space = marker
    while (PRINTED_VALUES[space] === null) space -= 1
    sum += PRINTED_VALUES[space] ?? 0
  }
  return sum
}
