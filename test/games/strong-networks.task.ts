/**
 * `npx vitest run --mode=strong-networks` records the networks that the drawing of Railways is counted over: a hundred games of
 * strong bots with two to four players, by seeds, so that the same bots give the same file. On an idle computer it takes about
 * ten minutes.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadAllHeuristics } from '../../src/bots/load-heuristics.ts'
import { newMemory, searchBot } from '../../src/bots/search-bot.ts'
import { entry } from '../../src/games/railways-card/entry.ts'
import { game } from '../../src/games/railways-card/game.ts'
import { keyedDealer, quickRng } from '../../src/kit/chance.ts'
import type { AnyHeuristics } from '../../src/kit/heuristics.ts'

/** What an average computer manages in 150 milliseconds, a seventh of the usual turn of this level. */
const EFFORT = { milliseconds: 150, iterations: 3_000 } as const
const GAMES = [2, 3, 4].flatMap((seats) =>
  Array.from({ length: seats === 2 ? 34 : 33 }, (_, at) => [seats, at + 1] as const),
)
const OPTIONS = { younger: false, secondLocomotive: false, anyPlaces: false } as const
const FILE = fileURLToPath(new URL('../../src/games/railways-card/testing/strong-networks.txt', import.meta.url))

const strong = searchBot('strong')

/** Which city was joined to which place, in order. */
const networkOf = (heuristics: AnyHeuristics, seats: number, number: number): string => {
  const seed = `strong ${seats}/${number}`
  const table = { draw: keyedDealer(seed), emit() {} }
  const state = game.setup({ seats, options: OPTIONS, rules: game.meta.rulesVersion }, table)
  const memories = Array.from({ length: seats }, newMemory)
  const whims = keyedDealer(seed)
  for (let made = 0, [seat] = game.toAct(state); seat !== undefined; made++, [seat] = game.toAct(state)) {
    const rng = quickRng(whims('whims', made, 2 ** 32))
    const view = game.view(state, seat)
    const memory = memories[seat] ?? newMemory()
    const move = strong({ game, heuristics, seat, view, rng, memory, effort: EFFORT })
    const legal = game.legal(state, seat).find((each) => each === move)
    if (legal === undefined) throw new Error('the move of the bot is not legal')
    game.apply(state, seat, legal, table)
  }
  return state.built.map((city) => `${city}:${state.parent[city]}`).join(' ')
}

test('strong networks', async () => {
  const heuristics = await loadAllHeuristics(entry)
  const lines: string[] = []
  for (const [seats, number] of GAMES) {
    lines.push(networkOf(heuristics, seats, number))
    writeFileSync(FILE, `${lines.join('\n')}\n`)
  }
  expect(lines).toHaveLength(100)
}, 36_000_000)
