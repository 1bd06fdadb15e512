/** The one place that reads the language of `data/effects.ts`: what a part does, at once or by joining the open list. */
import type { Seat } from '../../../kit/game.ts'
import { COLOURS, type Effect, type Part } from '../data/effects.ts'
import { KIND } from '../events.ts'
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
  GAINS,
  HAND,
  HAS_BLACK,
  MARKER,
  MUST_REPEAT,
  mat,
  OWN_ENGINEERS,
  onMat,
  PENDING,
  PRINTED,
  publicEngineer,
  ROW,
  SLOT,
  type Tally,
  TEMPORARY,
  TOKENS_OWED,
  WAITS,
  WORKERS,
} from '../state/cells.ts'
import { add, addOnMat, note, score, write } from '../state/draft.ts'
import type { State } from '../state/state.ts'
import { countOf, engineerReading, entryOf, freeDoublers } from './readings.ts'

/** Must it be done (RR-2.10), and whose points are they? */
export interface Source {
  readonly printed: boolean
  readonly tally: Tally
}

/** Spaces of the board, public engineers and cards; own engineers; all that is gained on the way. */
export const MUST: Source = { printed: true, tally: 'engineer' }
export const OPTIONAL: Source = { printed: false, tally: 'engineer' }
export const GAIN: Source = { printed: false, tally: 'factory' }

/** The open list goes on, unless what is carried out asks for something first (RR-2.10). */
export const carryOut = (draft: State, seat: Seat, effect: Effect, source: Source): void => {
  write(draft, WAITS, PENDING.do)
  carry(draft, seat, effect, source)
}

export const carry = (draft: State, seat: Seat, effect: Effect, source: Source): void => {
  for (const part of effect) carryPart(draft, seat, part, source)
}

const carryPart = (draft: State, seat: Seat, part: Part, source: Source): void => {
  const entry = entryOf(part)
  if (entry >= 0) {
    add(draft, (source.printed ? PRINTED : GAINS) + entry, countOf(part))
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
      note(draft, KIND.minted, part[1])
      break
    case 'useAgain':
      write(draft, WAITS, PENDING.again)
      write(draft, MUST_REPEAT, source.printed ? 1 : 0)
      break
    case 'temporaryWorkers':
      addOnMat(draft, seat, TEMPORARY, part[1])
      note(draft, KIND.lent, part[1])
      break
    case 'hire':
      employ(draft, seat, cell(draft, ROW), 0)
      write(draft, ROW, 0)
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
      write(draft, WAITS, PENDING.card)
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
      note(draft, KIND.took, COLOURS.indexOf(part[1]), part[2])
      break
    case 'secondMarker':
      write(draft, mat(seat) + MARKER + 1, 0)
      break
    case 'oneOfThemAgain':
      add(draft, FOURTH_OWED, 1)
      break
    case 'engineer':
      employ(draft, seat, part[1], 1)
      break
    case 'factoryAtOnce':
      write(draft, WAITS, PENDING.factory)
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
  note(draft, KIND.doubled, count, onMat(draft, seat, DOUBLERS))
}

const earn = (draft: State, seat: Seat, tally: Tally, points: number): void => {
  score(draft, seat, tally, points)
  note(draft, KIND.earned, points, tally === 'factory' ? 1 : 0)
}

const employ = (draft: State, seat: Seat, engineer: number, byCard: 0 | 1): void => {
  addOnMat(draft, seat, OWN_ENGINEERS, 1 << engineer)
  note(draft, KIND.hired, engineer, byCard)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** RR-6.9 */
const twoBest = (state: State, seat: Seat): number => {
  const numbers = [0, 1, 2, 3].map((slot) => onMat(state, seat, SLOT + slot)).sort((a, b) => b - a)
  return sum(numbers.slice(0, 2))
}

export const takeInHand = (draft: State, number: number, fresh: 0 | 1): void => {
  write(draft, HAND, number)
  write(draft, FRESH, fresh)
  write(draft, WAITS, PENDING.slot)
}
