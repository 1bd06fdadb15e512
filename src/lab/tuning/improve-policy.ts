/**
 * Improves policy weights by self-play (a policy gradient): moves of seats that did better than expected become more
 * probable. The score of a move is the sum of the weights of its features; its probability is the softmax of the scores,
 * divided by the temperature.
 */
import { quickDealer, quickRng } from '../../kit/chance.ts'
import type { AnyGame, Rng, Seat, Tagged } from '../../kit/game.ts'
import { defaultOptions } from '../../kit/options.ts'

export interface MovePolicy {
  readonly game: AnyGame
  /** The features of a move, always the same number of them; 0 stands for none. */
  featuresOf(state: unknown, seat: Seat, move: Tagged): readonly number[]
  readonly temperature: number
}

export interface Training {
  readonly matches: number
  readonly seed: number
  /** Called after every step with the number of matches played and the mean points of a seat in the last step. */
  progress?(matches: number, mean: number): void
}

/** Matches for one step of the weights. */
const BATCH = 48
/** The size of a step: at first, and at the end as a share of that. */
const STEP = 0.04
const LAST_STEP = 0.1
/** How much the points of the other seats count against a seat. */
const OTHERS = 0.5
/** How quickly the expected points follow the results. */
const FOLLOW = 0.005
/** Decay of the running mean and of the running square of the gradient, and a bound for division (Adam). */
const MEAN_DECAY = 0.9
const SQUARE_DECAY = 0.999
const TINY = 1e-3

/** Better weights, from `start`. The same input gives the same weights. */
export const improvePolicy = (policy: MovePolicy, start: readonly number[], training: Training): Float64Array => {
  const scaled = Float64Array.from(start, (weight) => weight / policy.temperature)
  const gradient = new Float64Array(scaled.length)
  const [means, squares] = [new Float64Array(scaled.length), new Float64Array(scaled.length)]
  const expected = new Map<number, number>()
  const rng = quickRng(training.seed)
  const steps = Math.ceil(training.matches / BATCH)
  let typical = 1
  for (let step = 0; step < steps; step++) {
    gradient.fill(0)
    let sum = 0
    for (let match = 0; match < BATCH; match++) {
      const seats = seatsFor(policy.game, match)
      const { totals, choices } = playByPolicy(policy, scaled, seats, rng)
      const mean = totals.reduce((all, points) => all + points, 0) / seats
      sum += mean
      const usual = expected.get(seats) ?? mean
      expected.set(seats, usual + FOLLOW * (mean - usual))
      const leads = totals.map((points) => points - usual - OTHERS * ((mean * seats - points) / (seats - 1) - usual))
      typical += leads.reduce((all, lead) => all + FOLLOW * (Math.abs(lead) - typical), 0) / seats
      for (const choice of choices) addGradient(gradient, choice, (leads[choice.seat] ?? 0) / typical / BATCH)
    }
    const size = STEP * (1 - (1 - LAST_STEP) * (step / steps))
    const [meanBias, squareBias] = [1 - MEAN_DECAY ** (step + 1), 1 - SQUARE_DECAY ** (step + 1)]
    // Feature 0 stands for none.
    for (let at = 1; at < scaled.length; at++) {
      const slope = gradient[at]!
      means[at] = MEAN_DECAY * means[at]! + (1 - MEAN_DECAY) * slope
      squares[at] = SQUARE_DECAY * squares[at]! + (1 - SQUARE_DECAY) * slope * slope
      scaled[at]! += (size * (means[at]! / meanBias)) / (Math.sqrt(squares[at]! / squareBias) + TINY)
    }
    training.progress?.((step + 1) * BATCH, sum / BATCH)
  }
  return scaled.map((weight) => weight * policy.temperature)
}

/** Every other match has the most seats. */
const seatsFor = ({ meta: { seats } }: AnyGame, match: number): number =>
  match % 2 === 0 ? Math.max(...seats) : (seats[(match >> 1) % seats.length] ?? 2)

interface Choice {
  readonly seat: Seat
  /** By move: its features, in one list. */
  readonly features: Int32Array
  readonly shares: Float64Array
  readonly chosen: number
}

const playByPolicy = (policy: MovePolicy, scaled: Float64Array, seats: number, rng: Rng) => {
  const { game } = policy
  const table = { draw: quickDealer(rng), emit() {} }
  const state = game.setup({ seats, options: defaultOptions(game.meta.options), rules: game.meta.rulesVersion }, table)
  const choices: Choice[] = []
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat)
    const choice = legal.length === 1 ? undefined : choose(policy, scaled, state, seat, legal, rng)
    if (choice !== undefined) choices.push(choice)
    game.apply(state, seat, legal[choice?.chosen ?? 0]!, table)
  }
  return { totals: game.outcome(state)?.totals ?? [], choices }
}

const choose = (
  { featuresOf }: MovePolicy,
  scaled: Float64Array,
  state: unknown,
  seat: Seat,
  legal: readonly Tagged[],
  rng: Rng,
): Choice => {
  const width = featuresOf(state, seat, legal[0]!).length
  const features = new Int32Array(legal.length * width)
  const shares = new Float64Array(legal.length)
  for (let at = 0; at < legal.length; at++) {
    const shown = featuresOf(state, seat, legal[at]!)
    for (let place = 0; place < width; place++) {
      features[at * width + place] = shown[place]!
      shares[at]! += scaled[shown[place]!]!
    }
  }
  softmax(shares)
  return { seat, features, shares, chosen: drawn(shares, rng) }
}

const softmax = (scores: Float64Array): void => {
  const most = Math.max(...scores)
  let sum = 0
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at]! - most)
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum
}

const drawn = (shares: Float64Array, rng: Rng): number => {
  let left = rng(RANDOM_STEPS) / RANDOM_STEPS
  for (let at = 0; at < shares.length - 1; at++) {
    left -= shares[at]!
    if (left < 0) return at
  }
  return shares.length - 1
}
const RANDOM_STEPS = 2 ** 30

/** The slope of the logarithm of the chosen move's probability, times `lead`. */
const addGradient = (gradient: Float64Array, { features, shares, chosen }: Choice, lead: number): void => {
  const width = features.length / shares.length
  for (let at = 0; at < shares.length; at++) {
    const slope = lead * ((at === chosen ? 1 : 0) - shares[at]!)
    for (let place = at * width; place < (at + 1) * width; place++) gradient[features[place]!]! += slope
  }
}
