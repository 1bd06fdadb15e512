/** The rules of Short Line in English. */
export const rules = {
  'SL-1': 'The cards',
  'SL-1.1': 'The deck holds six cards of each number from 1 to 6.',
  'SL-1.2': 'Each player is dealt three cards and keeps them hidden.',
  'SL-2': 'A turn',
  'SL-2.1': 'On your turn, play one of your cards face up on your line.',
  'SL-2.2': 'Then draw a card.',
  'SL-3': 'The end',
  'SL-3.1': 'The game ends when every player has had five turns.',
  'SL-3.2': 'Each card on your line is worth its number. The most points win; tied players share the victory.',
} as const
