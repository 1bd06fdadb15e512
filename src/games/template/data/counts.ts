/** What is in the box, and how long a game lasts. */

/** CR-1.2: how many cards there are of each coal for each player, from coal 1 up. */
export const COAL_CARDS: readonly number[] = [2, 2, 2, 1]

/** CR-2.2 */
export const DEALT = 3

/** CR-4.3 */
export const SORTED = 2

/** CR-2.1 */
export const LENGTHS = {
  short: { harbour: 8, rounds: 5 },
  long: { harbour: 12, rounds: 7 },
} as const
export type Length = keyof typeof LENGTHS

/** CR-6.2, CR-6.3 */
export const HARBOUR_POINTS = 2
export const BEST_COAL_POINTS = 1
