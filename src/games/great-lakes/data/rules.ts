/** Every rule of the game, in the order of the rules page, and its source. */
import type { Rule, Source } from '../../../kit/game.ts'

const from = (source: Source, ids: string): readonly Rule[] => ids.split(' ').map((id) => ({ id: `GL-${id}`, source }))

export const RULES: readonly Rule[] = [
  ...from('rulebook', '0.1 1.1 1.2 1.3 1.4'),
  ...from('reconstructed', '1.5'),
  ...from('rulebook', '1.6 2.1 2.2 2.3 2.4'),
  ...from('ruling', '2.5 2.6 2.7'),
  ...from('rulebook', '3.1'),
  ...from('ruling', '3.2'),
  ...from('rulebook', '4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8'),
  ...from('ruling', '4.9 4.10 4.11'),
  ...from('rulebook', '4.12 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 6.1 6.2 6.3 6.4'),
  ...from('rulebook', '7.1 7.2 7.3 7.4 7.5 7.6 7.7 8.1'),
  ...from('ruling', '8.2'),
  ...from('rulebook', '8.3 9.1 9.2 9.3'),
  ...from('ruling', '9.4 9.5'),
  ...from('rulebook', '10.1'),
  ...from('ruling', '10.2 10.3'),
  ...from('ruling', 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13'),
  ...from('example', 'E1 E2 E3 E4 E5 E6 E7 E8 E9'),
]
