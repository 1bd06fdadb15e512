/** Bots of Paris are no easy prey for somebody who runs to Marseille and does nothing else. */
import { expect, test } from 'vitest'
import { STEPS } from '../games/paris-connection/bots/search/marseille.ts'
import { entry } from '../games/paris-connection/entry.ts'
import type { Move } from '../games/paris-connection/moves.ts'
import type { State } from '../games/paris-connection/state.ts'
import { quickDealer, quickRng } from '../kit/chance.ts'
import { bots } from './index.ts'
import { loadAllHeuristics } from './load-heuristics.ts'
import { newMemory } from './search-bot.ts'

const EFFORT = { milliseconds: 0, iterations: 250 }
const SEATS = [0, 1, 2, 3]
const DEALS = 2
/** With this many shares of one company the script starts its run. */
const ENOUGH = 9

/** Trades for two of the company that it holds most of, then builds it straight to Marseille. */
const run = ({ shares }: State, seat: number, legal: readonly Move[]): Move | undefined => {
  const hand = shares.slice(seat * 6, seat * 6 + 6)
  const most = Math.max(...hand)
  const company = hand.indexOf(most)
  const steps = legal.flatMap((move) => (move.kind === 'place' ? [move] : []))
  const nearest = steps.sort((a, b) => (STEPS[a.field] ?? 0) - (STEPS[b.field] ?? 0))[0]
  if (nearest !== undefined) return nearest
  const trade = legal.find((move) => move.kind === 'trade' && move.take === company && move.count === 2)
  const extension = legal.find((move) => move.kind === 'extend' && move.company === company)
  return most < ENOUGH ? (trade ?? extension) : extension
}

test('a runner wins less than half of its matches against three strong bots', async () => {
  const [game, heuristics] = await Promise.all([entry.game(), loadAllHeuristics(entry)])
  let won = 0
  for (let deal = 1; deal <= DEALS; deal++) {
    for (const runner of SEATS) {
      const table = { draw: quickDealer(quickRng(deal)), emit() {} }
      const state = game.setup({ seats: SEATS.length, options: {}, rules: game.meta.rulesVersion }, table)
      const memories = SEATS.map(newMemory)
      const rng = quickRng(deal)
      for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
        const legal = game.legal(state, seat)
        const memory = memories[seat] ?? newMemory()
        const own = seat === runner ? (run(state as State, seat, legal as readonly Move[]) ?? legal[0]) : undefined
        const decision = { game, heuristics, seat, view: game.view(state, seat), rng, effort: EFFORT, memory }
        game.apply(state, seat, own ?? bots.strong(decision), table)
      }
      if (game.outcome(state)?.ranks[runner] === 1) won += 1
    }
  }
  expect(won).toBeLessThan((DEALS * SEATS.length) / 2)
})
