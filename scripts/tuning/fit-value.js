/**
 * `npm run fit-value <game> [-- --matches 16000 --passes 8 --seed 1 --cores 1]`: lets quick moves play each other and fits the network
 * that tells searching bots how many points a seat can expect. The same matches, passes and seed give the same network, with any
 * number of cores.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArgs, whole } from '../args.js'
import { root } from '../prepare.js'
import { built, tunable } from './tunable.js'

const WHICH = 'Which game? Give one whose tuning.ts has value features: npm run fit-value great-lakes'
const options = {
  matches: whole(16_000, 400, 10 ** 7),
  passes: whole(8, 1, 1000),
  seed: whole(1, 0, 10 ** 6),
  cores: whole(1, 1, 256),
}
const { values, word: id } = readArgs(options, WHICH)
const { tuning } = await tunable(id, 'valueFeatures', WHICH)
const { onCores } = await built('lab/arena/cores.js')
const { errorOf, trainNetwork } = await built('lab/tuning/train-network.js')
const { joinedExamples } = await built('lab/tuning/value-examples.js')
const { progressOf } = await built('program/progress.js')

/** Matches that one process plays in one go; the first ones are held back for validation. */
const PART = 200
const HELD = 2

const parts = Math.ceil(values.matches / PART) + HELD
const played = []
const progress = progressOf(parts, 'parts')
await onCores(
  'lab/tuning/value-worker.ts',
  { game: id, seed: values.seed, matches: PART },
  0,
  parts,
  values.cores,
  (part) => {
    played.push(part)
    progress.at(played.length)
    return 'on'
  },
)
progress.clear()
const lists = played.sort((a, b) => a.number - b.number).map(({ examples }) => examples)
const [heldBack, examples] = [joinedExamples(lists.slice(0, HELD)), joinedExamples(lists.slice(HELD))]
const shape = { inputs: tuning.valueFeatures.count, first: 40, second: 16 }
const began = performance.now()
const weights = trainNetwork(shape, examples, {
  passes: values.passes,
  seed: values.seed,
  progress: (pass) => console.log(`pass ${pass}, ${Math.round((performance.now() - began) / 1000)} s`),
})
console.log(`${examples.count} positions of seats; error ${errorOf(shape, weights, examples).toFixed(2)} points`)
console.log(`on matches held back ${errorOf(shape, weights, heldBack).toFixed(2)} points`)

const lines = Array.from({ length: Math.ceil(weights.length / 20) }, (_, line) =>
  weights.slice(20 * line, 20 * (line + 1)),
)
const provenance = `--matches ${values.matches} --passes ${values.passes} --seed ${values.seed}`
const path = join('src/games', id, 'data/value-weights.ts')
writeFileSync(
  join(root, path),
  `/** The value network of searching bots: \`npm run fit-value ${id} -- ${provenance}\`. */
import type { NetworkShape } from '../../../kit/network.ts'

export const VALUE_SHAPE: NetworkShape = { inputs: ${shape.inputs}, first: ${shape.first}, second: ${shape.second} }

/** In steps of \`WEIGHT_STEP\`. */
export const VALUE_WEIGHTS: readonly number[] = [
${lines.map((line) => `  ${line.join(', ')},`).join('\n')}
]
`,
)
console.log(path)
