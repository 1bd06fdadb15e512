/**
 * `npm run calibrate <game> [-- --matches 400 --strong 4000 --look 14000 --seed 1 --cores 1]`: casual and strong bots (with
 * this many iterations a turn) play each other at all numbers of seats. In positions of these matches the winning chances
 * are computed as people would see them. One half of the matches fits the correction of chances, the other half tests it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArgs, whole } from '../args.js'
import { build, install, root } from '../prepare.js'
import { built } from './tunable.js'

const WHICH = 'Which game? npm run calibrate great-lakes'
const options = {
  matches: whole(400, 16, 10 ** 6),
  strong: whole(4_000, 10, 10 ** 6),
  look: whole(14_000, 10, 10 ** 6),
  seed: whole(1, 0, 10 ** 6),
  cores: whole(1, 1, 256),
}
const { values, word: id } = readArgs(options, WHICH)
install()
build()
const { games } = await built('games/index.js')
const entry = games.find((one) => one.id === id)
if (entry === undefined) {
  console.error(WHICH)
  process.exit(2)
}
const { onCores } = await built('lab/arena/cores.js')
const { fitPowers, reliabilityOf } = await built('lab/calibration/fit.js')
const { progressOf } = await built('program/progress.js')

const setup = {
  game: id,
  bots: ['casual', `strong#${values.strong}`],
  seats: entry.meta.seats,
  seed: values.seed,
  look: values.look,
}
const played = []
const progress = progressOf(values.matches, 'matches')
await onCores('lab/calibration/worker.ts', setup, 0, values.matches, values.cores, (match) => {
  played.push(match)
  progress.at(played.length)
  return 'on'
})
progress.clear()

/** Both halves have the same bots and numbers of seats. */
const KINDS = setup.bots.length * setup.seats.length
const isForFit = ({ number }) => Math.floor(number / KINDS) % 2 === 0
const matches = played.sort((a, b) => a.number - b.number)
const powers = fitPowers(matches.filter(isForFit))
const test = matches.filter((match) => !isForFit(match)).flatMap(({ samples }) => samples)
const [before, after] = [reliabilityOf(test, undefined), reliabilityOf(test, powers)]

const percent = (share) => (100 * share).toFixed(1).padStart(6)
console.log(`${entry.title}: ${matches.length} matches, ${test.length} positions in the half that tests`)
console.log(`calibration error ${percent(before.error)} points before, ${percent(after.error)} after`)
console.log('  shown    won   ±95%  count   (after the correction)')
for (const { count, shown, won, within } of after.deciles) {
  if (count > 0) console.log(`${percent(shown)} ${percent(won)} ${percent(within)} ${String(count).padStart(6)}`)
}
const provenance = `--matches ${values.matches} --strong ${values.strong} --look ${values.look} --seed ${values.seed}`
const listed = Object.entries(powers.powers).map(([seats, list]) => `    ${seats}: [${list.join(', ')}],`)
const path = join('src/games', id, 'data/chance-powers.ts')
writeFileSync(
  join(root, path),
  `/** Corrects winning chances that people are shown: \`npm run calibrate ${id} -- ${provenance}\`. */
import type { ChancePowers } from '../../../kit/heuristics.ts'

export const CHANCE_POWERS: ChancePowers = {
  turns: { ${Object.entries(powers.turns)
    .map(([seats, turns]) => `${seats}: ${turns}`)
    .join(', ')} },
  powers: {
${listed.join('\n')}
  },
}
`,
)
console.log(path)
