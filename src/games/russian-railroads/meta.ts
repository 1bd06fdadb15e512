/** Russian Railroads in the list of games: its name, seats and options. Loads no rules. */
import type { Meta } from '../../kit/game.ts'

export const meta: Meta = {
  id: 'russian-railroads',
  title: 'Russian Railroads',
  seats: [2, 3, 4],
  minutes: [90, 120],
  complexity: 'demanding',
  options: [],
  rulesVersion: 1,
  // Seven rounds of at most four times eight workers and as many coins; a turn is seldom longer than ten decisions.
  longest: 4000,
  secrets: true,
}
