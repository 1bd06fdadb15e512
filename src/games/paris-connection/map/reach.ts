/** The cities ahead: of a company, through all fields with room for it, and of one field, within the same turn. */
import { MOST_PLACED } from '../data/counts.ts'
import type { Company } from '../moves.ts'
import type { State } from '../state.ts'
import { BUILDABLE_NEIGHBOURS, FIELDS, type Field, VALUE } from './fields.ts'
import { SETS } from './sets.ts'

const { WORDS, CITIES, NEXT, LOW, HIGH, lowestField } = SETS

/** By distance: the values of the cities found last, their sum and the largest. */
export interface CitiesAhead {
  readonly sum: Int32Array
  readonly most: Int32Array
}

/** The largest distance that is searched. */
export const newCitiesAhead = (steps: number): CitiesAhead => ({
  sum: new Int32Array(steps + 1),
  most: new Int32Array(steps + 1),
})

/** Buffers of the search below. */
const seen = new Int32Array(WORDS)
const queue = new Int16Array(FIELDS.length)

/** Finds the cities that a company could reach with its pool (PC-3.3 to PC-3.7), up to the largest distance. */
export const findCitiesAhead = (state: State, company: Company, ahead: CitiesAhead): void => {
  ahead.sum.fill(0)
  ahead.most.fill(0)
  const steps = Math.min(state.pools[company]!, ahead.sum.length - 1)
  let end = 0
  for (let word = 0; word < WORDS; word++) {
    const at = company * WORDS + word
    const open = steps === 0 ? 0 : state.edge[at]! & ~state.full[word]!
    seen[word] = state.full[word]! | state.own[at]! | open
    end = enqueue(ahead, 1, word, open, end)
  }
  for (let [at, step] = [0, 2]; step <= steps; step++) {
    for (const last = end; at < last; at++) {
      const field = queue[at]!
      for (let word = LOW[field]!; word <= HIGH[field]!; word++) {
        const fresh = NEXT[field * WORDS + word]! & ~seen[word]!
        seen[word]! |= fresh
        end = enqueue(ahead, step, word, fresh, end)
      }
    }
  }
}

/** Counts the cities among these fields, appends all fields to the queue, and returns its new end. */
const enqueue = (ahead: CitiesAhead, step: number, word: number, fields: number, end: number): number => {
  for (let bits = fields & CITIES[word]!; bits !== 0; bits &= bits - 1) {
    const value = VALUE[lowestField(word, bits)]!
    ahead.sum[step]! += value
    if (value > ahead.most[step]!) ahead.most[step] = value
  }
  let next = end
  for (let bits = fields; bits !== 0; bits &= bits - 1) queue[next++] = lowestField(word, bits)
  return next
}

/** By steps: the weight of a city that many steps further on. */
export const CLOSER = [1, 0.8, 0.65, 0.5, 0.4]

interface Near {
  /** The best first. */
  readonly cities: Int16Array
  readonly values: Float64Array
}

/** The cities that could be reached from a field in this many steps on an empty map. */
const nearOf = (from: Field, most: number): Near => {
  const steps = new Map([[from, 0]])
  for (const [field, distance] of steps) {
    if (distance === most) continue
    for (const next of BUILDABLE_NEIGHBOURS[field]!) if (!steps.has(next)) steps.set(next, distance + 1)
  }
  const found = [...steps]
    .map(([city, distance]) => ({ city, value: distance === 0 ? 0 : VALUE[city]! * CLOSER[distance]! }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
  return { cities: Int16Array.from(found, ({ city }) => city), values: Float64Array.from(found, ({ value }) => value) }
}

/** By field, then steps. */
const NEAR: readonly Near[] = FIELDS.flatMap((field) =>
  Array.from({ length: MOST_PLACED }, (_, steps) => nearOf(field, steps)),
)

/** The value of a field, plus the best free city a few steps further on. */
export const leadsTo = (state: State, field: Field, steps: number): number => {
  const { cities, values } = NEAR[field * MOST_PLACED + steps]!
  let at = 0
  while (at < cities.length && state.tracks[cities[at]!] !== 0) at += 1
  return VALUE[field]! + (at < cities.length ? values[at]! : 0)
}
