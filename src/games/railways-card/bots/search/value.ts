/** The points that each seat can expect, by the value network. */
import { estimatesOf } from '../../../../kit/network.ts'
import { VALUE_SHAPE, VALUE_WEIGHTS } from '../../data/value-weights.ts'
import { fillValueFeatures } from './value-features.ts'

const MOST_SEATS = 4

/** Between turns. */
export const estimatedPoints = estimatesOf(VALUE_SHAPE, VALUE_WEIGHTS, MOST_SEATS, fillValueFeatures)
