/** Fitted on matches of casual bots by `npm run tune russian-railroads`. */

/** How much each of the features in `bots/evaluate.ts` counts, in points. */
export const WEIGHTS: readonly number[] = [
  1, 2.2, 2.2, 1.2, 1.5, 1, 0.6, 0.357, 0.8, 1.5, 0.25, 0.15, 0.45, 0.35, 0.5, 0.7, 0.8,
]
