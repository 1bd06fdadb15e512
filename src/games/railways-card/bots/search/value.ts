/** The points that each seat can expect, by the value network. */
import { networkOf } from '../../../../kit/network.ts'
import { VALUE_SHAPE, VALUE_WEIGHTS } from '../../data/value-weights.ts'
import type { State } from '../../state.ts'
import { fillValueFeatures, VALUE_FEATURES } from './value-features.ts'

const MOST_SEATS = 4
const features = new Float64Array(MOST_SEATS * VALUE_FEATURES)
const network = networkOf(VALUE_SHAPE, VALUE_WEIGHTS)

/** Between turns. */
export const estimatedPoints = (state: State): readonly number[] => {
  fillValueFeatures(state, features)
  const points: number[] = []
  for (let seat = 0; seat < state.seats; seat++) points.push(network(features, seat * VALUE_FEATURES))
  return points
}
