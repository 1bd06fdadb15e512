/** The one place that reads the language of `data/effects.ts`: what a part does, at once or by joining the open list. */
import type { Seat } from '../../kit/game.ts'
import {
  ALL_WORKERS,
  BLACK,
  COINS,
  cell,
  DOUBLERS,
  E2,
  E3,
  ENDS_OWED,
  engineersOf,
  FOURTH_OWED,
  FRESH,
  GAINED,
  GAINS,
  GAP,
  HAND,
  HAS_BLACK,
  MARKER,
  MUST,
  mat,
  OWN_ENGINEERS,
  onMat,
  PENDING,
  PLACED_TOKENS,
  PRINTED,
  publicEngineer,
  ROW,
  reach,
  SLOT,
  TALLIES,
  TALLY,
  type Tally,
  TEMPORARY,
  TOKENS_OWED,
  TRACK,
  track,
  WAITS,
  WORKERS,
} from './cells.ts'
import { END_STATION_POINTS, FACTORIES, INDUSTRY, ROUTES, SPECIALS } from './data/board.ts'
import { COLOURS, type Effect, type Part } from './data/effects.ts'
import { KIND_NUMBER, type TurnEvent } from './events.ts'
import { engineerReading, entryOf, freeDoublers } from './parts.ts'
import type { State } from './state.ts'

/** Must it be done (RR-2.10), and whose points are they? */
export interface Source {
  readonly printed: boolean
  readonly tally: Tally
}

export const GAIN: Source = { printed: false, tally: 'factory' }

export const carry = (draft: State, seat: Seat, effect: Effect, source: Source): void => {
  for (const part of effect) carryPart(draft, seat, part, source)
}

export const add = (draft: State, at: number, count: number): void => {
  draft.cells[at] = (draft.cells[at] ?? 0) + count
}

export const addOnMat = (draft: State, seat: Seat, at: number, count: number): void => add(draft, mat(seat) + at, count)

export const score = (draft: State, seat: Seat, tally: Tally, points: number): void =>
  addOnMat(draft, seat, TALLY + TALLY_NUMBER[tally], points)

const TALLY_NUMBER = Object.fromEntries(TALLIES.map((tally, at) => [tally, at])) as Record<Tally, number>

/** Keeps what happened until the turn is complete. Steps of one track, or of one marker, in a row are told as one. */
export const note = (draft: State, kind: TurnEvent['kind'], a = 0, b = 0, c = 0): void => {
  const { untold } = draft
  const last = untold.length - 4
  const number = KIND_NUMBER[kind]
  const isSame = last >= 0 && untold[last] === number && untold[last + 1] === a
  if (isSame && kind === 'built' && untold[last + 2] === b) untold[last + 3] = c
  else if (isSame && kind === 'advanced') untold[last + 2] = b
  else untold.push(number, a, b, c)
}

const carryPart = (draft: State, seat: Seat, part: Part, source: Source): void => {
  const entry = entryOf(part)
  if (entry !== undefined) {
    add(draft, (source.printed ? PRINTED : GAINS) + entry[0], entry[1])
    return
  }
  switch (part[0]) {
    case 'doubler':
      layDoublers(draft, seat, part[1])
      break
    case 'points':
      earn(draft, seat, source.tally, part[1])
      break
    case 'coins':
      addOnMat(draft, seat, COINS, part[1])
      note(draft, 'minted', part[1])
      break
    case 'useAgain':
      draft.cells[WAITS] = PENDING.again
      draft.cells[MUST] = source.printed ? 1 : 0
      break
    case 'temporaryWorkers':
      addOnMat(draft, seat, TEMPORARY, part[1])
      note(draft, 'lent', part[1])
      break
    case 'hire':
      employ(draft, seat, cell(draft, ROW), 0)
      draft.cells[ROW] = 0
      break
    case 'publicEngineer':
      carry(draft, seat, engineerReading(publicEngineer(draft, part[1] === 'left' ? E3 : E2)).effect, source)
      break
    case 'pointsSumOfEngineers':
      earn(draft, seat, source.tally, sum(engineersOf(draft, seat)))
      break
    case 'pointsTwoBestLocomotives':
      earn(draft, seat, source.tally, twoBest(draft, seat))
      break
    case 'endCardOr10':
      add(draft, ENDS_OWED, 1)
      break
    case 'questionToken':
      add(draft, TOKENS_OWED, 1)
      break
    case 'questionCard':
      draft.cells[WAITS] = PENDING.card
      break
    case 'worker':
      addOnMat(draft, seat, WORKERS, 1)
      addOnMat(draft, seat, ALL_WORKERS, 1)
      break
    case 'blackWorker':
      addOnMat(draft, seat, BLACK, 1)
      addOnMat(draft, seat, HAS_BLACK, 1)
      break
    case 'takeTracks':
      note(draft, 'took', COLOURS.indexOf(part[1]), part[2])
      break
    case 'secondMarker':
      draft.cells[mat(seat) + MARKER + 1] = 0
      break
    case 'oneOfThemAgain':
      add(draft, FOURTH_OWED, 1)
      break
    case 'engineer':
      employ(draft, seat, part[1], 1)
      break
    case 'factoryAtOnce':
      draft.cells[WAITS] = PENDING.factory
      break
    case 'specialLocomotive':
      takeInHand(draft, part[1], 1)
      break
    case 'claimPlace': // RR-10.3: the worker that stands there says it.
    case 'revalue': // The token that was placed says it, here and for the medal.
    case 'kievMedal':
      break
  }
}

