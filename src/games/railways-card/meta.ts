/** The catalogue entry of Railways: the card game: name, seats and options. Loads no rules. */
import type { Meta } from '../../kit/game.ts'

export const meta: Meta = {
  id: 'railways-card',
  title: 'Railways: the card game',
  seats: [2, 3, 4],
  minutes: [45, 45],
  complexity: 'medium',
  options: [
    { id: 'younger', values: [false, true] },
    { id: 'secondLocomotive', values: [false, true] },
    { id: 'anyPlaces', values: [false, true] },
  ],
  // 2: cards are dealt from the start player on (RC-2.4).
  rulesVersion: 2,
  // RC-R11: about 270 turns at most use something up, each after up to 11 idle turns of at most 5 moves.
  longest: 20000,
  secrets: true,
}
