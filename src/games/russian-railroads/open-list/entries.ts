/** RR-2.10: the sorts of entry in the open list. */

/** Steps by the tracks that may be moved, then industry steps and builds. */
export const ENTRY = {
  black: 0,
  grey: 1,
  brown: 2,
  natural: 3,
  white: 4,
  'black|grey': 5,
  any: 6,
  industry: 7,
  locomotive: 8,
  factory: 9,
  locomotiveOrFactory: 10,
} as const
export const ENTRIES = 11
export const STEP_ENTRIES = 7

export type Build = 'locomotive' | 'factory'

/** By `ENTRY`: how much of it is left to do. */
export type Needs = readonly number[]

/** A literal, as turns are made by the million in a search. */
export const nothingOpen = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

export const isAnyOpen = (needs: Needs): boolean => {
  for (let entry = 0; entry < ENTRIES; entry++) if (needs[entry] !== 0) return true
  return false
}

export const together = (needs: Needs, others: Needs): Needs => needs.map((count, at) => count + (others[at] ?? 0))

/** How many builds of any sort are open. */
export const buildsIn = (needs: Needs): number =>
  (needs[ENTRY.locomotive] ?? 0) + (needs[ENTRY.factory] ?? 0) + (needs[ENTRY.locomotiveOrFactory] ?? 0)
