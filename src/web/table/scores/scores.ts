/** Points of scores and forecasts. */
import type { Outcome, RuleId, ScoreLine, Seat } from '../../../kit/game.ts'

export interface RulePoints {
  readonly rule: RuleId
  readonly lines: readonly ScoreLine[]
  readonly points: number
}

/** Replaces the hyphen of negative numbers with a minus sign. */
export const withMinusSign = (written: string): string => written.replace(/-(?=\d)/g, '−')

export const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0)

/** Groups score lines by rule, in the order of first appearance. */
export const groupByRule = (lines: readonly ScoreLine[]): readonly RulePoints[] =>
  [...new Set(lines.map(({ rule }) => rule))].map((rule) => {
    const own = lines.filter((line) => line.rule === rule)
    return { rule, lines: own, points: totalOf(own) }
  })

/** The seats by rank; tied seats stay in seat order. */
export const ranking = ({ ranks }: Outcome): readonly Seat[] =>
  ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
