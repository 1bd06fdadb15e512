/**
 * A small network that estimates one number: two hidden layers, plus a linear part of the inputs. Weights are whole
 * numbers, a fixed fraction of what they stand for, so that stored networks are small and the same everywhere.
 */
export interface NetworkShape {
  readonly inputs: number
  readonly first: number
  readonly second: number
}

/** What one step of a stored weight stands for. */
export const WEIGHT_STEP = 1 / 1024

/** How many weights a network of this shape has. Their order: first layer, second layer, last layer, linear part. */
export const weightCount = ({ inputs, first, second }: NetworkShape): number =>
  first * (inputs + 1) + second * (first + 1) + second + 1 + inputs

/** Estimates from the inputs; `at` is where they begin. */
export type Network = (inputs: Float64Array, at?: number) => number

/** `stored` are whole numbers of `WEIGHT_STEP`; missing ones are 0. */
export const networkOf = (shape: NetworkShape, stored: readonly number[]): Network => {
  const weights = Float64Array.from({ length: weightCount(shape) }, (_, at) => (stored[at] ?? 0) * WEIGHT_STEP)
  return networkWith(shape, weights)
}

/** The same with weights as they are. */
export const networkWith = ({ inputs, first, second }: NetworkShape, weights: Float64Array): Network => {
  const ones = new Float64Array(first)
  const twos = new Float64Array(second)
  return (features, at = 0) => {
    let next = layer(weights, 0, features, at, inputs, ones)
    next = layer(weights, next, ones, 0, first, twos)
    let sum = 0
    for (let from = 0; from < second; from++) sum += weights[next++]! * twos[from]!
    sum += weights[next++]!
    for (let from = 0; from < inputs; from++) sum += weights[next++]! * features[at + from]!
    return sum
  }
}

/** By seat: what the network estimates from the inputs that `fill` writes, those of one seat after another. */
export const estimatesOf = <State extends { readonly seats: number }>(
  shape: NetworkShape,
  stored: readonly number[],
  mostSeats: number,
  fill: (state: State, into: Float64Array) => void,
): ((state: State) => readonly number[]) => {
  const network = networkOf(shape, stored)
  const inputs = new Float64Array(mostSeats * shape.inputs)
  return (state) => {
    fill(state, inputs)
    const estimates: number[] = []
    for (let seat = 0; seat < state.seats; seat++) estimates.push(network(inputs, seat * shape.inputs))
    return estimates
  }
}

/** Fills a hidden layer (negative sums count as 0) and returns where the next layer's weights begin. */
const layer = (
  weights: Float64Array,
  start: number,
  values: Float64Array,
  at: number,
  count: number,
  into: Float64Array,
): number => {
  let next = start
  for (let to = 0; to < into.length; to++) {
    let sum = 0
    for (let from = 0; from < count; from++) sum += weights[next++]! * values[at + from]!
    sum += weights[next++]!
    into[to] = sum > 0 ? sum : 0
  }
  return next
}
