/** Every rule of the game, in the order of the rules page, and where it comes from. */
import { rulesIn } from '../../../kit/rules.ts'

export const RULES = rulesIn(
  'GL-',
  `
  rulebook       0.1 1.1 1.2 1.3 1.4
  reconstructed  1.5
  rulebook       1.6 2.1 2.2 2.3 2.4
  ruling         2.5 2.6 2.7
  rulebook       3.1
  ruling         3.2
  rulebook       4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8
  ruling         4.9 4.10 4.11
  rulebook       4.12 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 6.1 6.2 6.3 6.4
  rulebook       7.1 7.2 7.3 7.4 7.5 7.6 7.7 8.1
  ruling         8.2
  rulebook       8.3 9.1 9.2 9.3
  ruling         9.4 9.5
  rulebook       10.1
  ruling         10.2 10.3
  ruling         R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13
  example        E1 E2 E3 E4 E5 E6 E7 E8 E9
`,
)
