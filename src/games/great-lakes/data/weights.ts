/** Fitted on matches of casual bots by `npm run tune great-lakes`. */

/**
 * In points: a card, a locomotive and a double ship in hand; then the cards beyond which a hand is hoarded, and how much less
 * a ticket is hoped for with each space that its way still lacks.
 */
export const WEIGHTS: readonly number[] = [1.26, 1.7, 1.3, 16, 0.07]
