/** Fitted on matches of casual bots by `npm run tune railways-card`. */

/** In points: a rail and a joker in hand, a city that can be built, a good in reach; then the factor for all of them in the last round. */
export const WEIGHTS: readonly number[] = [0.45, 0.8, 1.2, 0.5, 0.3]
