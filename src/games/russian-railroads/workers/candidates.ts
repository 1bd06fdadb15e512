/** Spaces of the board and own engineers as sets, one bit each: only those are looked at that come into question. */

import { DOUBLER_ROOM, engineerReading, type Reading, spaceReading } from '../actions/readings.ts'
import type { Survey } from '../actions/survey.ts'
import { SPACES } from '../data/spaces.ts'
import * as C from '../state/cells.ts'
import { priceOf } from './payment.ts'
import { isEngineerField } from './spaces.ts'

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const setWhere = (count: number, isIn: (at: number) => boolean): number =>
  numbers(count).reduce((set, at) => (isIn(at) ? set | (1 << at) : set), 0)
const spacesWhere = (isIn: (space: C.SpaceNo) => boolean): number => setWhere(SPACES.length, isIn)

const MOST_PIECES = 3
const MOST_COINS = 1
const BY_PIECES = numbers(MOST_PIECES + 1).map((pieces) => spacesWhere((space) => priceOf(space).all <= pieces))
const BY_COINS = numbers(MOST_COINS + 1).map((coins) => spacesWhere((space) => priceOf(space).coins <= coins))

/** RR-2.5: the spaces for which pieces and coins are enough; coins stand for workers, never the other way round. */
export const affordable = (pieces: number, coins: number): number =>
  (BY_PIECES[Math.min(pieces, MOST_PIECES)] ?? 0) & (BY_COINS[Math.min(coins, MOST_COINS)] ?? 0)

/** Does a look round say whether the effect of a space can be done? Not where an engineer must be there. */
const isTold = (space: C.SpaceNo): boolean => spaceReading(space).plain && !isEngineerField(space)
export const TOLD = spacesWhere(isTold)

const MOST_ROOM = 3
const ROOMS = MOST_ROOM + 1
/** By sort of entry, then by how much of it can be done: what that is enough for. */
const byRoom = (setFor: (entry: number, room: number) => number): Int32Array =>
  Int32Array.from(numbers(DOUBLER_ROOM + 1).flatMap((entry) => numbers(ROOMS).map((room) => setFor(entry, room))))

const SPACES_BY_ROOM = byRoom((entry, room) =>
  spacesWhere((space) => {
    const { first } = spaceReading(space)
    return isTold(space) && first.entry === entry && first.room <= room
  }),
)

/** RR-2.9: the spaces whose effect can be done, and all those of which a look round does not tell. */
export const doableSpaces = (survey: Survey): number => union(survey, SPACES_BY_ROOM) | ~TOLD

const wants = ({ needs, doublers }: Reading, entry: number): boolean =>
  entry === DOUBLER_ROOM ? doublers > 0 : (needs[entry] ?? 0) > 0
const ENGINEERS = C.ALL_SPACES - C.OWN_ENGINEER
const ENGINEERS_BY_ROOM = byRoom((entry, room) =>
  room === 0 ? 0 : setWhere(ENGINEERS, (number) => wants(engineerReading(number), entry)),
)
const WITH_POINTS = setWhere(ENGINEERS, (number) => engineerReading(number).points)
export const WITH_REPEAT = setWhere(ENGINEERS, (number) => engineerReading(number).again)

/** RR-8.3, RR-R12: the engineers, by number, of whose parts one at least can be done, points included; repeating apart. */
export const doableEngineers = (survey: Survey): number => union(survey, ENGINEERS_BY_ROOM) | WITH_POINTS

const union = (survey: Survey, sets: Int32Array): number => {
  let set = 0
  for (let entry = 0; entry <= DOUBLER_ROOM; entry++) {
    set |= sets[entry * ROOMS + Math.min(survey[entry] ?? 0, MOST_ROOM)] ?? 0
  }
  return set
}
