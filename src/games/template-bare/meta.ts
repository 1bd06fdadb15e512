/** What pages show before they load the rules. */
import type { Meta } from '../../kit/game.ts'

export const meta: Meta = {
  id: 'template-bare',
  title: 'Short Line',
  seats: [2, 3, 4],
  minutes: [5, 10],
  complexity: 'easy',
  options: [],
  rulesVersion: 1,
  // Four seats with five turns each.
  longest: 20,
  secrets: true,
  draft: true,
}
