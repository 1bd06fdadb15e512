/** What `npm run tune` needs to fit the weights of this game: how much each part of a seat's hopes counts. */
export { senseWith } from './sense.ts'

/** Set by hand before anything was measured. The order is that of the features in `sense.ts`. */
export const start: readonly number[] = [
  1, 2.2, 2.2, 1.2, 1.5, 1, 0.6, 0.5, 0.8, 1.5, 0.25, 0.15, 0.45, 0.35, 0.5, 0.7, 0.8,
]

export const file = 'data/weights.ts'
export const source = (
  weights: readonly number[],
): string => `/** Fitted on matches of casual bots by \`npm run tune russian-railroads\`. */

/** How much each of the features in \`sense.ts\` counts, in points. */
export const WEIGHTS: readonly number[] = [
  ${weights.map((weight) => Number(weight.toFixed(3))).join(', ')},
]
`
