/** Fitted on matches of casual bots by `npm run tune great-lakes`. */

/**
 * In points: a card, a locomotive and a double ship in hand; then the hand size from which more cards are hoarding, and the
 * share of a ticket's value lost for each space still to build.
 */
export const WEIGHTS: readonly number[] = [1.26, 1.7, 1.3, 16, 0.07]
