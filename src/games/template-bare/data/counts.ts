/** What is in the box. */

/** SL-1.1: cards are numbered from 1. */
export const NUMBERS = 6
export const CARDS_OF_EACH = 6

/** SL-1.2 */
export const HAND = 3

/** SL-3.1 */
export const TURNS = 5
