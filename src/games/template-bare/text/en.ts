/** Short Line in English. */
export const texts = {
  card: 'card {number}',
  'ask.play': 'Play a card on your line.',
  'move.play': 'Play {card}',
  'irreversible.draws': 'draws a card',
  'event.dealt': '{seat} is dealt {count} {count:card|cards}.',
  'event.drew': 'You draw {cards}.',
  'event.played': '{seat} plays {card}.',
  'event.ended': 'Everybody has had five turns: the game is over.',
  'score.line': 'Cards on the line',
  'refusal.play': 'You do not hold {card}.',
  'board.seat': '{seat}',
  'board.deck': 'Deck: {count} {count:card|cards}',
  'board.held': 'Your hand: {cards}',
  'board.hand': 'Your hand',
} as const
