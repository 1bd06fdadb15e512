/** What `npm run tune` needs to fit the weights of this game: how much each part of a seat's hopes counts. */
export { heuristicsWith } from './heuristics.ts'

/** Set by hand before anything was measured. */
export const start: readonly number[] = [0.45, 0.8, 1.2, 0.5, 0.3]

export const file = 'data/weights.ts'
export const source = (
  weights: readonly number[],
): string => `/** Fitted on matches of casual bots by \`npm run tune railways-card\`. */

/** In points: a rail and a joker in hand, a city that can be built, a good in reach; then the part of it all in the last round. */
export const WEIGHTS: readonly number[] = [${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]
`
