/** The rules of Paris Connection in English, by number. */
export const rules = {
  'PC-1': 'What you play with',
  'PC-1.1':
    'There are six companies (black, blue, brown, purple, red, yellow) with 33 locomotives each. A locomotive is three things: track on the map, a share behind a player’s screen, and the marker of its company on the value track.',
  'PC-1.2':
    'The map shows France as hexagonal fields: country, cities, and six start fields around the Eiffel tower. Some borders between fields are barred. The map itself is our reconstruction; the six stations, the companies and the values that cities may have are not.',
  'PC-2': 'Setting up',
  'PC-2.1':
    'A start player is drawn at random. In a series of games the printed rules move the start one seat to the right; here it is drawn anew for each. Turns go clockwise.',
  'PC-2.2':
    'One locomotive of each colour stands on a start field around Paris, the colours dealt to the stations at random, and one on the value track. Every company begins at value 0.',
  'PC-2.3':
    'The other 31 of each colour go into the bag. Each player draws 10 shares (3 players), 8 (4), 6 (5) or 5 (6) and keeps them secret.',
  'PC-2.4': 'What is left in the bag is sorted into six pools, one for each company. All may see them.',
  'PC-2.5': 'Which colour starts at which station is not laid down anywhere, so it is left to chance (PC-R7).',
  'PC-3': 'Your turn: extend a network …',
  'PC-3.1': 'On your turn you either extend a network or trade. You may not pass.',
  'PC-3.2':
    'Take one to five locomotives from one pool and place them on the map one after the other. A pool that is empty cannot be chosen.',
  'PC-3.3':
    'Each locomotive goes next to one of its own colour: the one at its station, or any placed earlier, this turn’s included. Branches are allowed.',
  'PC-3.4': 'Fields on either side of a barred border are not next to each other.',
  'PC-3.5': 'A field never holds two locomotives of one colour.',
  'PC-3.6': 'A country field holds at most two locomotives, of different colours; a city only one.',
  'PC-3.7': 'Nothing is ever placed on the Eiffel tower or on a start field.',
  'PC-3.8':
    'No company may be shut off. After each placement every company without a city must still be able to reach one: a chain of neighbouring fields with room for its colour, ending in an empty city.',
  'PC-3.9':
    'When the action is over, every locomotive placed raises the value of its company by what its field shows: country 0, cities 1 to 3, Marseille 4.',
  'PC-3.10':
    'Each company is looked at by itself: several may rely on the same last city, and then none of them may take it while another would be left without. Marseille counts as a city here, and a placement in Marseille must obey PC-3.8 too.',
  'PC-4': '… or trade',
  'PC-4.1':
    'Put one of your shares on its pool, then take one or two locomotives from the pool of one other colour. They are your shares now.',
  'PC-4.2': 'Everybody sees the colours that you give and take.',
  'PC-4.3': 'You may hold more than the limit (PC-6.2), but each share too many costs points at the end.',
  'PC-4.4':
    'From a pool with a single locomotive you can take only that one. A pool that was empty is open to all again once a locomotive has been given to it.',
  'PC-5': 'End of the game',
  'PC-5.1': 'The game ends at once when at most one pool still holds locomotives.',
  'PC-5.2':
    'The game ends at once when a company reaches Marseille. The action is still valued, but nothing more is placed after Marseille.',
  'PC-5.3':
    'The game also ends when every turn of six full rounds was a one-for-one trade: six turns in a row for each player, whoever began. An extension or a trade for two starts the count again.',
  'PC-5.4':
    'At once means that the round is not finished: some players may have had a turn less. If two endings meet, Marseille is named before the pools, and the pools before PC-5.3.',
  'PC-5.5':
    'The pools are looked at when an action is complete. Nothing ends between giving and taking, and an extension that uses up a pool is valued before the game ends.',
  'PC-6': 'Scoring',
  'PC-6.1': 'Each share, those too many included, scores the value of its company.',
  'PC-6.2': 'Each share above the limit costs 20 points. The limit is 20 shares (3 players), 15 (4), 12 (5) or 10 (6).',
  'PC-6.3': 'Most points win. Players with equal points share the victory.',
  'PC-R': 'Rulings: what the rulebook leaves open',
  'PC-R1':
    'The rulebook allows a game without end: all at their limit, every extension forbidden. Hence PC-5.3. It takes six rounds because players may well improve their shares one for one for five rounds and more.',
  'PC-R2': 'In a trade the pool you take from must be of another colour than the one you give, and must not be empty.',
  'PC-R3': 'The value track has no top: values beyond its last space go on counting.',
  'PC-R4':
    'PC-3.8 is checked after every single placement, so an extension may come to a halt half-way. You may stop after any placement.',
  'PC-R5': 'A trade can end the game by PC-5.1 as well.',
  'PC-R6':
    'For PC-3.8 the size of a pool does not matter. The colour being built is checked too, though it can never shut itself off. A company that holds a city may be shut off.',
  'PC-R7': 'The six colours are dealt to the six stations at random.',
  'PC-R8': 'PC-3.8 looks at each company by itself, with room as in PC-3.5 to PC-3.7; see PC-3.10.',
  'PC-R9': 'The end is judged after the whole action; see PC-5.5.',
  'PC-R10':
    'There is always a legal trade: hands never shrink, and while the game runs at least two pools hold locomotives. Every turn but a one-for-one trade takes at least one locomotive out of the pools, so, with PC-5.3, every game ends.',
  'PC-R11':
    'A company can be chosen for an extension only if its first locomotive can be placed; that one must then be placed.',
  'PC-E': 'Examples',
  'PC-E1':
    'Four players. Somebody holds 6 blue (value 12), 3 yellow (9), 4 red (8) and 2 black (3): 72 + 27 + 32 + 6 = 137 points. Fifteen shares, so no penalty.',
  'PC-E2': 'The same with one more black: 137 + 3 − 20 = 120.',
  'PC-E3':
    'With five players 6 shares are drawn and the limit is 12; with three players 10 are drawn and the limit is 20.',
  'PC-E4':
    'A company of value 7 places one locomotive on country and the second in Marseille: its value is 11, no third one is placed, the game is over.',
  'PC-E5':
    'Only red (1) and yellow (2) are left in the pools. Giving red for both yellow leaves red alone: the game ends. Giving blue for the red leaves blue and yellow: it goes on.',
  'PC-E6':
    'From Gare de Lyon Marseille is the eleventh locomotive at the earliest, so no company reaches it from there before its third extension. From Gare Saint-Lazare it is the fifteenth.',
  'PC-E7':
    'A country field with red and blue refuses yellow, and a second red. A city with red refuses every colour. Le Havre is not next to Caen: the border is barred.',
  'PC-E8':
    'Four players: 23 one-for-one trades, then a trade for two, then 24 one-for-one trades. The game ends after the last of them.',
} as const
