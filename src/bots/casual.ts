/** Looks one move ahead on a few determinizations and takes the move that leaves its seat best placed. */
import { quickDealer } from '../kit/chance.ts'
import type { Seat, Tagged } from '../kit/game.ts'
import { copyState } from '../kit/match.ts'
import type { Bot, BotDecision } from './bot.ts'

const DETERMINIZATIONS = 3
/** How much the best other seat counts against the own one. */
const OTHERS = 0.25

export const casual: Bot = (decision) => {
  const { game, heuristics, seat, view, rng } = decision
  const states = Array.from({ length: DETERMINIZATIONS }, () => game.determinize(view, rng, heuristics.belief?.(view)))
  const legal = game.legal(states[0], seat)
  let best = Number.NEGATIVE_INFINITY
  let choice: Tagged | undefined
  for (const move of legal) {
    const value = states.reduce<number>((sum, state) => sum + valueAfter(decision, state, move), 0)
    if (value > best) [best, choice] = [value, move]
  }
  if (choice === undefined) throw new RangeError('no move to choose from')
  return choice
}

const valueAfter = ({ game, heuristics, seat, rng }: BotDecision, state: unknown, move: Tagged): number => {
  const draft = copyState(game, state)
  game.apply(draft, seat, move, { draw: quickDealer(rng), emit() {} })
  return lead(heuristics.evaluate(draft), seat)
}

/**
 * A seat's expected points, less a part of the best other seat's. A bot that counts only the distance waits for
 * others to move, and with four such bots nothing happens.
 */
const lead = (points: readonly number[], seat: Seat): number => {
  const others = points.filter((_, other) => other !== seat)
  return (points[seat] ?? 0) - OTHERS * Math.max(...others)
}
