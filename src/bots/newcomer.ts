/** Looks one move ahead, counts only its own points, and overlooks much, like a person who has just learned the game. */
import { quickDealer } from '../kit/chance.ts'
import type { Tagged } from '../kit/game.ts'
import { copyState } from '../kit/match.ts'
import type { Bot } from './bot.ts'
import { overlookedShare } from './levels.ts'
import { newWhim, noticedMoves } from './mistakes.ts'

export const newcomer: Bot = (decision) => {
  const { game, heuristics, seat, view, rng } = decision
  const state = game.determinize(view, rng)
  const overlooks = overlookedShare(decision, 'newcomer')
  let best = Number.NEGATIVE_INFINITY
  let choice: Tagged | undefined
  for (const move of noticedMoves(game, seat, game.legal(state, seat), overlooks, newWhim(rng))) {
    const draft = copyState(game, state)
    game.apply(draft, seat, move, { draw: quickDealer(rng), emit() {} })
    const value = heuristics.evaluate(draft)[seat] ?? 0
    if (value > best) [best, choice] = [value, move]
  }
  if (choice === undefined) throw new RangeError('no move to choose from')
  return choice
}
