/** Every rule of the game, in the order of the rules page, and where it comes from. */
import { rulesIn } from '../../../kit/rules.ts'

export const RULES = rulesIn(
  'CR-',
  `
  rulebook       1.1 1.2 2.1 2.2 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4 4.5 5.1 5.2 5.3 6.1 6.2 6.3 6.4
  ruling         R1 R2
  example        E1
`,
)
