/** The catalogue entry of Great Lakes: name, seats and options. Loads no rules. */
import type { Meta } from '../../kit/game.ts'

export const meta: Meta = {
  id: 'great-lakes',
  title: 'Great Lakes',
  seats: [2, 3, 4, 5],
  minutes: [60, 120],
  complexity: 'medium',
  options: [],
  rulesVersion: 1,
  // §12: GL-R13 bounds every game; this limit holds even with five players.
  longest: 12_000,
  secrets: true,
}
