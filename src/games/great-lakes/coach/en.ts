/** The coach: one line at the first decision of each kind (`ask`), and at the first chance for a move (`can`). */
import type { Texts } from '../../../kit/text.ts'

export const texts = {
  'ask.tickets': 'Keep tickets that lie close together: those you don’t complete cost their points.',
  'ask.pieces': 'Trains go on land, ships on water. 27 trains and 23 ships are a good first mix.',
  'ask.act': 'Early on, draw cards in the colours of the routes on the way to your tickets.',
  'can.claim': 'You can pay for a route now. It scores at once; long routes score far more.',
  'can.harbour': 'You have the cards for a harbour. Best in a city that several of your tickets name.',
  'ask.second': 'Take a second card. A face-up locomotive can only be the first.',
  'ask.refill': 'You choose the deck that fills the gap: train or ship cards, for you or the next players.',
  'ask.pay': 'Keep locomotives and cards with the harbour symbol if others will do.',
} as const satisfies Texts
