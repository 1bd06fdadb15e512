/** Every rule of the game, in the order of the rules page, and where it comes from. */
import { rulesIn } from '../../../kit/rules.ts'

export const RULES = rulesIn(
  'RR-',
  `
  rulebook       1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8
  rulebook       2.1 2.2 2.3 2.4 2.5
  reconstructed  2.6
  rulebook       2.7
  reconstructed  2.8
  ruling         2.9 2.10 2.11
  rulebook       3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9
  rulebook       4.1 4.2 4.3
  reconstructed  4.4 4.5
  rulebook       4.6 4.7
  rulebook       5.1 5.2 5.3 5.4
  ruling         5.5
  rulebook       5.6 5.7 5.8
  ruling         5.9
  rulebook       5.10
  rulebook       6.1 6.2 6.3 6.4 6.5
  reconstructed  6.6
  ruling         6.7 6.8
  rulebook       6.9
  rulebook       7.1 7.2 7.3
  ruling         7.4
  reconstructed  8.1
  rulebook       8.2 8.3 8.4 8.5
  rulebook       9.1 9.2
  rulebook       10.1 10.2 10.3 10.4 10.5
  reconstructed  10.6
  ruling         10.7
  rulebook       10.8
  rulebook       11.1 11.2 11.3 11.4
  rulebook       12.1 12.2 12.3
  ruling         12.4
  rulebook       13.1 13.2
  ruling         13.3 13.4
  rulebook       14.1
  ruling         R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18
  example        E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11
`,
)
