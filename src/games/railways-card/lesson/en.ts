import type { Texts } from '../../../kit/text.ts'

export const texts = {
  aim: 'Together you build one railway network. Links, deliveries and the cities where you lead score points.',
  build:
    'Build a link to Savannah: connect it to START in white and pay with your white rail 2. You score what you pay.',
  goods: 'Your train marks the link as yours. Savannah has drawn livestock, and some city will soon want it.',
  take: 'Every turn ends with one or two cards. Take the light green rail 2, then one from the deck.',
  locomotive: 'Now play your locomotive. Each one in front of you lets a delivery run one link further.',
  faceUp: 'A face-up locomotive is worth a whole draw: take it, and it is your only card this turn.',
  power: 'Lotte has built Kansas City, which wants livestock. It is two links away: play your second locomotive.',
  deliver:
    'Deliver the livestock from Savannah to Kansas City. The first link must be yours; you score 1 point per link.',
  cards: 'Take Cleveland from the face-up cards, then one more from the deck. You have light green rails for it.',
  owners: 'Lotte delivered over your link, so you scored 1 point too. Links in busy places pay again and again.',
  branch: 'Cities can grow from cities. Build Cleveland onto Savannah in light green, with both of your rails.',
  cities:
    'At the end every city pays its value to the player whose links there are worth most. Sets of delivered goods score too.',
  end: 'The end comes when the deck or the bag is empty, or somebody has no train left. Then everyone may deliver once more.',
} as const satisfies Texts
