/**
 * `npm run tune <game>`: lets casual bots play each other, fits the weights of the game's `heuristics.ts`
 * and writes them: to the results of sampled positions if the game's `tuning.ts` has samples,
 * else by wins. The same games give the same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArgs, whole } from '../args.js'
import { root } from '../prepare.js'
import { built, tunable } from './tunable.js'

const WHICH = 'Which game? Give one that has a tuning.ts: npm run tune paris-connection'
// One game teaches nothing, and one deal gives no error estimate.
const options = {
  games: whole(200, 2, 100_000),
  deals: whole(32, 2, 100_000),
  sweeps: whole(2, 1, 100),
  seed: whole(1, 0, 10 ** 6),
}
const { values, word: id } = readArgs(options, WHICH)
const { entry, tuning } = await tunable(id, 'source', WHICH)
const { bots } = await built('bots/index.js')
const { duel, sweep } = await built('lab/tuning/climb.js')
const { errorOf, fitShape } = await built('lab/tuning/fit.js')
const { keyedDealer, quickRng } = await built('kit/chance.js')
const { progressOf } = await built('program/progress.js')
const { defaultOptions } = await built('kit/options.js')
const [game, heuristics] = await Promise.all([entry.game(), entry.heuristics()])

/** One position is sampled every this many turns. */
const EVERY = 3
/** One match in this many is held back for validation. */
const HELD = 5

const samplesOf = (number) => {
  const table = { draw: keyedDealer(`tune ${values.seed} ${number}`), emit() {} }
  const rng = quickRng(number)
  const seats = game.meta.seats[number % game.meta.seats.length]
  const start = { seats, options: defaultOptions(game.meta.options), rules: game.meta.rulesVersion }
  const state = game.setup(start, table)
  const positions = []
  let next = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    if (game.turn(state) >= next) {
      positions.push(structuredClone(state))
      next = game.turn(state) + EVERY
    }
    game.apply(state, seat, bots.casual({ game, heuristics, seat, view: game.view(state, seat), rng }), table)
  }
  return positions.flatMap((before) => tuning.samples(before, state))
}

const fitted = () => {
  const progress = progressOf(values.games, 'matches')
  const all = Array.from({ length: values.games }, (_, number) => {
    progress.at(number)
    return samplesOf(number)
  })
  progress.clear()
  const learnt = all.filter((_, number) => number % HELD !== 0).flat()
  const heldBack = all.filter((_, number) => number % HELD === 0).flat()
  const { weights, error } = fitShape(learnt, heldBack, tuning.shapes)
  const nothing = errorOf(heldBack, [])
  console.log(`${values.games} matches, ${learnt.length} samples; error on the matches held back ${error.toFixed(3)}`)
  console.log(`(${nothing.toFixed(3)} for a constant estimate of no gain)`)
  return weights
}

/** Each sweep has its own deals; the result is validated on other deals, and must win there too. */
const climbed = () => {
  const climb = { game, heuristicsWith: tuning.heuristicsWith, deals: values.deals }
  const seed = 1000 * values.seed
  const kept = (weights, at, { lead, error }) =>
    console.log(
      `weight ${at} is now ${weights[at].toFixed(3)}: leads by ${lead.toFixed(1)} ±${error.toFixed(1)} points`,
    )
  let weights = tuning.start
  for (let round = 0; round < values.sweeps; round++) {
    weights = sweep({ ...climb, seed: seed + round, kept }, weights)
  }
  const { lead, error } = duel({ ...climb, seed: seed + 999, kept }, weights, tuning.start)
  console.log(
    `Against the weights set by hand, on other deals: leads by ${lead.toFixed(1)} ±${error.toFixed(1)} points`,
  )
  return lead > 0 ? weights : tuning.start
}

const weights = tuning.heuristicsWith === undefined ? fitted() : climbed()
const path = join('src/games', entry.id, tuning.file)
writeFileSync(join(root, path), tuning.source(weights))
console.log(`${path}: ${weights.map((weight) => weight.toFixed(3)).join(' ')}`)
