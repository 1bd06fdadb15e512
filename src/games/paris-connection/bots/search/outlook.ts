/**
 * The prospects of a company: cities within a turn, all reachable cities, and Marseille. They depend on its own fields, the
 * full fields, and its number of locomotives. Searches ask for the same companies many times, so recent results are cached,
 * each in the slot its key hashes to.
 */
import { MOST_PLACED } from '../../data/counts.ts'
import { REACH } from '../../data/weights.ts'
import { CLOSER, findCitiesAhead, newCitiesAhead } from '../../map/reach.ts'
import { SETS } from '../../map/sets.ts'
import type { Company } from '../../moves.ts'
import type { State } from '../../state.ts'
import { citiesIn } from '../evaluate.ts'
import { stepsLeft } from './marseille.ts'

const { WORDS } = SETS

interface Outlook {
  /** What one turn could bring. */
  turn: number
  /** The reachable cities, each at its value discounted by distance. */
  prospects: number
  /** The number of locomotives to Marseille. */
  steps: number
  /** The cache key: own fields, full fields, locomotives as far as they matter. */
  readonly key: Int32Array
}

const SLOTS = 4096
const cache: readonly Outlook[] = Array.from({ length: SLOTS }, () => ({
  turn: 0,
  prospects: 0,
  steps: 0,
  key: new Int32Array(2 * WORDS + 1).fill(-1),
}))
const currentKey = new Int32Array(2 * WORDS + 1)

export const outlookOf = (state: State, company: Company): Outlook => {
  let mix = 0
  for (let word = 0; word < WORDS; word++) {
    const own = state.own[company * WORDS + word]!
    const full = state.full[word]!
    currentKey[word] = own
    currentKey[WORDS + word] = full
    mix = Math.imul(mix ^ own, 0x9e3779b1)
    mix = Math.imul(mix ^ (mix >>> 15) ^ full, 0x85ebca6b)
  }
  const pool = Math.min(state.pools[company]!, REACH.length - 1)
  currentKey[2 * WORDS] = pool
  const found = cache[((mix ^ (mix >>> 13)) + 31 * pool) & (SLOTS - 1)]!
  if (!isCurrentKey(found.key)) computeOutlook(state, company, found)
  return found
}

const isCurrentKey = (key: Int32Array): boolean => {
  for (let at = 0; at < currentKey.length; at++) if (key[at] !== currentKey[at]) return false
  return true
}

const ahead = newCitiesAhead(REACH.length - 1)

const computeOutlook = (state: State, company: Company, into: Outlook): void => {
  findCitiesAhead(state, company, ahead)
  into.turn = 0
  for (let steps = 1; steps <= MOST_PLACED; steps++) {
    into.turn = Math.max(into.turn, ahead.most[steps]! * CLOSER[steps - 1]!)
  }
  into.prospects = citiesIn(ahead)
  into.steps = stepsLeft(state, company)
  into.key.set(currentKey)
}
