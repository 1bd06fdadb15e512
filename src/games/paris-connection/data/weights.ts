/** Fitted on matches of casual bots by `npm run tune paris-connection`. */

/** By distance in steps from a company's network: the share of its value that a city counts. */
export const REACH: readonly number[] = [1, 0.273, 0.246, 0.221, 0.199, 0.179, 0.161, 0.145, 0.131, 0.117, 0.106]
