/** What `npm run tune` needs to fit the weights of this game: how much each part of a seat's hopes counts. */
export { heuristicsWith } from './heuristics.ts'

/** Set by hand before anything was measured. */
export const start: readonly number[] = [0.9, 1.7, 1.3, 16, 0.07]

export const file = 'data/weights.ts'
export const source = (
  weights: readonly number[],
): string => `/** Fitted on matches of casual bots by \`npm run tune great-lakes\`. */

/**
 * In points: a card, a locomotive and a double ship in hand; then the cards beyond which a hand is hoarded, and how much less
 * a ticket is hoped for with each space that its way still lacks.
 */
export const WEIGHTS: readonly number[] = [${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]
`
