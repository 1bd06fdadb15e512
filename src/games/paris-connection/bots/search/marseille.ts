/** Distance to Marseille. */
import { BUILDABLE_NEIGHBOURS, MARSEILLE } from '../../map/fields.ts'
import { SETS } from '../../map/sets.ts'
import type { Company } from '../../moves.ts'
import type { State } from '../../state.ts'

const { WORDS, WORD, BIT } = SETS

const FROM_MARSEILLE = new Map([[MARSEILLE, 0]])
for (const [field, far] of FROM_MARSEILLE) {
  for (const next of BUILDABLE_NEIGHBOURS[field]!) if (!FROM_MARSEILLE.has(next)) FROM_MARSEILLE.set(next, far + 1)
}

/** Marseille cannot be reached. */
export const FAR = 99

/** By field: the steps to Marseille, if nothing stands in the way. */
export const STEPS: readonly number[] = BUILDABLE_NEIGHBOURS.map((_, field) => FROM_MARSEILLE.get(field) ?? FAR)

/** By distance: the set of fields that many steps away, one set after another. */
const RINGS = Math.max(...FROM_MARSEILLE.values()) + 1
const rings = new Int32Array(RINGS * WORDS)
for (const [field, far] of FROM_MARSEILLE) rings[far * WORDS + WORD[field]!]! |= BIT[field]!

/** How many locomotives a company needs to reach Marseille, if nothing stands in the way beyond the next field. */
export const stepsLeft = ({ edge, full }: State, company: Company): number => {
  for (let ring = 0; ring < RINGS; ring++) {
    for (let word = 0; word < WORDS; word++) {
      if ((edge[company * WORDS + word]! & ~full[word]! & rings[ring * WORDS + word]!) !== 0) return ring + 1
    }
  }
  return FAR
}
