/** Overlooks much, minds only its own points, and now and then does whatever comes to mind. */
import { quickDealer } from '../kit/chance.ts'
import type { Tagged } from '../kit/game.ts'
import { copyState } from '../kit/match.ts'
import type { Bot } from './bot.ts'
import { kindFirst } from './random.ts'

/** One decision in so many is made without thinking. */
const WHIM = 6
/** Of so many moves one is seen, but a few are always. */
const SIGHT = 3
const ALWAYS = 4

export const beginner: Bot = ({ game, heuristics, seat, view, rng }) => {
  const state = game.determinize(view, rng)
  const legal = game.legal(state, seat)
  if (rng(WHIM) === 0) return kindFirst(legal, rng)
  const seen = Math.max(ALWAYS, Math.ceil(legal.length / SIGHT))
  let best = Number.NEGATIVE_INFINITY
  let choice: Tagged | undefined
  for (let look = 0; look < seen; look++) {
    const move = kindFirst(legal, rng)
    const draft = copyState(game, state)
    game.apply(draft, seat, move, { draw: quickDealer(rng), emit() {} })
    const worth = heuristics.evaluate(draft)[seat] ?? 0
    if (worth > best) [best, choice] = [worth, move]
  }
  if (choice === undefined) throw new RangeError('no move to choose from')
  return choice
}
