/** Great Lakes, as it is offered: its name, seats and options. No rules are loaded with it. */
import type { Meta } from '../../kit/game.ts'

export const meta: Meta = {
  id: 'great-lakes',
  title: 'Great Lakes',
  seats: [2, 3, 4, 5],
  options: [],
  rulesVersion: 1,
  // §12: GL-R13 bounds every game; no more than this, even with five.
  longest: 12_000,
  secrets: true,
}
