/** What `npm run tune` needs to fit the weights of this game. */
export { heuristicsWith } from './heuristics.ts'

/** Initial values, set by hand. */
export const start: readonly number[] = [0.45, 0.8, 1.2, 0.5, 0.3]

export const file = 'data/weights.ts'
export const source = (
  weights: readonly number[],
): string => `/** Fitted on matches of casual bots by \`npm run tune railways-card\`. */

/** In points: a rail and a joker in hand, a city that can be built, a good in reach; then the factor for all of them in the last round. */
export const WEIGHTS: readonly number[] = [${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]
`
