import type { Texts } from '../../../kit/text.ts'

export const texts = {
  aim: 'Six railway companies build out from Paris. Nobody owns them: you hold secret shares. At the end each of your shares scores the value of its company, and the player with the most points wins.',
  stations:
    'Each company has one locomotive on a start field around Paris. Which company starts at which station is random. All values begin at 0.',
  shares:
    'You draw your first shares at random: 10 with three players, 8 with four, 6 with five, 5 with six. The other locomotives lie in six pools, one for each company, and everyone can see them.',
  turn: 'On your turn you either extend a network or trade a share. You cannot pass.',
  extend:
    'Extend: take one to five locomotives from one pool, of any company you like, and place them on the board one by one. Each goes next to a locomotive of its colour. Branches are allowed.',
  value:
    'Cities raise the value by their number, 1 to 3. Rouen and Le Mans have raised Brown to 2. Countryside brings nothing, but it leads on.',
  room: 'A city has room for one locomotive, countryside for two of different colours. A blocked border cannot be crossed: Caen and Le Havre are not neighbours. The Eiffel Tower and the start fields stay free. And no company may be cut off: without a city, it must still be able to reach an empty one.',
  trade:
    'Trade: put one of your shares into the pool of its colour, then take one or two from one other pool. Everyone sees the colours. Here a red share was given for two brown ones.',
  choose:
    'Extending and trading one for two both empty the pools, and the pools are the clock of the game: nobody can build with an empty pool or take from it until somebody gives a share of that colour.',
  score:
    'The end of a game with three players. Bram holds 8 Yellow at 9, 7 Purple at 3 and 1 Blue at 2: 72 + 21 + 2 = 95 points. Companies without a city are worth 0.',
  marseille:
    'When a company reaches Marseille, the game ends at once. Marseille counts 4: Yellow rose from 3 to 9 in this last turn, with Lyon on the way. Nothing is placed after Marseille.',
  limit:
    'The limit is 20 shares with three players, 15 with four, 12 with five, 10 with six. Shares above it score as well, but each one costs 20 points.',
  ends: 'The game also ends when only one pool still has locomotives. The round is not finished. Six rounds of nothing but one-for-one trades end it too. Tied players share the victory.',
  'mistake.feed':
    'Building for the others. Trades are open: if two players collect Blue, every city for Blue gives them more than you. Extend where you hold the most shares.',
  'mistake.single':
    'Trading one for one. As long as you are below the limit, take two: every trade then adds a share, and shares are what scores.',
  'mistake.late':
    'Trading too late. Five locomotives can reach Marseille or empty the last pool but one in a single turn, and then it is over. Get your shares before the others see how good they are.',
  'example.score':
    'The same sum in another game with four players: Dani holds 6 Blue at 11, 6 Brown at 10 and 3 Purple at 9, so 66 + 60 + 27 = 153. Fifteen shares are within the limit.',
  'example.five': 'A game with five players: Ada has drawn her 6 shares.',
  'example.three': 'A game with three players: Ada has drawn her 10 shares.',
  'example.before':
    'The same in another game. Before: Yellow is worth 3, and five locomotives are enough for Lyon and Marseille.',
  'example.after': 'After: Lyon brought 2, Marseille 4. Yellow is worth 9, and the game is over.',
  'example.full':
    'The same with other colours: the field with Purple and Brown is full, and Le Mans, where Purple stands, has no room for anyone else.',
  'example.border': 'Brown stands in Le Havre. The border to Caen is blocked, so the two are not neighbours.',
  'example.two': 'The same without a trade: only Black (4) and Yellow (7) are left, and Bram extends Black.',
  'example.one': 'After four locomotives only Yellow is left: the game ends.',
  'example.far': 'Here Black starts at Gare de Lyon. The way to Marseille takes eleven locomotives.',
} as const satisfies Texts
