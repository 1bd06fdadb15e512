import type { Texts } from '../../../kit/text.ts'

export const texts = {
  aim: 'Together you build one railway network of city cards. You score for the links you build, for the goods you deliver over them, and at the end for the cities where you lead. The player with the most points wins.',
  start:
    'Everyone begins with four cards: a locomotive, a city of value 2 and two others. Rails in five colours pay for links. You have ten trains to mark your links.',
  turn: 'On your turn take one action, then one or two cards. The actions: build a link, play a locomotive, deliver goods, discard a card for something better, or pass.',
  build:
    'Build a link: play a city from your hand and connect it to START or to a city on the table. Two places that are already on the table are never linked. Pay with rails in the colour of the link that are worth at least the value of the new city. You score at once what you pay, and your train marks the link as yours.',
  colours:
    'Both ends need a free link space in the colour of the link; START takes every colour. Here Cleveland was joined to Savannah in light green. A locomotive can stand in for a rail of value 1, but one real rail must be there. A new city draws one cube fewer than its value from the bag.',
  power:
    'Play a locomotive in front of you: your pulling power rises by one and stays. You may make one delivery at once, in the same action.',
  deliver:
    'Deliver: move one cube along the links to a city that demands it. The first link must be yours, and you may use as many links as you have locomotives in front of you. Livestock goes from Savannah through START to Kansas City: two links.',
  delivered:
    'You score one point for every link on the way; other owners score one for each of theirs. The cube stops in the first city that demands it. Cities of value 5 demand everything, START nothing. Keep the cube: it counts again at the end.',
  discard:
    'Discard a card to draw the top card of the deck or take a face-up card, but no face-up locomotive. Or draw a cube from the bag for a city that has no goods.',
  cards:
    'Then take one or two cards, from the deck, the three face-up cards or the top of the discard pile. A face-up locomotive must be your first card, and then it is your only one. At the end of your turn you may hold at most 13 cards.',
  points:
    'During the game you score the cards paid for links, and the links of your deliveries. At the end more is added:',
  cities:
    'Every city pays its value to the player whose links there are worth most; in a tie all of them score. A link between two cities counts in both. New York is worth 5: Ada’s links there are worth 5 + 4, Clara’s 3, so Ada scores 5.',
  goods:
    'Each locomotive in front of you scores 1. Delivered goods score in sets: three alike 2, four alike 3, four different ones 5. Every cube counts for one set only.',
  ends: 'Once the deck or the bag is empty, or a player has no trains left, the current round is the last. Everyone has the same number of turns; then each player may make one last delivery. Ties go to more links, then to more goods; after that the victory is shared.',
  'mistake.link':
    'Building where nothing starts. A delivery must begin with your own link: connect to cities whose goods are wanted nearby, not just where your rails fit.',
  'mistake.power':
    'Saving locomotives as spare rails. Played early, a locomotive lets every later delivery go one link further and scores a point at the end; as a rail it is worth 1 once.',
  'mistake.value':
    'Always paying the least. Anything extra scores at once, and makes the link count for more when the cities are scored. A strong link into a city of value 5 pays twice.',
  'example.city':
    'The same in another game: New York is worth 5. Ada’s links there are worth 5 + 4, Clara’s 3: Ada scores 5.',
  'example.way': 'The same with livestock: two locomotives, and a way of two links from Savannah to Kansas City.',
  'example.earned': 'Ada scores 2 points; Lotte, who owns the second link, scores 1. The cube has left Savannah.',
  'example.before': 'The same with a bigger city: Boston has free purple link spaces, and Ada holds New York, value 5.',
  'example.built': 'Two purple rails of value 2 and a locomotive pay for New York: 5 points, and the link has value 5.',
  'example.rails':
    'The same in another game, with more than needed: two orange rails of value 2 for Savannah, value 2, make 4 points.',
  'example.long': 'The same on a longer way: Bram moves wood along six links from Detroit to San Francisco.',
  'example.shared': 'Bram scores 6 points. Ada owns three of the links and scores 3, Clara owns one and scores 1.',
  'example.real': 'Allowed as well: one real white rail and two locomotives pay for Seattle, value 3.',
  'example.deck':
    'The same with three players: the deck has run out in Ada’s turn. Bram, the last in the round, still plays.',
  'example.starter':
    'In another game it ran out in the last turn of a round. Dani, who started, is the first to make a last delivery.',
  'example.display': 'Clara may take the locomotive or the white rail.',
  'example.second':
    'After the white rail she may no longer take the locomotive, but she may take the light green rail that replaced it.',
  'example.idle':
    'In such a game: for the sixth time in a row a player with 13 cards has passed. Ada takes the top discard …',
  'example.sixth': '… and discards a card again. Now the current round is the last.',
} as const satisfies Texts
