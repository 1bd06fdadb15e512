/** The rules of Great Lakes in English, by number. */
export const rules = {
  'GL-1': 'What you play with',
  'GL-1.1':
    'There are 80 train cards: 11 of each of six colours (purple, yellow, green, red, black, white) and 14 locomotives, which stand for any card.',
  'GL-1.2': 'There are 60 ship cards: in each colour 4 single ships and 6 double ships.',
  'GL-1.3':
    'The harbour symbol stands on 4 of the 11 trains of each colour and on its 4 single ships, never on a double ship.',
  'GL-1.4': 'Each player has 33 trains, 32 ships and 3 harbours.',
  'GL-1.5':
    'The map has 35 cities, 25 of them ports, two junctions on open water and 110 routes; there are 55 tickets. Whether the routes from Buffalo to Syracuse and Erie are for ships or for trains is disputed; here they are for ships.',
  'GL-1.6':
    'Train routes take trains and train cards, ship routes take ships and ship cards, never mixed. Locomotives alone serve on both.',
  'GL-2': 'Setting up',
  'GL-2.1':
    'Both decks are shuffled. Each player is dealt 2 train and 2 ship cards, and 3 cards of each deck are turned up in a row: trains in places 1 to 3, ships in 4 to 6.',
  'GL-2.2': 'Each player is dealt 5 tickets and keeps at least 3. The others go face down under the ticket deck.',
  'GL-2.3':
    'Then each secretly chooses 50 pieces out of 33 trains and 32 ships; the rest is the player’s box. When all have chosen, the mixes are shown. For a first game 27 trains and 23 ships are advised.',
  'GL-2.4': 'Tickets and pieces are chosen by all at the same time; nobody waits for a neighbour.',
  'GL-2.5': 'The start player is drawn by lot and known before tickets are chosen. Play goes round by seat.',
  'GL-2.6': 'Three locomotives among the first six open cards are handled as in GL-4.6, before tickets are chosen.',
  'GL-2.7':
    'Until all are done, others see only who is done. How many tickets each kept is shown with the mixes; the tickets not kept then go under the deck seat by seat from the start player, each hand in the order dealt.',
  'GL-3': 'A turn',
  'GL-3.1':
    'In your turn do exactly one thing: draw transport cards, claim a route, draw tickets, build a harbour or exchange pieces. There is no passing.',
  'GL-3.2': 'Whoever can do none of them is skipped. An exchange that is possible counts, wanted or not.',
  'GL-4': 'Drawing transport cards',
  'GL-4.1': 'Take two cards, each one of the six open ones or blind from either deck.',
  'GL-4.2':
    'An open card is replaced at once, in the same place, from the deck that you name. So the row may come to be all trains or all ships.',
  'GL-4.3': 'An open locomotive taken first is the only card of the turn.',
  'GL-4.4':
    'As the second card an open locomotive may not be taken, whether it lay there before or was just turned up.',
  'GL-4.5': 'A locomotive drawn blind is a card like any other.',
  'GL-4.6':
    'Whenever three or more locomotives lie open, all six cards are discarded and three of each deck are turned up anew.',
  'GL-4.7':
    'A deck that runs out is rebuilt at once from its own discards; without any it stays empty. Locomotives go to the train discards, and what is paid or cleared is discarded whole first. If one deck alone is left, it refills the whole row; with neither, no card can be drawn.',
  'GL-4.8': 'There is no limit to the cards in hand.',
  'GL-4.9': 'If the first card was the last there was, no second one is taken and the turn ends.',
  'GL-4.10':
    'An open card may be taken only if it can be replaced, so six always lie open. An empty deck cannot be drawn from.',
  'GL-4.11': 'The second card must be taken if one may be taken. Only an open locomotive makes a draw of one.',
  'GL-4.12':
    'In this order: take the card, name the deck if both have cards, turn up the card, clear the row if need be, then the next card. You see each before you choose on. A cleared row does not end the turn.',
  'GL-5': 'Claiming a route',
  'GL-5.1':
    'Play a set of cards of the route’s kind and colour, on a grey route any one colour. Put a piece on each space and score at once: 1, 2, 4, 7, 10, 15, 18, 21 or 27 points for 1 to 9 spaces.',
  'GL-5.2': 'Locomotives replace train and ship cards, one space each. A set may be nothing but locomotives.',
  'GL-5.3': 'A double ship covers two spaces. A surplus ship is lost.',
  'GL-5.4': 'You need as many trains or ships as the route has spaces.',
  'GL-5.5': 'Any free route may be claimed; it need not touch your others. One route in a turn.',
  'GL-5.6':
    'Of a double route (the same two ends, the same kind) nobody may own both. With 2 or 3 players one of them closes the other to all.',
  'GL-5.7':
    'A train route and a ship route between the same two cities are no double route: both may be owned by one player.',
  'GL-5.8': 'Cards with the harbour symbol pay like any other. The payer chooses which cards go.',
  'GL-6': 'Tickets',
  'GL-6.1':
    'Draw four tickets, or as many as are left, and keep at least one. The others go under the deck. What is kept is never returned, and you may hold any number.',
  'GL-6.2':
    'At the end a ticket whose two cities are joined by your own routes, trains and ships mixed, scores its value; any other loses it.',
  'GL-6.3': 'Tickets are secret until the end.',
  'GL-6.4':
    'There are no tour tickets. Junctions connect the routes that meet there; they take no harbour and are on no ticket.',
  'GL-7': 'Harbours',
  'GL-7.1': 'A harbour is built in a port city; one harbour for each city, three for each player.',
  'GL-7.2': 'You must own a route, for trains or ships, at that city.',
  'GL-7.3':
    'It costs two train cards and two ship cards of one colour, all with the harbour symbol. Locomotives may replace any of the four, but never more than two cards of either kind besides them.',
  'GL-7.4':
    'At the end a harbour scores 10, 20 or 30 if you completed one, two, or three and more tickets that name its city, else nothing.',
  'GL-7.5': 'A ticket that names two cities with harbours of yours counts for both.',
  'GL-7.6': 'Each harbour not built costs 4 points at the end.',
  'GL-7.7': 'One harbour in a turn. Its cards are discarded, nothing is scored at once, and it is never moved.',
  'GL-8': 'Exchanging pieces',
  'GL-8.1':
    'As a turn: swap any number of trains for as many ships from your box, or the other way, for a point each. At least one, and never more than the box holds.',
  'GL-8.2': 'One direction in a turn. Scores may fall below zero.',
  'GL-8.3':
    'Only pieces not on the board are swapped. The box always holds 15, and you may exchange as often as you like.',
  'GL-9': 'End of the game',
  'GL-9.1':
    'When a turn ends with its player at six or fewer pieces, everybody, that player included, gets two more turns. Then the game ends.',
  'GL-9.2':
    'Points for routes, less exchanges, plus completed tickets, less failed ones, plus harbours, less 4 for each harbour not built. There is no bonus for the longest way or the most tickets.',
  'GL-9.3':
    'Most points win. A tie goes to more completed tickets, then to more points from harbours; else it is shared.',
  'GL-9.4':
    'Trains and ships count for GL-9.1, harbours do not. It happens once: others at six or fewer change nothing. The player who caused it plays the very last turn; a skipped turn counts as one.',
  'GL-9.5': 'The game also ends, at once, when three full rounds were nothing but exchanges and skipped turns.',
  'GL-R': 'Rulings',
  'GL-R1': 'The rulebook lets the most experienced traveller begin; here the start player is drawn by lot (GL-2.5).',
  'GL-R2': 'Clearing the row applies from the very first six cards on (GL-2.6).',
  'GL-R3': 'A player without any legal action is skipped (GL-3.2).',
  'GL-R4':
    'The row is cleared at most three times running; then it stays until the next card is turned up and is judged afresh. A deck that cannot give three is made up from the other, in the places left over.',
  'GL-R5': 'No second card if none is left (GL-4.9).',
  'GL-R6':
    'A payment may not hold a card that could be left out: it covers the route exactly, or it is double ships alone with one ship too many.',
  'GL-R7': 'An exchange goes one way, and scores may fall below zero (GL-8.2).',
  'GL-R8': 'Ties, for every place: more completed tickets, then more points from harbours, then shared (GL-9.3).',
  'GL-R9': 'In set-up others see only who is done (GL-2.7).',
  'GL-R10': 'An open card that cannot be replaced cannot be taken (GL-4.10).',
  'GL-R11': 'The second card is not optional (GL-4.11).',
  'GL-R12': 'How the last turns are counted (GL-9.4).',
  'GL-R13': 'Three rounds of exchanges end the game (GL-9.5).',
  'GL-E': 'Examples',
  'GL-E1':
    'A purple train route of 3: three purple, two purple and a locomotive, or three locomotives. Not two purple and a yellow.',
  'GL-E2':
    'A white ship route of 4: two doubles, four singles, a double and two singles, or a double, a single and a locomotive.',
  'GL-E3':
    'A ship route of 5 may be paid with three doubles: five ships are placed, nothing comes back. Four doubles, or two doubles and two more cards, would be too much.',
  'GL-E4':
    'A harbour in Parry Sound: a locomotive, a yellow ship and two yellow trains, all with the symbol; or four locomotives. Not with a double ship, and not with three trains.',
  'GL-E5':
    'Harbours in Chicago and Montreal, completed Chicago–Timmins, Chicago–Montreal and Montreal–New York: each harbour scores 20.',
  'GL-E6': 'Two ships exchanged for two trains: 2 points are lost and the turn is over.',
  'GL-E7':
    'Three players A, B and C; B ends a turn with six pieces: C, A, B, C, A, B still play, then the game ends, even if A falls to six as well.',
  'GL-E8':
    'Two open locomotives; the first card is an open red train and a locomotive takes its place: all six are discarded, three and three are turned up, and the second card may be any but an open locomotive.',
  'GL-E9':
    'A mix of 18 trains and 32 ships: the box holds 15 trains and no ship, so only ships can be exchanged for trains.',
} as const
