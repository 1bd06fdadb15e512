/**
 * `npm run typical-scores <game> [-- --games 16 --percent 100 --seed 1]`: tables of four bots of each level play, with this
 * part of their usual iterations, and the mean score of a seat is stored for the pages where levels are chosen.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArgs, whole } from '../args.js'
import { build, install, root } from '../prepare.js'
import { built } from './tunable.js'

const WHICH = 'Which game? npm run typical-scores great-lakes'
const options = { games: whole(16, 2, 10_000), percent: whole(100, 1, 100), seed: whole(1, 0, 10 ** 6) }
const { values, word: id } = readArgs(options, WHICH)
install()
build()
const { playerOf, playerSpec, thisBuild } = await built('lab/players.js')
const { playMatch } = await built('lab/play.js')
const { figureOf } = await built('lab/arena/figures.js')
const { EFFORTS, LEVELS } = await built('bots/levels.js')
const { progressOf } = await built('program/progress.js')

const bots = await thisBuild(id)
if (bots === undefined) {
  console.error(WHICH)
  process.exit(2)
}
const SEATS = 4
const progress = progressOf(values.games * LEVELS.length, 'matches')
let done = 0
const measured = LEVELS.map((level) => {
  const effort = EFFORTS[level]
  const limit = effort === undefined ? '' : `#${Math.ceil((effort.iterations * values.percent) / 100)}`
  const means = Array.from({ length: values.games }, (_, number) => {
    const players = Array.from({ length: SEATS }, () => playerOf(bots, playerSpec(level + limit), () => 0))
    const { outcome } = playMatch(bots.game, players, `typical ${values.seed} ${number}`, 0)
    progress.at(++done)
    return outcome.totals.reduce((sum, points) => sum + points, 0) / SEATS
  })
  const figure = figureOf(means)
  progress.clear()
  console.log(`${level.padEnd(10)} ${figure.mean.toFixed(1)} ±${figure.within.toFixed(1)}`)
  return { level, ...figure }
})

const lines = measured.map(({ level, mean, within }) => `  ${level}: ${Math.round(mean)}, // ±${Math.round(within)}`)
const path = join('src/games', id, 'data/typical-scores.ts')
const provenance = `--games ${values.games} --percent ${values.percent} --seed ${values.seed}`
writeFileSync(
  join(root, path),
  `/** What a seat scores among four bots of its level: \`npm run typical-scores ${id} -- ${provenance}\`. */

export const TYPICAL_SCORES: Readonly<Record<string, number>> = {
${lines.join('\n')}
}
`,
)
console.log(path)
