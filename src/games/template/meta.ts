/** Coal Run in the list of games: its name, seats and options. Loads no rules. */
import type { Meta } from '../../kit/game.ts'

export const meta: Meta = {
  id: 'template',
  title: 'Coal Run',
  seats: [2, 3, 4],
  minutes: [10, 15],
  complexity: 'easy',
  options: [{ id: 'length', values: ['short', 'long'] }],
  rulesVersion: 1,
  // Four seats and seven rounds: each seat burns seven times and sorts, in two moves, six times.
  longest: 76,
  secrets: true,
}
