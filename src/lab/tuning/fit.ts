/** Fits weights: which of these curves, and with which factor, best predicts the sampled results. */

export interface Sample {
  readonly features: readonly number[]
  readonly gain: number
  /** The weight of this sample. */
  readonly weight: number
}

export interface Fit {
  readonly weights: readonly number[]
  /** The error on samples that were not used for the fit: the root mean square. */
  readonly error: number
}

/** For each curve the best factor; of all curves the one that is best on the held-out samples. */
export const fitShape = (
  samples: readonly Sample[],
  heldBack: readonly Sample[],
  shapes: readonly (readonly number[])[],
): Fit =>
  shapes
    .map((shape) => {
      const factor = factorOf(samples, shape)
      const weights = shape.map((weight) => factor * weight)
      return { weights, error: errorOf(heldBack, weights) }
    })
    .reduce((best, fit) => (fit.error < best.error ? fit : best))

export const errorOf = (samples: readonly Sample[], weights: readonly number[]): number => {
  let [squares, all] = [0, 0]
  for (const { features, gain, weight } of samples) {
    squares += weight * (predicted(features, weights) - gain) ** 2
    all += weight
  }
  return all === 0 ? 0 : Math.sqrt(squares / all)
}

/** Least squares with one unknown. */
const factorOf = (samples: readonly Sample[], shape: readonly number[]): number => {
  let [above, below] = [0, 0]
  for (const { features, gain, weight } of samples) {
    const height = predicted(features, shape)
    above += weight * height * gain
    below += weight * height * height
  }
  return below === 0 ? 0 : above / below
}

const predicted = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0)
