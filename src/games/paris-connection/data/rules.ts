/** Every rule of the game, in the order of the rules page, and where it comes from. */
import { rulesIn } from '../../../kit/rules.ts'

export const RULES = rulesIn(
  'PC-',
  `
  rulebook       0.1 1.1
  reconstructed  1.2
  rulebook       2.1 2.2 2.3 2.4
  ruling         2.5
  rulebook       3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9
  ruling         3.10
  rulebook       4.1 4.2 4.3 4.4 5.1 5.2
  ruling         5.3 5.4 5.5
  rulebook       6.1 6.2 6.3 8.1
  ruling         8.2 8.3
  rulebook       8.4
  ruling         R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11
  example        E1 E2 E3 E4 E5 E6 E7 E8
`,
)
