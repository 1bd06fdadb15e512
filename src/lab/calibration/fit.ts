/** Fits the powers of shown chances, and measures how reliable chances are. */
import { calibrated, phaseOf, raised } from '../../bots/calibrated.ts'
import type { ChancePowers } from '../../kit/heuristics.ts'
import { figureOf } from '../arena/figures.ts'
import type { ChanceSample, MatchSamples } from './samples.ts'

/** How many parts of a match have powers of their own. */
const PHASES = 4

/** Few matches say little: powers are drawn to 1 as if by this many positions. */
const DOUBT = 20

export const fitPowers = (matches: readonly MatchSamples[]): ChancePowers => {
  const samples = matches.flatMap((match) => match.samples)
  const turns: Record<number, number> = {}
  const powers: Record<number, readonly number[]> = {}
  for (const seats of new Set(samples.map((sample) => sample.seats))) {
    const lengths = matches.filter((match) => match.samples[0]?.seats === seats).map((match) => match.turns)
    const length = Math.round(lengths.reduce((sum, one) => sum + one, 0) / lengths.length)
    turns[seats] = length
    powers[seats] = Array.from({ length: PHASES }, (_, phase) =>
      bestPower(samples.filter((one) => one.seats === seats && phaseOf(one.turn, length, PHASES) === phase)),
    )
  }
  return { turns, powers }
}

/** The power under which the results were most probable, on a grid from 1/8 to 8. */
const bestPower = (samples: readonly ChanceSample[]): number => {
  const costOf = (power: number): number =>
    samples.reduce(
      (sum, { chances, won }) => {
        const shown = raised(chances, power)
        return sum - won.reduce((all, share, seat) => all + share * Math.log(Math.max(1e-6, shown[seat] ?? 0)), 0)
      },
      DOUBT * Math.log(power) ** 2,
    )
  const grid = Array.from({ length: 61 }, (_, step) => 2 ** ((step - 30) / 10))
  const best = grid.reduce((least, power) => (costOf(power) < costOf(least) ? power : least))
  return Math.round(best * 100) / 100
}

/** The seats whose chance lay in one tenth. */
export interface Decile {
  readonly count: number
  readonly shown: number
  readonly won: number
  /** Half of the 95 % interval of `won - shown`, over matches. */
  readonly within: number
}

export interface Reliability {
  /** The mean distance between shown and won, weighted by count. */
  readonly error: number
  readonly deciles: readonly Decile[]
}

export const reliabilityOf = (samples: readonly ChanceSample[], powers: ChancePowers | undefined): Reliability => {
  const points = samples.flatMap(({ match, turn, chances, won }) =>
    calibrated(chances, turn, powers).map((shown, seat) => ({ match, shown, won: won[seat] ?? 0 })),
  )
  const deciles = Array.from({ length: 10 }, (_, at): Decile => {
    const mine = points.filter(({ shown }) => Math.min(9, Math.floor(10 * shown)) === at)
    const mean = (what: (point: (typeof mine)[number]) => number): number =>
      mine.reduce((sum, point) => sum + what(point), 0) / Math.max(1, mine.length)
    return {
      count: mine.length,
      shown: mean(({ shown }) => shown),
      won: mean(({ won }) => won),
      within: clustered(mine),
    }
  })
  const error = deciles.reduce((sum, { count, shown, won }) => sum + count * Math.abs(won - shown), 0)
  return { error: error / Math.max(1, points.length), deciles }
}

/** A ratio of sums over matches: its interval follows from the remainders of the matches. */
const clustered = (
  points: readonly { readonly match: string; readonly shown: number; readonly won: number }[],
): number => {
  const mean = points.reduce((sum, { shown, won }) => sum + won - shown, 0) / Math.max(1, points.length)
  const remainders = new Map<string, number>()
  for (const { match, shown, won } of points) {
    remainders.set(match, (remainders.get(match) ?? 0) + won - shown - mean)
  }
  const matches = remainders.size
  // One match says nothing about others.
  if (matches < 2) return Number.POSITIVE_INFINITY
  return (figureOf([...remainders.values()]).within * matches) / Math.max(1, points.length)
}
