/** Every rule of the game, in the order of the rules page, and where it comes from. */
import { rulesIn } from '../../../kit/rules.ts'

export const RULES = rulesIn(
  'RC-',
  `
  rulebook       1.1 1.2 1.3
  reconstructed  1.4
  rulebook       1.5 2.1 2.2 2.3
  ruling         2.4
  rulebook       3.1 3.2 3.3 3.4 3.5 3.6 3.7
  ruling         3.8
  rulebook       4.1 4.2 4.3 4.4 4.5 4.6 4.7
  ruling         4.8 4.9
  rulebook       5.1 5.2 5.3 6.1 6.2 6.3 6.4 6.5 6.6 6.7
  ruling         6.8
  rulebook       7.1 7.2 7.3 7.4
  ruling         7.5 7.6
  rulebook       8.1 8.2 8.3 8.4
  ruling         8.5 8.6 8.7
  rulebook       9.1 9.2 9.3 9.4
  ruling         9.5 9.6
  rulebook       10.1
  ruling         10.2 10.3
  rulebook       12.1
  ruling         R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11
  example        E1 E2 E3 E4 E5 E6 E7 E8 E9 E10
`,
)
