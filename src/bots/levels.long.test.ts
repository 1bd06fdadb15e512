/** Each level is stronger than the one below. */
import { beforeAll, expect, test } from 'vitest'
import { entry } from '../games/paris-connection/entry.ts'
import { quickDealer, quickRng } from '../kit/chance.ts'
import type { AnyGame } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import type { BotDecision } from './bot.ts'
import { bots } from './index.ts'
import type { BotName } from './levels.ts'
import { loadAllHeuristics } from './load-heuristics.ts'
import { newMemory } from './search-bot.ts'

const EFFORT = { milliseconds: 0, iterations: 500 }

let game: AnyGame
let heuristics: AnyHeuristics
beforeAll(async () => {
  game = await entry.game()
  heuristics = await loadAllHeuristics(entry)
})

/** The share of victories of the first bot against two of the second, in every seat of one deal. */
const share = (one: BotName, two: BotName, seed: number): number => {
  const wins = [0, 1, 2].map((mine) => {
    const rng = quickRng(seed)
    const table = { draw: quickDealer(quickRng(seed)), emit() {} }
    const memories = [newMemory(), newMemory(), newMemory()]
    const state = game.setup({ seats: 3, options: {}, rules: 1 }, table)
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const memory = memories[seat] ?? newMemory()
      const decision: BotDecision = {
        game,
        heuristics,
        seat,
        view: game.view(state, seat),
        rng,
        effort: EFFORT,
        memory,
      }
      game.apply(state, seat, bots[seat === mine ? one : two](decision), table)
    }
    const ranks = game.outcome(state)?.ranks ?? []
    return ranks[mine] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0
  })
  return wins.reduce((sum, win) => sum + win, 0) / wins.length
}

test.each([
  ['newcomer', 'random', 4],
  ['casual', 'newcomer', 2],
  ['strong', 'casual', 1],
] as const)(
  '%s wins more than its share against %s',
  (one, two, deals) => {
    const shares = Array.from({ length: deals }, (_, deal) => share(one, two, deal + 1))
    expect(shares.reduce((sum, won) => sum + won, 0) / deals).toBeGreaterThan(1 / 3)
  },
  120_000,
)
