import { expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { quickDealer, quickRng } from '../kit/chance.ts'
import type { GameContext } from '../kit/game.ts'
import { defaultOptions } from '../kit/options.ts'
import { kindFirst, randomMove } from './random.ts'

test.each(games)(
  '$title: a random move is the same, whether its kind alone is listed or all moves are',
  async (entry) => {
    const game = await entry.game()
    const rng = quickRng(3)
    const table: GameContext = { draw: quickDealer(rng), emit() {} }
    const options = defaultOptions(game.meta.options)
    const state = game.setup({ seats: game.meta.seats.at(-1) ?? 1, options, rules: game.meta.rulesVersion }, table)
    let moves = 0
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      const move = randomMove(game, state, seat, quickRng(moves))
      expect(move).toBe(kindFirst(game.legal(state, seat), quickRng(moves)))
      game.apply(state, seat, move, table)
      moves += 1
    }
    expect(game.outcome(state), `after ${moves} moves`).toBeDefined()
  },
)
