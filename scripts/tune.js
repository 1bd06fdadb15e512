/**
 * `npm run tune <game>`: lets casual bots play each other, fits the weights of the game's `sense.ts`
 * to what became of their positions, and writes them. The same games give the same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, install, root } from './ready.js'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
install()
build()
const built = (path) => import(pathToFileURL(join(root, 'dist', path)))
const { games } = await built('games/index.js')
const entry = games.find(({ id }) => id === positionals[0])
const tuning = await built(`games/${positionals[0]}/tuning.js`).catch(() => undefined)
if (entry === undefined || tuning === undefined) {
  console.error(`Which game? Give one that has a tuning.ts: npm run tune paris-connection`)
  process.exit(2)
}
const { bots } = await built('bots/index.js')
const { errorOf, fitShape } = await built('bots/fit.js')
const { keyedDealer, quickRng } = await built('kit/chance.js')
const [game, sense] = await Promise.all([entry.game(), entry.sense()])

/** Every so many turns a position is looked at. */
const EVERY = 3
/** Every so many matches are held back, to judge by. */
const HELD = 5

const samplesOf = (number) => {
  const table = { draw: keyedDealer(`tune ${values.seed} ${number}`), emit() {} }
  const rng = quickRng(number)
  const seats = game.meta.seats[number % game.meta.seats.length]
  const options = Object.fromEntries(game.meta.options.map(({ id, values: [usual] }) => [id, usual]))
  const state = game.setup({ seats, options, rules: game.meta.rulesVersion }, table)
  const positions = []
  let next = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    if (game.turn(state) >= next) {
      positions.push(structuredClone(state))
      next = game.turn(state) + EVERY
    }
    game.apply(state, seat, bots.casual({ game, sense, seat, view: game.view(state, seat), rng }), table)
  }
  return positions.flatMap((before) => tuning.samples(before, state))
}

const all = Array.from({ length: Number(values.games) }, (_, number) => samplesOf(number))
const fitted = all.filter((_, number) => number % HELD !== 0).flat()
const heldBack = all.filter((_, number) => number % HELD === 0).flat()
const { weights, error } = fitShape(fitted, heldBack, tuning.shapes)
const nothing = errorOf(heldBack, [])
console.log(`${values.games} matches, ${fitted.length} samples; error on what was held back ${error.toFixed(3)}`)
console.log(`(${nothing.toFixed(3)} for whoever expects no gain at all)`)
const path = join('src/games', entry.id, tuning.file)
writeFileSync(join(root, path), tuning.source(weights))
console.log(`${path}: ${weights.map((weight) => weight.toFixed(3)).join(' ')}`)
