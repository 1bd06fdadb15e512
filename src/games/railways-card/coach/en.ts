/** The coach: one line at the first decision of each kind (`ask`), and at the first chance for a move (`can`). */
import type { Texts } from '../../../kit/text.ts'

export const texts = {
  'ask.act': 'Take one action, then draw cards. Early on, build a link: you score what you pay for it.',
  'can.lay': 'A locomotive in front of you lets your goods travel one link further, for the rest of the game.',
  'can.ship': 'You can deliver now: one point for each link on the way, and the cube counts again at the end.',
  'ask.join': 'Choose where the city goes, best of all next to a city whose goods it wants.',
  'ask.pay': 'You may pay more than needed: it scores at once and makes the link stronger at the end.',
  'ask.deliver': 'Look for a way over many links. Other owners score a point for each of theirs.',
  'ask.destination': 'Four different goods score more at the end than three or four alike.',
  'ask.follow': 'A new cube in an empty city can start another delivery.',
  'ask.restock': 'Put the cube where a link of yours starts and a city nearby wants it.',
  'ask.take': 'Collect rails of one colour that fits a city in your hand. A face-up locomotive is your only card.',
  'ask.trim': 'You may keep 13 cards. The top discard can be taken by the next player.',
} as const satisfies Texts
