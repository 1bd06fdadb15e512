/** A bot says why: its best three choices, each with the chance to win and the points that are expected. */
import type { Decision, Effort } from './bot.ts'
import { think } from './think.ts'

export interface Explained {
  /** In notation. */
  readonly move: string
  /** The seat's chance to win with it, 0 to 1. */
  readonly chance: number
  /** The seat's points at the end, as far as can be told. */
  readonly points: number
}

export interface Explanation {
  /** The best first. */
  readonly choices: readonly Explained[]
  /** By seat: the chance to win if the best of them is played. */
  readonly chances: readonly number[]
}

const MOST = 3

export const explain = (decision: Decision, effort: Effort): Explanation => {
  const { game, seat } = decision
  const { choices } = think(decision, effort)
  const best = choices.slice(0, MOST).map(({ move, chances, points }) => ({
    move: game.notate(move),
    chance: chances[seat] ?? 0,
    points: points[seat] ?? 0,
  }))
  return { choices: best, chances: choices[0]?.chances ?? [] }
}
