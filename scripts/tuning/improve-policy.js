/**
 * `npm run improve-policy <game> [-- --matches 60000 --seed 1 --fresh]`: lets quick moves play each other and changes the weights
 * of move features so that moves of better seats become more probable. Starts from the stored weights, or with `--fresh` from
 * the game's first ones (0 if it has none). The same start, matches and seed give the same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArgs, whole } from '../args.js'
import { root } from '../prepare.js'
import { built, tunable } from './tunable.js'

const WHICH = 'Which game? Give one whose tuning.ts has features: npm run improve-policy russian-railroads'
const { values, word: id } = readArgs(
  { matches: whole(60_000, 48, 10 ** 8), seed: whole(1, 0, 10 ** 6), fresh: { type: 'boolean', default: false } },
  WHICH,
)
const { entry, tuning } = await tunable(id, 'featuresOf', WHICH)
const { improvePolicy } = await built('lab/tuning/improve-policy.js')
const game = await entry.game()

/** A line is printed after this many matches. */
const PRINTED = 4800
let [sum, steps] = [0, 0]
const progress = (matches, mean) => {
  sum += mean
  steps += 1
  if (matches % PRINTED !== 0) return
  console.log(`${matches} matches, mean of a seat ${(sum / steps).toFixed(1)}`)
  ;[sum, steps] = [0, 0]
}
const start = Array.from(
  { length: tuning.FEATURES },
  (_, at) => (values.fresh ? tuning.freshPolicy?.[at] : tuning.policyWeights[at]) ?? 0,
)
const policy = { game, featuresOf: tuning.featuresOf, temperature: tuning.TEMPERATURE }
const weights = improvePolicy(policy, start, { matches: values.matches, seed: values.seed, progress })
const path = join('src/games', id, tuning.policyFile)
writeFileSync(join(root, path), tuning.policySource([...weights]))
console.log(path)
