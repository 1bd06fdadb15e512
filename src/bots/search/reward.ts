/** What an end, or a position short of it, is worth to each seat: three quarters winning, one quarter by how much. */
import type { Outcome } from '../../kit/game.ts'

const WINNING = 0.75
const MARGIN = 0.25

/** By seat, 0 to 1, into `into`. `scale`: how many points make a clear difference. */
export const rewardOfWorth = (worth: readonly number[], scale: number, into: Float64Array): void => {
  const best = Math.max(...worth)
  let sum = 0
  for (let seat = 0; seat < worth.length; seat++) {
    const weight = Math.exp((worth[seat]! - best) / scale)
    into[seat] = weight
    sum += weight
  }
  for (let seat = 0; seat < worth.length; seat++) {
    into[seat] = WINNING * (into[seat]! / sum) + MARGIN * margin(worth, seat, scale)
  }
}

/** The winners share what winning is worth. */
export const rewardOfOutcome = ({ ranks, totals }: Outcome, scale: number, into: Float64Array): void => {
  let winners = 0
  for (const rank of ranks) if (rank === 1) winners += 1
  for (let seat = 0; seat < ranks.length; seat++) {
    const won = ranks[seat] === 1 ? 1 / winners : 0
    into[seat] = WINNING * won + MARGIN * margin(totals, seat, scale)
  }
}

/** Half for a draw with the best other seat, more for more. */
const margin = (points: readonly number[], seat: number, scale: number): number => {
  let other = Number.NEGATIVE_INFINITY
  for (let at = 0; at < points.length; at++) if (at !== seat && points[at]! > other) other = points[at]!
  return 0.5 + 0.5 * Math.tanh((points[seat]! - other) / (3 * scale))
}
