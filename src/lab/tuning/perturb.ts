/**
 * Climbs many weights together (simultaneous perturbation): of two opposite random changes of all weights, the one that
 * wins more points shows the direction of a small step. The result is the mean of the later half of the steps, because
 * single steps are mostly luck.
 */
import { quickRng } from '../../kit/chance.ts'

export interface Perturbation {
  readonly steps: number
  readonly seed: number
  /** The points by which bots with the first weights lead bots with the second ones. */
  lead(one: readonly number[], other: readonly number[], step: number): number
  /** Called after every step with the weights that the step led to. */
  progress?(step: number, weights: readonly number[]): void
}

/** The share by which weights differ in a trial, and the share they change for each point of lead. */
const TRIAL = 0.08
const STEP = 0.0008
/** A larger lead than this is luck. */
const MOST = 20

/** Weights keep their sign, and weights of 0 stay 0. The same input gives the same weights. */
export const perturb = (from: readonly number[], { steps, seed, lead, progress }: Perturbation): readonly number[] => {
  const rng = quickRng(seed)
  const logs = from.map(() => 0)
  const sums = from.map(() => 0)
  const weightsAt = (shares: readonly number[]): readonly number[] =>
    from.map((weight, at) => weight * Math.exp(shares[at]!))
  for (let step = 0; step < steps; step++) {
    const signs = from.map(() => (rng(2) === 0 ? 1 : -1))
    const [one, other] = [1, -1].map((side) => weightsAt(logs.map((log, at) => log + side * TRIAL * signs[at]!)))
    const won = Math.max(-MOST, Math.min(MOST, lead(one!, other!, step)))
    for (let at = 0; at < logs.length; at++) {
      logs[at]! += STEP * won * signs[at]!
      if (step >= steps / 2) sums[at]! += logs[at]!
    }
    progress?.(step + 1, weightsAt(logs))
  }
  return weightsAt(sums.map((sum) => sum / Math.max(1, Math.floor(steps / 2))))
}
