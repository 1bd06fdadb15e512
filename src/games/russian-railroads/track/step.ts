/** RR-3.1: a track goes one step further, and what it reaches is gained. */
import type { Seat } from '../../../kit/game.ts'
import { ROUTES, SPECIALS } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { note } from '../state/draft.ts'
import { increased } from '../state/lists.ts'
import { has, type NumberSet, withMember } from '../state/sets.ts'
import { matOf, type State } from '../state/state.ts'
import { gainFieldsReached } from './special-fields.ts'
import { track, trackNo } from './tracks.ts'

export const stepTrack = (draft: State, seat: Seat, route: number, colour: number): void => {
  const mat = matOf(draft, seat)
  mat.tracks = increased(mat.tracks, trackNo(route, colour), 1)
  const field = track(draft, seat, route, colour)
  note(draft, { kind: 'built', rule: 'RR-3.1', seat, route, colour, field })
  // With no locomotive moved, only the field that the track enters can bring something.
  if (has(SPECIAL_FOR[trackNo(route, colour)] ?? 0, field)) gainFieldsReached(draft, seat, route)
}

/** By `trackNo`: the fields that bring something to this track, end stations included. */
const SPECIAL_FOR: readonly NumberSet[] = ROUTES.flatMap(({ id, fields }) =>
  COLOURS.map((colour) =>
    SPECIALS.filter(({ route, track, once }) => route === id && track === colour && once !== undefined).reduce(
      (set, { field }) => withMember(set, field),
      colour === 'black' ? withMember(0, fields) : 0,
    ),
  ),
)
