/** Paris Connection, as it is offered: its name, seats and options. No rules are loaded with it. */
import type { Meta } from '../../kit/game.ts'

export const meta: Meta = {
  id: 'paris-connection',
  title: 'Paris Connection',
  seats: [3, 4, 5, 6],
  options: [],
  rulesVersion: 1,
  // PC-R10: 154 or more locomotives leave the pools at most, each after up to 6 rounds of one-for-one trades.
  longest: 8000,
  secrets: true,
}