/** RR-7.1: what finds no field lapses. */
const layDoublers = (draft: State, seat: Seat, wanted: number): void => {
  const count = Math.min(wanted, freeDoublers(draft, seat))
  if (count === 0) return
  addOnMat(draft, seat, DOUBLERS, count)
  note(draft, 'doubled', count, onMat(draft, seat, DOUBLERS))
}

const earn = (draft: State, seat: Seat, tally: Tally, points: number): void => {
  score(draft, seat, tally, points)
  note(draft, 'earned', points, tally === 'factory' ? 1 : 0)
}

const employ = (draft: State, seat: Seat, engineer: number, byCard: 0 | 1): void => {
  addOnMat(draft, seat, OWN_ENGINEERS, 1 << engineer)
  note(draft, 'hired', engineer, byCard)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** RR-6.9 */
const twoBest = (state: State, seat: Seat): number => {
  const numbers = [0, 1, 2, 3].map((slot) => onMat(state, seat, SLOT + slot)).sort((a, b) => b - a)
  return sum(numbers.slice(0, 2))
}

export const takeInHand = (draft: State, number: number, fresh: 0 | 1): void => {
  draft.cells[HAND] = number
  draft.cells[FRESH] = fresh
  draft.cells[WAITS] = PENDING.slot
}

/** RR-3.1: one step with a track, and what it reaches. */
export const stepTrack = (draft: State, seat: Seat, route: number, colour: number): void => {
  addOnMat(draft, seat, TRACK + route * COLOURS.length + colour, 1)
  note(draft, 'built', route, colour, track(draft, seat, route, colour))
  lookAtFields(draft, seat, route)
}

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
      note(draft, 'manned', onMat(draft, seat, ALL_WORKERS), special.locomotive ? 1 : 0)
  }
  const station = SPECIALS.length + route
  if (track(draft, seat, route, 0) === ROUTES[route]?.fields && !hasGained(draft, seat, station)) {
    addOnMat(draft, seat, GAINED, 1 << station)
    score(draft, seat, 'station', END_STATION_POINTS)
    note(draft, 'reached', route, END_STATION_POINTS)
  }
}

const hasGained = (state: State, seat: Seat, at: number): boolean => ((onMat(state, seat, GAINED) >> at) & 1) === 1

/** RR-6.4, RR-6.5: one space on, and what is there. RR-4.5: the ?-field is for the first marker alone. */
export const stepMarker = (draft: State, seat: Seat, marker: number): void => {
  addOnMat(draft, seat, MARKER + marker, 1)
  const at = onMat(draft, seat, MARKER + marker)
  note(draft, 'advanced', marker, at)
  const space = INDUSTRY[at]
  if (space === undefined || 'value' in space) return
  if ('question' in space) {
    if (marker === 0) add(draft, TOKENS_OWED, 1)
    return
  }
  const number = factoryIn(draft, seat, space.gap - 1)
  note(draft, 'ran', number)
  carry(draft, seat, FACTORIES[number] ?? [], GAIN)
}

const factoryIn = (state: State, seat: Seat, gap: number): number => onMat(state, seat, GAP + gap)

export const placeToken = (draft: State, seat: Seat, token: number): void => {
  add(draft, TOKENS_OWED, -1)
  addOnMat(draft, seat, PLACED_TOKENS, 1 << token)
  note(draft, 'installed', token)
}
