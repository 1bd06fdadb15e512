/** The coach: one line at the first decision of each kind (`ask`), and at the first chance for a move (`can`). */
import type { Texts } from '../../../kit/text.ts'

export const texts = {
  'ask.bonus': 'A small head start for free. Early track or industry pays in every round.',
  'ask.turn': 'Take what you need most first: a used space is closed to everyone until the next round.',
  'ask.pay': 'A coin can stand in for a worker. Spent coins are gone; workers come back every round.',
  'ask.do': 'Black leads and opens colours; grey, brown and the others score behind it.',
  'ask.slot': 'Put the locomotive where your track lies beyond the reach of the old one.',
  'ask.factory': 'A factory closes a gap for the industry marker and works when the marker enters it.',
  'ask.gap': 'Replace a factory that the marker has passed: only a second marker could still use it.',
  'ask.again': 'Repeat the space that brought you the most: it costs no more workers.',
  'ask.card': 'Each ?-card exists once. Take it before somebody else does.',
  'ask.end': 'Keep the card that fits what you are building anyway. The others stay in the pile.',
  'ask.relocate': 'Your worker from the turn order may act once more, on a free space for one worker.',
  'ask.swap': 'What you placed takes the space of one of your workers, who moves to the turn order.',
} as const satisfies Texts
