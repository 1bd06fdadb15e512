/** The rules of Paris Connection in English, by number. */
export const rules = {
  'PC-0': 'Aim of the game',
  'PC-0.1':
    'Six railway companies build out from Paris. A company gains value with every city it reaches. You do not own a company, only shares, and you trade them during the game. You win if you have the most points at the end: each share is worth its company’s value.',
  'PC-1': 'Components',
  'PC-1.1':
    'There are six companies (black, blue, brown, purple, red, yellow) with 33 locomotives each. A locomotive has three uses: track on the board, a share behind a player’s screen, and its company’s marker on the value track.',
  'PC-1.2':
    'The board shows France in hexagonal fields: countryside, cities, and six start fields around the Eiffel Tower. Some borders between fields are blocked. The board is our own reconstruction; the six stations, the companies and the possible city values are those of the printed game.',
  'PC-2': 'Setup',
  'PC-2.1':
    'The start player is chosen at random. In a series of games, the printed rules pass the start to the right each time; here it is random every time. Play goes clockwise.',
  'PC-2.2':
    'One locomotive of each colour stands on a start field around Paris (the colours are assigned at random) and one on the value track. Every company starts with value 0.',
  'PC-2.3':
    'The other 31 locomotives of each colour go into the bag. Each player draws 10 shares (3 players), 8 (4), 6 (5) or 5 (6) and keeps them secret.',
  'PC-2.4':
    'The locomotives left in the bag are sorted into six pools, one for each company. Everyone can see the pools.',
  'PC-2.5': 'The rulebook does not say which colour starts at which station, so it is random (PC-R7).',
  'PC-3': 'Your turn: extend a network',
  'PC-3.1': 'On your turn you either extend a network or trade. You cannot pass.',
  'PC-3.2':
    'Take one to five locomotives from one pool and place them on the board one at a time. You cannot choose an empty pool.',
  'PC-3.3':
    'Place each locomotive next to one of its colour: the one on its start field or any placed before, also this turn. Branches are allowed.',
  'PC-3.4': 'Fields on either side of a blocked border do not count as neighbours.',
  'PC-3.5': 'A field never holds two locomotives of the same colour.',
  'PC-3.6': 'A countryside field holds up to two locomotives, of different colours. A city holds only one.',
  'PC-3.7': 'You can never build on the Eiffel Tower or on a start field.',
  'PC-3.8':
    'No company may be cut off. After each locomotive placed, every company without a city must still be able to reach an empty city across neighbouring fields with room for its colour.',
  'PC-3.9':
    'At the end of the action, each locomotive you placed raises its company’s value by the number on its field: countryside 0, cities 1 to 3, Marseille 4.',
  'PC-3.10':
    'Each company is checked on its own. Several companies can depend on the same last city; then none of them can take it while another would be left without a city. Marseille counts as a city here, and placing in Marseille must follow PC-3.8 too.',
  'PC-4': 'Your turn: trade',
  'PC-4.1':
    'Put one of your shares into the pool of its colour. Then take one or two locomotives from the pool of one other colour. They are now your shares.',
  'PC-4.2': 'Everyone sees which colours you give and take.',
  'PC-4.3': 'You can hold more shares than the limit (PC-6.2), but each share over the limit costs points at the end.',
  'PC-4.4':
    'From a pool with only one locomotive you can take only that one. An empty pool is open to everyone again once a locomotive has been put into it.',
  'PC-5': 'End of the game',
  'PC-5.1': 'The game ends at once when at most one pool still has locomotives.',
  'PC-5.2':
    'The game ends at once when a company reaches Marseille. The locomotives placed still raise its value, but nothing more is placed after Marseille.',
  'PC-5.3':
    'The game also ends when every turn of six full rounds was a one-for-one trade: six turns in a row for each player, no matter who began. An extension or a trade for two restarts the count.',
  'PC-5.4':
    'At once means that the round is not finished: some players may have had one turn less. If two endings come together, Marseille is named before the pools, and the pools before PC-5.3.',
  'PC-5.5':
    'The pools are checked when an action is complete. The game never ends between giving and taking, and an extension that empties a pool still raises the value before the game ends.',
  'PC-6': 'Scoring',
  'PC-6.1': 'Each of your shares, also those over the limit, scores the value of its company.',
  'PC-6.2': 'Each share over the limit costs 20 points. The limit is 20 shares (3 players), 15 (4), 12 (5) or 10 (6).',
  'PC-6.3': 'The player with the most points wins. Tied players share the victory.',
  'PC-8': 'Who sees what',
  'PC-8.1': 'Only you see your shares. The others see how many shares you hold, but not which.',
  'PC-8.2':
    'Everyone sees the board, the company values, the pools, every trade and the number of one-for-one trades in a row (PC-5.3).',
  'PC-8.3':
    'Trades show what a player must hold at least. The game shows you these minimums, and nothing more about hidden shares.',
  'PC-8.4': 'At the end of the game, all shares are revealed.',
  'PC-R': 'Rulings: what the rulebook leaves open',
  'PC-R1':
    'By the rulebook alone, a game could go on forever: everyone at the limit and no extension allowed. That is why there is PC-5.3. It takes six rounds because players may want to improve their shares one for one for five rounds or more.',
  'PC-R2':
    'In a trade, the pool you take from must have another colour than the share you give, and must not be empty.',
  'PC-R3': 'The value track has no upper end: values above its last space still count.',
  'PC-R4':
    'PC-3.8 is checked after every single locomotive, so an extension can get stuck halfway. You can stop after any locomotive.',
  'PC-R5': 'A trade can also end the game under PC-5.1.',
  'PC-R6':
    'For PC-3.8, pool sizes do not matter. The colour being built is checked too, though it can never cut itself off. A company that already has a city can be cut off.',
  'PC-R7': 'The six colours are assigned to the six stations at random.',
  'PC-R8': 'PC-3.8 checks each company on its own, with room as in PC-3.5 to PC-3.7; see PC-3.10.',
  'PC-R9': 'Whether the game ends is checked after the whole action; see PC-5.5.',
  'PC-R10':
    'There is always a legal trade: nobody ever has fewer shares than before, and while the game goes on, at least two pools have locomotives. Every turn except a one-for-one trade takes at least one locomotive out of the pools, so, with PC-5.3, every game ends.',
  'PC-R11':
    'You can choose a company for an extension only if its first locomotive can be placed. You must then place that one.',
  'PC-E': 'Examples',
  'PC-E1':
    'Four players. A player holds 6 blue (value 12), 3 yellow (9), 4 red (8) and 2 black (3): 72 + 27 + 32 + 6 = 137 points. Fifteen shares, so no penalty.',
  'PC-E2': 'The same with one more black share: 137 + 3 − 20 = 120.',
  'PC-E3':
    'With five players you draw 6 shares and the limit is 12; with three players you draw 10 and the limit is 20.',
  'PC-E4':
    'A company with value 7 places one locomotive in the countryside and the second in Marseille: its value is now 11, no third one is placed, and the game is over.',
  'PC-E5':
    'Only red (1) and yellow (2) are left in the pools. If you give a red and take both yellow, only red is left: the game ends. If you give a blue and take the red, blue and yellow are left: the game goes on.',
  'PC-E6':
    'From Gare de Lyon, the eleventh locomotive is the first that can reach Marseille, so no company gets there before its third extension. From Gare Saint-Lazare it is the fifteenth.',
  'PC-E7':
    'A countryside field with red and blue has no room for yellow or a second red. A city with red has no room for any colour. Le Havre is not next to Caen: the border is blocked.',
  'PC-E8':
    'Four players: 23 one-for-one trades, then a trade for two, then 24 one-for-one trades. The game ends after the last of them.',
} as const
