/** Russian Railroads, as it is offered: its name, seats and options. No rules are loaded with it. */
import type { Meta } from '../../kit/game.ts'

export const meta: Meta = {
  id: 'russian-railroads',
  title: 'Russian Railroads',
  seats: [2, 3, 4],
  options: [],
  rulesVersion: 1,
  // Seven rounds of at most four times eight workers and as many coins; a turn is seldom longer than ten decisions.
  longest: 4000,
  secrets: true,
}
