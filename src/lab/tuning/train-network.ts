/** Trains a small network (`kit/network.ts`) on examples, by gradient steps (Adam) on the squared error. */
import { quickRng } from '../../kit/chance.ts'
import type { Rng } from '../../kit/game.ts'
import { type NetworkShape, networkWith, WEIGHT_STEP, weightCount } from '../../kit/network.ts'

export interface Examples {
  readonly count: number
  /** The inputs of all examples, one after another. */
  readonly inputs: Float64Array
  /** By example: what the network should estimate. */
  readonly targets: Float64Array
}

export interface NetworkTraining {
  /** How often every example is used. */
  readonly passes: number
  readonly seed: number
  /** Called after every pass. */
  progress?(pass: number): void
}

const BATCH = 256
/** The size of a step: at first, and at the end as a share of that. */
const STEP = 0.003
const LAST_STEP = 0.02
const MEAN_DECAY = 0.9
const SQUARE_DECAY = 0.999
const TINY = 1e-8

/** Weights as stored: whole numbers of `WEIGHT_STEP`. The same input gives the same weights. */
export const trainNetwork = (shape: NetworkShape, examples: Examples, training: NetworkTraining): readonly number[] => {
  const rng = quickRng(training.seed)
  const scales = scalesOf(shape, examples)
  const { inputs, targets } = scaled(shape, examples, scales)
  const weights = startWeights(shape, rng)
  const gradient = new Float64Array(weights.length)
  const [means, squares] = [new Float64Array(weights.length), new Float64Array(weights.length)]
  const order = Int32Array.from({ length: examples.count }, (_, at) => at)
  const learn = learner(shape, weights, gradient)
  const perPass = Math.ceil(examples.count / BATCH)
  let step = 0
  for (let pass = 0; pass < training.passes; pass++) {
    shuffle(order, rng)
    for (let from = 0; from < order.length; from += BATCH) {
      gradient.fill(0)
      const upTo = Math.min(order.length, from + BATCH)
      for (let at = from; at < upTo; at++) learn(inputs, order[at]! * shape.inputs, targets[order[at]!]!)
      step += 1
      const size = STEP * LAST_STEP ** (step / (perPass * training.passes))
      const [meanBias, squareBias] = [1 - MEAN_DECAY ** step, 1 - SQUARE_DECAY ** step]
      for (let at = 0; at < weights.length; at++) {
        const slope = gradient[at]! / (upTo - from)
        means[at] = MEAN_DECAY * means[at]! + (1 - MEAN_DECAY) * slope
        squares[at] = SQUARE_DECAY * squares[at]! + (1 - SQUARE_DECAY) * slope * slope
        weights[at]! -= (size * (means[at]! / meanBias)) / (Math.sqrt(squares[at]! / squareBias) + TINY)
      }
    }
    training.progress?.(pass + 1)
  }
  return Array.from(unscaled(shape, weights, scales), (weight) => Math.round(weight / WEIGHT_STEP))
}

/** The root mean square of the errors that a network with these weights makes. */
export const errorOf = (shape: NetworkShape, weights: readonly number[], examples: Examples): number => {
  const network = networkWith(
    shape,
    Float64Array.from(weights, (weight) => weight * WEIGHT_STEP),
  )
  let sum = 0
  for (let at = 0; at < examples.count; at++) {
    sum += (network(examples.inputs, at * shape.inputs) - examples.targets[at]!) ** 2
  }
  return Math.sqrt(sum / Math.max(1, examples.count))
}

/** Mean and spread of each input, and last of the target. */
interface Scales {
  readonly means: Float64Array
  readonly spreads: Float64Array
}

const scalesOf = ({ inputs }: NetworkShape, examples: Examples): Scales => {
  const means = new Float64Array(inputs + 1)
  const spreads = new Float64Array(inputs + 1)
  const valueAt = (example: number, at: number): number =>
    at === inputs ? examples.targets[example]! : examples.inputs[example * inputs + at]!
  for (let at = 0; at <= inputs; at++) {
    let [sum, squares] = [0, 0]
    for (let example = 0; example < examples.count; example++) {
      const value = valueAt(example, at)
      sum += value
      squares += value * value
    }
    means[at] = sum / examples.count
    // An input that never changes says nothing.
    spreads[at] = Math.sqrt(Math.max(0, squares / examples.count - means[at]! ** 2)) || 1
  }
  return { means, spreads }
}

