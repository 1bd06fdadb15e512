/** One process of `npm run prove-secrecy`: works through its own tables until it receives a message to stop. */
import { games } from '../../src/games/index.ts'
import { noFigures, prove } from './prove.ts'
import { proveTurns } from './prove-turns.ts'
import { sumOf } from './report.ts'
import { tablesOf } from './tables.ts'
import { turnsOf } from './turns.ts'

const WORLDS = 8
/** Tables reported together, and hidden turns with them. */
const TABLES = 24
const TURNS = 4
/** Each process has its own range of table numbers. */
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
