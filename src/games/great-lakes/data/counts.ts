/** Contents of the box, numbers of cards dealt, and scores. */

export const COLOURS = ['purple', 'yellow', 'green', 'red', 'black', 'white'] as const
export type CardColour = (typeof COLOURS)[number]

/** GL-1.1, GL-1.2, GL-1.3: the number of cards of each colour, and of locomotives. */
export const CARDS = { plain: 7, symbol: 4, locomotive: 14, single: 4, double: 6 } as const

/** GL-1.4 */
export const TRAINS = 33
export const SHIPS = 32
export const HARBOURS = 3

/** GL-2.1: cards from each deck for a hand, and from each deck for the row. */
export const DEALT = 2
export const IN_ROW = 3
export const ROW = 2 * IN_ROW

/** GL-2.2, GL-6.1 */
export const FIRST_TICKETS = { dealt: 5, least: 3 } as const
export const MORE_TICKETS = { dealt: 4, least: 1 } as const

/** The most tickets that a seat chooses from. */
export const OFFER = FIRST_TICKETS.dealt

/** GL-2.3 */
export const PIECES = 50
export const FEWEST_TRAINS = PIECES - SHIPS
export const ADVISED_TRAINS = 27
export const BOX = TRAINS + SHIPS - PIECES

/** GL-4.6, GL-R4 */
export const TOO_MANY_LOCOMOTIVES = 3
export const MOST_CLEARINGS = 3

/** GL-5.1: by length. */
export const ROUTE_POINTS: readonly number[] = [0, 1, 2, 4, 7, 10, 15, 18, 21, 27]

/** GL-5.6: with fewer players than this, claiming one of a double route closes the other. */
export const PLAYERS_FOR_BOTH = 4

/** GL-7.3: the cards of each kind that a harbour costs. */
export const HARBOUR_EACH = 2
export const HARBOUR_CARDS = 2 * HARBOUR_EACH

/** GL-7.4: by completed tickets that name the city; GL-7.6. */
export const HARBOUR_POINTS: readonly number[] = [0, 10, 20, 30]
export const UNBUILT_POINTS = -4

/** GL-9.1, GL-R13 */
export const FEW_PIECES = 6
export const LAST_ROUNDS = 2
export const IDLE_ROUNDS = 3
