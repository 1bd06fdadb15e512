/** One process of `npm run prove-secrecy`: goes on with tables of its own until it is told that there are enough. */
import { games } from '../../src/games/index.ts'
import { noFigures, prove } from './prove.ts'
import { proveTurns } from './prove-turns.ts'
import { sumOf } from './report.ts'
import { tablesOf } from './tables.ts'
import { turnsOf } from './turns.ts'

const WORLDS = 8
/** So many tables are told of together, and so many hidden turns with them. */
const TABLES = 24
const TURNS = 4
/** Tables of one process never have the numbers of another's. */
const APART = 10_000

const [seed = '', index = '0'] = process.argv.slice(2)
let isEnough = false
process.on('message', () => {
  isEnough = true
})

const figures = noFigures()
for (let from = Number(index) * APART; !isEnough; from += TABLES) {
  await prove(
    { games, tables: (titles) => tablesOf(titles, seed, WORLDS), from, to: from + TABLES, worlds: WORLDS },
    figures,
  )
  const turn = Math.floor(from / TABLES) * TURNS
  await proveTurns({ games, turns: (titles) => turnsOf(titles, seed), from: turn, to: turn + TURNS }, figures)
  process.send?.(sumOf(figures))
}
process.disconnect()
