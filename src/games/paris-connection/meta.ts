/** The catalogue entry of Paris Connection: name, seats and options. Loads no rules. */
import type { Meta } from '../../kit/game.ts'

export const meta: Meta = {
  id: 'paris-connection',
  title: 'Paris Connection',
  seats: [3, 4, 5, 6],
  minutes: [30, 30],
  complexity: 'easy',
  options: [],
  rulesVersion: 1,
  // PC-R10: the pools lose at most 154 or so locomotives, each after up to 6 rounds of one-for-one trades.
  longest: 8000,
  secrets: true,
}
