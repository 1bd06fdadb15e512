/** How many ways a match can go in so many moves: one number that every slip in the rules changes. */
import { keyedDealer } from '../../src/kit/chance.ts'
import type { AnyGame, OptionValues } from '../../src/kit/game.ts'
import { copyState } from '../../src/kit/match.ts'

export interface PerftRow {
  readonly seats: number
  /** The rules version; the present one where nothing is said. */
  readonly rules?: number
  readonly options: OptionValues
  readonly seed: string
  /** Moves made before counting begins, in notation, each by whoever is to act first. */
  readonly after: readonly string[]
  /** The number of ways for one move, two moves, … */
  readonly ways: readonly number[]
}

export const perft = (
  game: AnyGame,
  { seats, options, seed, after, rules = game.meta.rulesVersion }: Omit<PerftRow, 'ways'>,
  depth: number,
): number => {
  const table = { draw: keyedDealer(seed), emit() {} }
  const state = game.setup({ seats, options, rules }, table)
  for (const text of after) {
    const move = game.parse(text)
    const seat = game.toAct(state)[0]
    if (move === undefined || seat === undefined) throw new Error(`cannot play ${text}`)
    game.apply(state, seat, move, table)
  }
  return count(game, state, depth, table)
}

const count = (game: AnyGame, state: unknown, depth: number, table: Parameters<AnyGame['setup']>[1]): number => {
  if (depth === 0) return 1
  let ways = 0
  for (const seat of game.toAct(state)) {
    const legal = game.legal(state, seat)
    if (depth === 1) {
      ways += legal.length
      continue
    }
    for (const move of legal) {
      const next = copyState(game, state)
      game.apply(next, seat, move, table)
      ways += count(game, next, depth - 1, table)
    }
  }
  return ways
}
