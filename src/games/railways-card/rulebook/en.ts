/** The rules of Railways: the card game in English, by number. */
export const rules = {
  'RC-1': 'Aim and components',
  'RC-1.1':
    'Aim: connect cities by rail and deliver goods between them. The player with the most points wins. There is one deck of 111 cards: 65 rails in purple, light green, brown, orange and white (in each colour 6 of value 1 and 7 of value 2), 21 locomotives, which also stand in for rails, and 25 cities (5 of value 5, 5 of value 4, 10 of value 3 and 5 of value 2).',
  'RC-1.2': 'A bag holds 60 goods cubes: 15 red (wood), 15 blue (ore), 15 yellow (grain) and 15 black (livestock).',
  'RC-1.3':
    'Each player has 12 trains of one colour. One shows your points, one is set aside for points above 25, and the other 10 mark your links.',
  'RC-1.4':
    'A city card shows its value, four link spaces, each in a rail colour, and the good that the city demands. A city of value 5 demands all goods. The higher the value, the fewer the colours. When it is built, a city gets one good fewer than its value.',
  'RC-1.5':
    'The starting tile lies in the middle. Any number of links in any colour can connect to it. It has no value, holds no goods and demands none.',
  'RC-2': 'Setup',
  'RC-2.1': 'Deal each player 1 locomotive and 1 random city of value 2.',
  'RC-2.2': 'Shuffle all other cards and deal 2 more to each player, so that everyone holds 4.',
  'RC-2.3':
    'Turn the top 3 cards face up: this is the display. Cities of value 2 that nobody got are in the deck like any other card.',
  'RC-2.4': 'The start player is random. From there, cards are dealt and turns go clockwise.',
  'RC-3': 'Your turn',
  'RC-3.1': 'Your turn has three parts: take one action, take cards, check the hand limit.',
  'RC-3.2':
    'Choose one action: build a link to a new city; play a locomotive, then make a delivery if you like; make a delivery; discard a card for another card or a cube; or pass.',
  'RC-3.3':
    'After your action, take 1 or 2 cards, each from the top of the deck, the display or the top of the discard pile. You must take at least one if you can.',
  'RC-3.4': 'When you take a card from the display, replace it at once from the deck.',
  'RC-3.5':
    'If you take a face-up locomotive from the display or the discard pile, you take no more cards. A locomotive drawn from the deck has no such effect.',
  'RC-3.6':
    'At the end of your turn you may hold at most 13 cards. Discard the rest; you choose which. This is not an action.',
  'RC-3.7': 'Discards go face up on one pile, in the order you choose.',
  'RC-3.8':
    'You take cards one after the other, so the second may be one that has only just appeared. You take cards after every action, even after passing, and you may take back the card you just discarded. During your turn you may hold more than 13 cards.',
  'RC-4': 'Action: build a link to a new city',
  'RC-4.1': 'Play a city from your hand and connect it to the starting tile or to a city on the table.',
  'RC-4.2':
    'A link has one colour. The new city needs a link space of that colour, and so does the city on the table, where it must be free. The starting tile takes every colour. The link uses up the link space at both ends.',
  'RC-4.3': 'You never link two places that are already on the table: every link brings in a new city.',
  'RC-4.4':
    'Pay with rails in the colour of the link that are worth at least the value of the new city. The value of the other city doesn’t matter. Locomotives can stand in as rails of value 1, but you must play at least one rail of that colour. You may pay more.',
  'RC-4.5':
    'Put one of your trains on the link: it is yours now. You score the value of the cards you played at once; a locomotive counts 1.',
  'RC-4.6': 'The cards stay on the table. Their total value is the value of the link at the end of the game.',
  'RC-4.7': 'The new city gets one good fewer than its value, drawn at random from the bag as long as there are any.',
  'RC-4.8': 'You can’t build without a train. A link never changes owner.',
  'RC-4.9':
    'You may pay as much more as you like, with rails or locomotives, and all of it scores. Rails in other colours never count.',
  'RC-5': 'Action: play a locomotive',
  'RC-5.1':
    'Play a locomotive from your hand in front of you. The number of locomotives in front of you is your pulling power: your goods can travel that many links.',
  'RC-5.2': 'After playing one, you may make one delivery at once, as part of the same action.',
  'RC-5.3':
    'Play one locomotive per action. It counts for the delivery at once and stays until the end. There is no limit.',
  'RC-6': 'Action: deliver goods',
  'RC-6.1': 'Move one good along links from a city on the table to a city that demands its colour.',
  'RC-6.2': 'The first link on the way must be yours. The others may belong to anyone.',
  'RC-6.3': 'The way has at least one link and at most as many as your pulling power.',
  'RC-6.4':
    'The good stops in the first city on its way that demands it; it can’t pass through. A city of value 5 stops every good.',
  'RC-6.5': 'Goods may pass through the starting tile, but you can’t deliver to it.',
  'RC-6.6':
    'You score 1 point for each link on the way, no matter who owns it. Every other player scores 1 point for each of their links that you use.',
  'RC-6.7': 'Keep the cube in front of you where everyone can see it. It counts at the end.',
  'RC-6.8':
    'On a way through the starting tile every link counts, as in a city. If the city where the good starts demands it too, that does not stop it.',
  'RC-7': 'Action: discard for a card or a cube',
  'RC-7.1': 'Discard a card face up, then do one of two things.',
  'RC-7.2': 'Draw the top card of the deck, or take any card from the display except a locomotive.',
  'RC-7.3': 'Or draw a cube from the bag, look at it, and put it on a city on the table that has no goods.',
  'RC-7.4': 'Then take cards as after every action.',
  'RC-7.5':
    'You must do one of the two. So you need a card to discard, and either a card in the deck, a card in the display that is not a locomotive, or a cube in the bag and a city without goods.',
  'RC-7.6':
    'You can’t take a card from the discard pile here. You may draw a locomotive from the deck; it doesn’t limit the cards you take afterwards. Replace a card from the display at once.',
  'RC-8': 'End of the game',
  'RC-8.1':
    'When the deck is empty, a player has no trains left, or the bag is empty, the current round is the last; in rare cases also by RC-R11.',
  'RC-8.2':
    'Finish the round. The player to the right of the start player plays last, so everyone has had the same number of turns.',
  'RC-8.3':
    'When the deck is empty, you can still take cards from the display and the discard pile. The display is not refilled.',
  'RC-8.4': 'Then each player, beginning with the start player, may make one last delivery. Nothing else is allowed.',
  'RC-8.5':
    'The end is triggered the moment this happens and can’t be reversed; you finish your turn as usual. If it happens in the last turn of a round, the game ends after that turn. Later triggers change nothing.',
  'RC-8.6': 'Until then, all actions stay possible. If the bag is empty, new cities get no goods.',
  'RC-8.7':
    'Last deliveries are normal deliveries: they score, for other owners too, their cubes count, and each one starts from what the one before left. You may skip yours.',
  'RC-9': 'Final scoring',
  'RC-9.1':
    'For each city on the table, the player whose links there have the highest total value scores the value of the city. If players are tied, they all score it.',
  'RC-9.2': 'Each locomotive in front of you scores 1 point.',
  'RC-9.3':
    'Your delivered goods score in sets. Each cube counts for one set at most: 3 alike score 2 points, 4 alike score 3, 4 different ones score 5. The program finds the best split.',
  'RC-9.4':
    'The player with the most points wins. If players are tied, more links decide, then more goods delivered. After that, they share the victory.',
  'RC-9.5':
    'A link between two cities counts in full in both. A link at the starting tile counts in its one city. It matters who owns the links, not which colour the rails are.',
  'RC-9.6':
    'To find the best sets, the program tries every number of sets of different goods and splits the rest of each good into threes and fours. As many different sets as possible is not always best.',
  'RC-10': 'Options',
  'RC-10.1':
    'For younger players: without locomotives and goods. There are no deliveries; the actions are to build a link, to discard for a card, and to pass.',
  'RC-10.2': 'Face-up locomotives also as your second card. You still take no more cards after one.',
  'RC-10.3':
    'Any number of links in the colours that a city card shows; none in the colours it doesn’t show. You can combine these options.',
  'RC-12': 'Who sees what',
  'RC-12.1':
    'Only you see your hand; everyone sees how many cards you hold. Cards taken face up are known to all. Everyone starts with one locomotive and one city of value 2, but nobody knows which city the others have. The order of the deck and of the cubes in the bag is secret; how many cubes of each colour are left is not. Everything else is public: the size of the deck, every card in the discard pile, trains, locomotives in play, delivered cubes, link values and points.',
  'RC-R': 'Rulings: what the rulebook leaves open',
  'RC-R1':
    'You take no more cards after a face-up locomotive, so you can take one only as your first card. Otherwise it would cost nothing.',
  'RC-R2':
    'With the option for younger players, everyone gets 1 city of value 2 and 3 more cards. There are no last deliveries and no points for locomotives and goods. The bag does not end the game. If points and links are tied, the victory is shared.',
  'RC-R3': 'The discard pile never becomes a new deck: when the deck is empty, the game ends.',
  'RC-R4': 'If the deck, the display and the discard pile are all empty, you take no card.',
  'RC-R5': 'A city can’t deliver to itself: a good must travel at least one link.',
  'RC-R6': 'Nobody scores for the starting tile itself.',
  'RC-R7':
    'A delivery is allowed no matter how much it gives to others. The first link is yours, so you always score more than all others together.',
  'RC-R8':
    'The printed cards are not public. Four link spaces per city, one link each, is our reading. Spaces of the same colour on a card are alike.',
  'RC-R9': 'The rulebook says who plays last in a round, but not who starts, so the start player is random.',
  'RC-R10':
    'A delivery never uses a link twice. There is only one way between two cities, so you only choose the good and its destination.',
  'RC-R11':
    'A turn is idle if you pass and take cards only from the discard pile, or none. After 3 idle turns in a row for each player, no matter who began, the current round is the last. Any other turn sets the count back to zero. Everyone can see the count.',
  'RC-E': 'Examples',
  'RC-E1':
    'You connect a city of value 4 with orange 1, orange 2 and a locomotive to a city of value 3 with a free orange link space: 4 points at once, and the link has value 4.',
  'RC-E2': 'Orange 1 and orange 2 for a city of value 3: 3 points at once.',
  'RC-E3':
    'You have 3 locomotives and move grain along 3 links to a city that demands it. The first link is yours, and one of the others is an opponent’s: 3 points for you and 1 for that opponent.',
  'RC-E4':
    'James has links of value 3, 3 and 2, Steve has one of value 4. A city of value 3 has Steve’s 4 and one 3 of James: Steve scores 3. A city of value 4 has Steve’s 4 and James’s 2 and 3: James scores 4. Cities of value 2 and 3 have only links of James: 2 and 3 more. James has 9, Steve 3.',
  'RC-E5':
    'One of each good scores 5, three wood 2, four ore 3, seven wood 5, four wood and one each of the others 7. Three wood, three ore, three grain and one livestock score 6, not 5. Two cubes alike score nothing.',
  'RC-E6':
    'Four locomotives don’t pay for a city of value 4, and neither do three locomotives and an orange rail on a purple link. A purple 2 and five locomotives for a city of value 2 are allowed: 7 points.',
  'RC-E7':
    'You have 2 locomotives and move ore along your own link to the starting tile and along an opponent’s link to a city that demands ore: 2 points for you and 1 for the opponent. With 3 locomotives and a city in between that demands ore, it must stop there.',
  'RC-E8':
    'With four players, the deck runs out in the third player’s turn. The fourth still plays; then all four may make a last delivery, the start player first.',
  'RC-E9':
    'The display shows a locomotive, a rail and a city. After taking the rail you can’t take the locomotive, but you could take a rail that replaced the first one.',
  'RC-E10':
    'Two players with 13 cards each keep passing, taking the top discard and discarding a card. The sixth such turn in a row triggers the end. If one of them takes a card from the deck or the display, the count starts again.',
} as const
