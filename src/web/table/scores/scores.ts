/** Points, as scores and forecasts show them. */
import type { Outcome, RuleId, ScoreLine, Seat } from '../../../kit/game.ts'

export interface RulePoints {
  readonly rule: RuleId
  readonly lines: readonly ScoreLine[]
  readonly points: number
}

/** A number that is written with a true minus sign. */
export const withMinusSign = (written: string): string => written.replace(/-(?=\d)/g, '−')

export const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0)

/** The lines of one score by the rule behind them, in the order in which the rules come up. */
export const groupByRule = (lines: readonly ScoreLine[]): readonly RulePoints[] =>
  [...new Set(lines.map(({ rule }) => rule))].map((rule) => {
    const own = lines.filter((line) => line.rule === rule)
    return { rule, lines: own, points: totalOf(own) }
  })

/** The seats from the first rank to the last; those of one rank as they sit. */
export const ranking = ({ ranks }: Outcome): readonly Seat[] =>
  ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
