/** Contents of the box, and the numbers of the rules (rulebook; the goods' names are public). */

/** RC-1.1: rails of each colour, by value. */
export const RAIL_COLOURS = ['purple', 'lightgreen', 'brown', 'orange', 'white'] as const
export const ONES_EACH = 6
export const TWOS_EACH = 7
export const LOCOMOTIVES = 21

/** RC-1.2, RC-9.3: cubes by colour, and their goods. */
export const GOODS = [
  { colour: 'red', name: 'wood', count: 15 },
  { colour: 'blue', name: 'ore', count: 15 },
  { colour: 'yellow', name: 'grain', count: 15 },
  { colour: 'black', name: 'livestock', count: 15 },
] as const

/** RC-1.3: twelve trains, minus one on the score track and one that marks points above 25. */
export const TRAIN_COLOURS = ['purple', 'lightblue', 'grey', 'green'] as const
export const TRAINS_EACH = 12
export const TRAINS_FOR_LINKS = 10

/** RC-2.2, and RC-R2 without locomotives. */
export const DEALT = 2
export const DEALT_YOUNGER = 3

/** RC-2.3, RC-3.3, RC-3.6 */
export const DISPLAY = 3
export const MOST_TAKEN = 2
export const HAND_LIMIT = 13

/** RC-R11: this many consecutive idle turns of each player end the game. */
export const IDLE_ROUNDS = 3

/** RC-9.3: goods sets. */
export const THREE_ALIKE = 2
export const FOUR_ALIKE = 3
export const FOUR_DIFFERENT = 5