const scaled = ({ inputs }: NetworkShape, examples: Examples, { means, spreads }: Scales) => ({
  inputs: examples.inputs.map((value, at) => (value - means[at % inputs]!) / spreads[at % inputs]!),
  targets: examples.targets.map((value) => (value - means[inputs]!) / spreads[inputs]!),
})

/** The same network for inputs and targets as they are. */
const unscaled = (shape: NetworkShape, weights: Float64Array, { means, spreads }: Scales): Float64Array => {
  const { inputs, first, second } = shape
  const result = weights.slice()
  for (let to = 0; to < first; to++) {
    const from = to * (inputs + 1)
    for (let at = 0; at < inputs; at++) {
      result[from + at] = weights[from + at]! / spreads[at]!
      result[from + inputs]! -= (weights[from + at]! * means[at]!) / spreads[at]!
    }
  }
  const last = first * (inputs + 1) + second * (first + 1)
  const spread = spreads[inputs]!
  for (let at = last; at <= last + second; at++) result[at] = weights[at]! * spread
  result[last + second]! += means[inputs]!
  for (let at = 0; at < inputs; at++) {
    const linear = last + second + 1 + at
    result[linear] = (weights[linear]! * spread) / spreads[at]!
    result[last + second]! -= result[linear]! * means[at]!
  }
  return result
}

const startWeights = ({ inputs, first, second }: NetworkShape, rng: Rng): Float64Array => {
  const weights = new Float64Array(weightCount({ inputs, first, second }))
  const fill = (from: number, to: number, count: number): void => {
    for (let at = from; at < to; at++) weights[at] = (rng(2 ** 20) / 2 ** 19 - 1) * Math.sqrt(2 / count)
  }
  const middle = first * (inputs + 1)
  fill(0, middle, inputs)
  fill(middle, middle + second * (first + 1), first)
  fill(middle + second * (first + 1), middle + second * (first + 1) + second, second * 4)
  return weights
}

/** Adds the slope of one example's squared error to the gradient. */
const learner = ({ inputs, first, second }: NetworkShape, weights: Float64Array, gradient: Float64Array) => {
  const [ones, twos] = [new Float64Array(first), new Float64Array(second)]
  const [backOnes, backTwos] = [new Float64Array(first), new Float64Array(second)]
  const middle = first * (inputs + 1)
  const last = middle + second * (first + 1)
  return (features: Float64Array, at: number, target: number): void => {
    for (let to = 0, next = 0; to < first; to++) {
      let sum = 0
      for (let from = 0; from < inputs; from++) sum += weights[next++]! * features[at + from]!
      sum += weights[next++]!
      ones[to] = sum > 0 ? sum : 0
    }
    for (let to = 0, next = middle; to < second; to++) {
      let sum = 0
      for (let from = 0; from < first; from++) sum += weights[next++]! * ones[from]!
      sum += weights[next++]!
      twos[to] = sum > 0 ? sum : 0
    }
    let estimate = weights[last + second]!
    for (let from = 0; from < second; from++) estimate += weights[last + from]! * twos[from]!
    for (let from = 0; from < inputs; from++) estimate += weights[last + second + 1 + from]! * features[at + from]!
    const slope = estimate - target
    gradient[last + second]! += slope
    for (let from = 0; from < inputs; from++) gradient[last + second + 1 + from]! += slope * features[at + from]!
    for (let from = 0; from < second; from++) {
      gradient[last + from]! += slope * twos[from]!
      backTwos[from] = twos[from]! > 0 ? slope * weights[last + from]! : 0
    }
    backOnes.fill(0)
    for (let to = 0, next = middle; to < second; to++, next += first + 1) {
      const back = backTwos[to]!
      if (back === 0) continue
      for (let from = 0; from < first; from++) {
        gradient[next + from]! += back * ones[from]!
        backOnes[from]! += back * weights[next + from]!
      }
      gradient[next + first]! += back
    }
    for (let to = 0, next = 0; to < first; to++, next += inputs + 1) {
      const back = ones[to]! > 0 ? backOnes[to]! : 0
      if (back === 0) continue
      for (let from = 0; from < inputs; from++) gradient[next + from]! += back * features[at + from]!
      gradient[next + inputs]! += back
    }
  }
}

const shuffle = (order: Int32Array, rng: Rng): void => {
  for (let at = order.length - 1; at > 0; at--) {
    const other = rng(at + 1)
    const kept = order[at]!
    order[at] = order[other]!
    order[other] = kept
  }
}
