/** Every rule of the game, in the order of the rules page, and where it comes from. */
import { rulesIn } from '../../../kit/rules.ts'

export const RULES = rulesIn('SL-', 'rulebook 1.1 1.2 2.1 2.2 3.1 3.2')
