/** Every rule of the game, in the order of the rules page, and its source. */
import type { Rule, Source } from '../../../kit/game.ts'

const from = (source: Source, ids: string): readonly Rule[] => ids.split(' ').map((id) => ({ id: `PC-${id}`, source }))

export const RULES: readonly Rule[] = [
  ...from('rulebook', '0.1 1.1'),
  ...from('reconstructed', '1.2'),
  ...from('rulebook', '2.1 2.2 2.3 2.4'),
  ...from('ruling', '2.5'),
  ...from('rulebook', '3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9'),
  ...from('ruling', '3.10'),
  ...from('rulebook', '4.1 4.2 4.3 4.4 5.1 5.2'),
  ...from('ruling', '5.3 5.4 5.5'),
  ...from('rulebook', '6.1 6.2 6.3 8.1'),
  ...from('ruling', '8.2 8.3'),
  ...from('rulebook', '8.4'),
  ...from('ruling', 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11'),
  ...from('example', 'E1 E2 E3 E4 E5 E6 E7 E8'),
]
