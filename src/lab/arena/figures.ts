/** The figures of an arena: means over blocks, each with half of its 95 % interval. */
import type { Block, Result } from './block.ts'

export interface Figure {
  readonly mean: number
  /** Half the width of the interval. */
  readonly within: number
}

export interface BotFigures {
  readonly bot: string
  /** The share of one seat, 0 to 1. */
  readonly share: Figure
  readonly rank: Figure
  readonly margin: Figure
}

/** A line for each kind of bot, in the order of `bots`. */
export const figuresByBot = (bots: readonly string[], blocks: readonly Block[]): readonly BotFigures[] =>
  [...new Set(bots)].map((bot) => {
    const over = (what: (result: Result) => number): Figure =>
      figureOf(
        blocks.map(({ matches }) => meanOf(matches.flatMap((match) => match.filter(named(bots, bot)).map(what)))),
      )
    return { bot, share: over(({ win }) => win), rank: over(({ rank }) => rank), margin: over(({ margin }) => margin) }
  })

const named =
  (bots: readonly string[], bot: string) =>
  (_result: Result, at: number): boolean =>
    bots[at] === bot

/** Mean and interval of independent values. */
export const figureOf = (values: readonly number[]): Figure => {
  const mean = meanOf(values)
  return { mean, within: quantile(values.length - 1) * Math.sqrt(varianceOf(values) / Math.max(1, values.length)) }
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
}

/** Student's t for 95 %, two-sided: the sample variance of few blocks is unreliable. */
const quantile = (freedom: number): number =>
  FEW[freedom] ?? 1.96 + 2.37 / freedom + 2.82 / freedom ** 2 + 2.56 / freedom ** 3
const FEW: readonly number[] = [Number.POSITIVE_INFINITY, 12.71, 4.3]

export type Verdict = 'higher' | 'lower' | 'open'

/**
 * Whether the share of the first kind of bot, all its seats together, is `higher` or `lower`. A sequential
 * test between two shares in percent, with both error rates at 5 %.
 */
export const sprt = (bots: readonly string[], blocks: readonly Block[], low: number, high: number): Verdict => {
  const mine = named(bots, bots[0] ?? '')
  const shares = blocks.map(({ matches }) =>
    meanOf(matches.map((match) => match.filter(mine).reduce((sum, { win }) => sum + win, 0))),
  )
  if (shares.length < FEWEST_BLOCKS) return 'open'
  const [p0, p1] = [low / 100, high / 100]
  // Adds one block with the middle result, so that identical blocks have a variance too.
  const variance = varianceOf([...shares, (p0 + p1) / 2])
  if (variance === 0) return 'open'
  const evidence = (shares.length * (p1 - p0) * (meanOf(shares) - (p0 + p1) / 2)) / variance
  if (evidence >= BOUND) return 'higher'
  return evidence <= -BOUND ? 'lower' : 'open'
}

/** With fewer blocks the variance is unknown. */
const FEWEST_BLOCKS = 8
const BOUND = Math.log(0.95 / 0.05)
