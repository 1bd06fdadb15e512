/**
 * `npm run fit-policy <game>`: lets searching bots play each other, fits the weight of each move feature to their choices,
 * and writes the weights: quick moves become more like searched ones. The same games give the same policyWeights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArgs, whole } from '../args.js'
import { root } from '../prepare.js'
import { built, tunable } from './tunable.js'

const WHICH = 'Which game? Give one whose tuning.ts has features: npm run fit-policy russian-railroads'
const options = {
  games: whole(60, 2, 100_000),
  iterations: whole(2000, 1, 1_000_000),
  seed: whole(1, 0, 10 ** 6),
}
const { values, word: id } = readArgs(options, WHICH)
const { entry, tuning } = await tunable(id, 'featuresOf', WHICH)
const { bots } = await built('bots/index.js')
const { newMemory } = await built('bots/search-bot.js')
const { agreement, fitPolicy } = await built('lab/tuning/fit-policy.js')
const { loadAllHeuristics } = await built('bots/load-heuristics.js')
const { progressOf } = await built('program/progress.js')
const { keyedDealer, quickRng } = await built('kit/chance.js')
const { defaultOptions } = await built('kit/options.js')
const [game, heuristics] = await Promise.all([entry.game(), loadAllHeuristics(entry)])

const effort = { milliseconds: 0, iterations: values.iterations }
/** One match in this many is held back for validation. */
const HELD = 6
/** Every other match has the most seats. */
const seatsOf = (number) => {
  const { seats } = game.meta
  return number % 2 === 0 ? Math.max(...seats) : seats[(number >> 1) % seats.length]
}

const choicesIn = (number) => {
  const table = { draw: keyedDealer(`mimic ${values.seed} ${number}`), emit() {} }
  const rng = quickRng(1000 * values.seed + number)
  const seats = seatsOf(number)
  const state = game.setup({ seats, options: defaultOptions(game.meta.options), rules: game.meta.rulesVersion }, table)
  const memories = Array.from({ length: seats }, newMemory)
  const choices = []
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const legal = game.legal(state, seat)
    const view = game.view(state, seat)
    const move = bots.strong({ game, heuristics, seat, view, rng, memory: memories[seat], effort })
    if (legal.length > 1) {
      choices.push({
        moves: legal.map((one) => [...tuning.featuresOf(state, seat, one)].filter((feature) => feature > 0)),
        chosen: legal.indexOf(move),
      })
    }
    game.apply(state, seat, move, table)
  }
  progress.at(number + 1)
  return choices
}

const progress = progressOf(values.games, 'matches')
const all = Array.from({ length: values.games }, (_, number) => choicesIn(number))
progress.clear()
const learnt = all.filter((_, number) => number % HELD !== 0).flat()
const heldBack = all.filter((_, number) => number % HELD === 0).flat()
const policyWeights = fitPolicy(learnt, tuning.FEATURES, quickRng(values.seed))
const shown = (value) => value.toFixed(3)
console.log(
  `of ${heldBack.length} choices that were held back a quick one is the same in ${shown(agreement(heldBack, policyWeights))}`,
)
console.log(`(${shown(agreement(heldBack, new Float64Array(tuning.FEATURES)))} by chance alone)`)
const path = join('src/games', id, tuning.policyFile)
writeFileSync(join(root, path), tuning.policySource([...policyWeights]))
console.log(path)
