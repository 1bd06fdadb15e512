/** Every locomotive is in exactly one place. */
import { COMPANIES, LOCOMOTIVES_EACH } from '../data/counts.ts'
import { FIELDS, IS_CITY, place, STATION_FIELDS } from '../map/fields.ts'
import { ALL } from '../moves.ts'
import type { State } from '../state.ts'

export const invariants = (state: State): readonly string[] => [
  ...ALL.flatMap((company) => lost(state, company)),
  ...FIELDS.flatMap((field) => crowded(state, field)),
  ...state.known.flatMap((known, at) =>
    known > (state.shares[at] ?? 0) ? [`seat ${Math.floor(at / 6)} is known to hold more than it does`] : [],
  ),
  ...[...state.pools, ...state.shares, ...state.known].flatMap((count) => (count < 0 ? ['a negative count'] : [])),
]

const lost = (state: State, company: number): readonly string[] => {
  const onMap = state.tracks.filter((there) => there & (1 << company)).length
  const held = state.shares.reduce((sum, count, at) => (at % 6 === company ? sum + count : sum), 0)
  const all = 1 + onMap + held + (state.pools[company] ?? 0)
  return all === LOCOMOTIVES_EACH ? [] : [`${all} locomotives of ${COMPANIES[company]}`]
}

const crowded = (state: State, field: number): readonly string[] => {
  const there = ALL.filter((company) => (state.tracks[field] ?? 0) & (1 << company)).length
  const { kind } = place(field)
  const most = kind === 'eiffel' ? 0 : kind === 'start' || IS_CITY[field] ? 1 : 2
  const least = STATION_FIELDS.includes(field) ? 1 : 0
  return there > most || there < least ? [`${there} locomotives on field ${field}`] : []
}
