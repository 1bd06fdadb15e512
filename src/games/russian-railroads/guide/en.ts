import type { Texts } from '../../../kit/text.ts'

export const texts = {
  aim: 'You build three railway lines and an industry. Both score after every round, so a good start pays again and again. The player with the most points at the end wins.',
  mat: 'Your own board: the routes Transsib, Petersburg and Kiev, each led by a black track, and the industry with its marker. A first locomotive already stands on Transsib.',
  turn: 'Turn by turn everyone takes one action or passes. Players who pass are out for this round, and it ends when all have passed.',
  space:
    'An action: put exactly as many workers on a free action space as it shows, and do what it says at once and in full. The space is then taken for this round; only the one for a single black or grey step is never full. A coin can replace any worker, a worker never a coin.',
  track:
    'Track: every step moves one track one field forward; you may split steps between your routes. Black leads and scores nothing, but it opens the way: fields like Transsib 2 give you new colours.',
  locomotive:
    'A locomotive reaches as many fields as its number; on Transsib two of them add up. You always take the lowest number left. It may replace a lower one, which can move on to another slot. What lies beyond its reach scores nothing.',
  order:
    'The colours follow one another: black, grey, brown, natural, white. A new colour starts before field 1. No track may enter a field with another track or overtake one. Petersburg takes no white, Kiev only the first three. Grey scores 1 per field, brown 2, natural 4, white 7.',
  doubler:
    'Doublers lie above Transsib from left to right, eight at most. Each doubles the track below it at every scoring. Other spaces give two coins, or two temporary workers for this round.',
  industry:
    'Industry: move the marker, and its space scores after every round, up to 30; on a factory, the last value before it counts. Five gaps bar the way until each holds a factory. A factory is a locomotive turned over, built on the same action spaces; it works when the marker enters it.',
  engineers:
    'Engineers: one a round can be hired for a coin. From then on it is an action space for you alone, for one worker. Everyone can use the public ones beside it.',
  tokens:
    'Some fields give more: one more worker, 10 points for black at the end of a route, or a ?-token. Many must also be reached by a locomotive. You have seven different tokens, such as industry steps, doublers, a marker that makes brown, natural and white worth more, or a ?-card and a secret end card, which scores at the end.',
  pass: 'Two spaces, with two players one, set the turn order of the next round; the workers there may act once more when all have passed, on a free space for one worker. In the last round, three industry steps replace these spaces. When you pass, you score by your place: 0, 2, 3 or 4 points. Coins can be kept, unused workers do nothing.',
  rounds:
    'Four players play seven rounds, two or three play six; with two, some spaces are closed. Before the first round, everyone but the first player takes a start bonus, the last player first. After every round, all routes and the industry are scored.',
  score:
    'The first round of a game: grey on Transsib 2 scores two fields, 1 + 1, and a doubler adds 1. The industry marker on space 1 adds 1 more. Empty fields behind a track count with its colour, back to the next track.',
  kiev: 'Petersburg scores double once grey and the locomotive have reached field 7. On Kiev all stars that black and the locomotive have reached score every round. Here all five make 20 each time.',
  ends: 'After the last round the end cards are revealed. Then the most engineers score 40 points and the second most 20; in a tie the highest number decides. Players with equal points share the victory.',
  'mistake.reach':
    'Running ahead of the locomotives. With a locomotive 3, grey on field 9 scores no more than on field 3. Track, reach and colours must grow together.',
  'mistake.workers':
    'Missing out on the extra workers. Black on Kiev 7 brings one, brown on Transsib 3 with a locomotive another: each is one more action in every round left.',
  'mistake.everything':
    'Doing a little of everything. Later rounds score five or ten times as much as the first: choose early between long routes with doublers, industry and Kiev, and stick to it.',
  'example.round': 'A smaller round: grey on field 2, with field 1 doubled, makes 3. The industry adds 1.',
  'example.stars': 'The same with a locomotive 4: black on Kiev 3 has reached the stars 1, 2 and 3.',
  'example.enters': 'Two grey steps: grey has entered Transsib and moved on to field 2.',
  'example.token': 'In another game: black has reached Petersburg 4, and Bram has placed a ?-token.',
  'example.most': 'Clara at the end of another game: two engineers, more than anybody else, 40 points.',
  'example.flags': 'In another game the order is Bram, Ada, Clara, Dani. Dani has a worker under 1, Clara under 2.',
  'example.newOrder': 'The new order, from left to right: Dani, Clara, Bram, Ada.',
  'example.chain':
    'The same with more: Bram builds a 7. Transsib passes its 6 on to Petersburg, and Petersburg its 5 back to Transsib.',
  'example.returned': 'There the 5 replaces a 4. No slot holds anything lower, so the 4 is returned.',
  'example.moves': 'The same with a 2: it replaces the 1 on Transsib, which moves to the empty slot of Kiev.',
  'example.moved': 'Afterwards: the 2 on Transsib, the 1 on Kiev.',
  'example.same': 'The same in another game: only Bram, who is first, has a worker here, under 2.',
  'example.factory':
    'The same in another game: Dani’s marker stands right before a factory and is about to take two steps.',
  'example.worked': 'The marker has used the factory and stands on the next space.',
  'example.grey': 'In another game, with two steps of any colour: black to Transsib 2, then the new grey to 1.',
} as const satisfies Texts
