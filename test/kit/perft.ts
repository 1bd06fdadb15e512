/** Perft: how many sequences of 1, 2, 3 … moves are possible from a position. Almost any slip in the rules changes it. */
import { keyedDealer } from '../../src/kit/chance.ts'
import type { AnyGame, GameContext, OptionValues } from '../../src/kit/game.ts'
import { copyState } from '../../src/kit/match.ts'

export interface PerftRow {
  readonly seats: number
  /** The rules version; the current one by default. */
  readonly rules?: number
  readonly options: OptionValues
  readonly seed: string
  /** Moves made before counting begins, in notation, each by the first seat that is to act. */
  readonly after: readonly string[]
  /** The number of sequences of one move, of two moves, … */
  readonly ways: readonly number[]
}

/** A row of the tables takes at most this many positions. A wrong rule can make it millions. */
export const MOST_NODES = 200_000

/** Counting stopped: there are more positions than the limit. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
}

/** The number of sequences of `depth` moves. Throws `TooMany` after `limit` positions. */
export const perft = (
  game: AnyGame,
  { seats, options, seed, after, rules = game.meta.rulesVersion }: Omit<PerftRow, 'ways'>,
  depth: number,
  limit: number = Number.POSITIVE_INFINITY,
): number => {
  const table = { draw: keyedDealer(seed), emit() {} }
  const state = game.setup({ seats, options, rules }, table)
  for (const text of after) {
    const move = game.parse(text)
    const seat = game.toAct(state)[0]
    if (move === undefined || seat === undefined) throw new Error(`cannot play ${text}`)
    game.apply(state, seat, move, table)
  }
  return count({ game, table, limit, nodes: 0 }, state, depth)
}

/**
 * Compares a row depth by depth and stops at the first difference, because deeper counts would differ too and may take
 * hours. Returns undefined when all agree, else the new row for `perft.json`.
 */
export const perftMismatch = (game: AnyGame, row: PerftRow, limit = MOST_NODES): string | undefined => {
  for (const [at, expected] of row.ways.entries()) {
    const found = countWithin(game, row, at + 1, limit)
    if (found === expected) continue
    const what = found === null ? `more than ${limit} positions` : `${found} sequences`
    const fresh = { ...row, ways: freshWays(game, row, limit) }
    return `depth ${at + 1}: ${what}, perft.json says ${expected}. The new row is\n${JSON.stringify(fresh)}`
  }
  return undefined
}

/** The counts of a new row: as deep as the old one, or until there are more positions than the limit. */
export const freshWays = (
  game: AnyGame,
  row: Omit<PerftRow, 'ways'> & { readonly ways: { readonly length: number } },
  limit = MOST_NODES,
): readonly number[] => {
  const ways: number[] = []
  for (let depth = 1; depth <= row.ways.length; depth++) {
    const found = countWithin(game, row, depth, limit)
    if (found === null) break
    ways.push(found)
  }
  return ways
}

/** Null when there are too many. */
const countWithin = (game: AnyGame, row: Omit<PerftRow, 'ways'>, depth: number, limit: number): number | null => {
  try {
    return perft(game, row, depth, limit)
  } catch (error) {
    if (error instanceof TooMany) return null
    throw error
  }
}

interface Count {
  readonly game: AnyGame
  readonly table: GameContext
  readonly limit: number
  nodes: number
}

const count = (counting: Count, state: unknown, depth: number): number => {
  if (depth === 0) return 1
  const { game, table } = counting
  let ways = 0
  for (const seat of game.toAct(state)) {
    const legal = game.legal(state, seat)
    if (depth === 1) {
      ways += legal.length
      continue
    }
    counting.nodes += legal.length
    if (counting.nodes > counting.limit) throw new TooMany()
    for (const move of legal) {
      const next = copyState(game, state)
      game.apply(next, seat, move, table)
      ways += count(counting, next, depth - 1)
    }
  }
  return ways
}
