import type { Texts } from '../../../kit/text.ts'

export const texts = {
  aim: 'Connect cities around the Great Lakes with trains and ships. Routes score at once, tickets at the end.',
  tickets:
    'A ticket names two cities. Connected, it scores its points; if not, you lose them. Keep Milwaukee–Erie, Toledo–Scranton and Chicago–Detroit.',
  pieces: 'You play with 50 pieces, trains on land and ships on water. Take 27 trains and 23 ships.',
  cards: 'Cards pay for routes: train cards on land, ship cards on water. Six lie face up, the rest is in two decks.',
  draw: 'On your turn you can take two cards. Take the yellow double ship, then choose the deck that refills its place: ships.',
  blind: 'The second card can be a surprise. Draw it from the train deck.',
  claim: 'Now claim Detroit–Cleveland: two yellow ships. One double ship pays for both spaces.',
  points: 'Two ships scored 2 points. Long routes score far more: six spaces 15 points, nine spaces 27.',
  surplus: 'Erie–Cleveland is on your way and needs one green ship. Pay with the double; its second ship is lost.',
  locomotives: 'Locomotives stand for any colour, on land and water. A face-up one is the only card of your turn.',
  more: 'When your tickets are nearly done, draw four more and keep at least one.',
  harbours:
    'A harbour costs two train and two ship cards of one colour, all with the harbour symbol. It scores 10 to 30 with completed tickets to that city.',
  end: 'When somebody has six pieces or fewer, everyone has two more turns. Every harbour you did not build costs 4 points.',
} as const satisfies Texts
