/** Pieces, hands and limits (rulebook), and the companies' colours (public sources). */

export const COMPANIES = ['black', 'blue', 'brown', 'purple', 'red', 'yellow'] as const

/** PC-1.1 */
export const LOCOMOTIVES_EACH = 33

/** PC-2.3: by number of players. */
export const DEALT: Readonly<Record<number, number>> = { 3: 10, 4: 8, 5: 6, 6: 5 }

/** PC-6.2: by number of players. */
export const LIMIT: Readonly<Record<number, number>> = { 3: 20, 4: 15, 5: 12, 6: 10 }
export const EXCESS_PENALTY = 20

/** PC-3.2 */
export const MOST_PLACED = 5

/** PC-5.3 */
export const IDLE_ROUNDS = 6
