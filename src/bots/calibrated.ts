/** Win chances as players see them, corrected by how often such a lead really wins (`npm run calibrate` finds the powers). */
import type { ChancePowers } from '../kit/heuristics.ts'

/** The chances by seat, corrected for the time of the match at which they were found. */
export const calibrated = (
  chances: readonly number[],
  turn: number,
  correction: ChancePowers | undefined,
): readonly number[] => {
  const powers = correction?.powers[chances.length]
  const turns = correction?.turns[chances.length]
  if (powers === undefined || turns === undefined) return chances
  return raised(chances, powers[phaseOf(turn, turns, powers.length)] ?? 1)
}

/** The part of a match that a turn belongs to; turns beyond the usual length belong to the last. */
export const phaseOf = (turn: number, turns: number, parts: number): number =>
  Math.min(parts - 1, Math.floor((parts * turn) / turns))

/** Each chance to this power, scaled so that they add up to 1. A power above 1 makes a lead count for more. */
export const raised = (chances: readonly number[], power: number): readonly number[] => {
  const weights = chances.map((chance) => chance ** power)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}
