/** The rules of Great Lakes in English, by number. */
export const rules = {
  'GL-0': 'Aim of the game',
  'GL-0.1':
    'Score the most points. You score for the routes you claim, the tickets you complete and the harbours you build in cities on those tickets. Tickets you do not complete cost you points.',
  'GL-1': 'Components',
  'GL-1.1':
    'There are 80 train cards: 11 in each of six colours (purple, yellow, green, red, black, white) and 14 locomotives. A locomotive is wild: it replaces any other card.',
  'GL-1.2': 'There are 60 ship cards: 4 single ships and 6 double ships in each colour.',
  'GL-1.3':
    'In each colour, 4 of the 11 train cards and all 4 single ships have a harbour symbol. Double ships never have one.',
  'GL-1.4': 'Each player has 33 trains, 32 ships and 3 harbours.',
  'GL-1.5':
    'The board has 35 cities, 25 of them port cities, two junctions on open water and 110 routes. There are 55 destination tickets, called tickets here. Sources disagree on whether the routes from Buffalo to Syracuse and to Erie are for ships or for trains; here they are for ships.',
  'GL-1.6':
    'Train routes take trains and train cards; ship routes take ships and ship cards. You never mix them. Only locomotives work on both.',
  'GL-2': 'Setup',
  'GL-2.1':
    'Both decks are shuffled. Each player gets 2 train cards and 2 ship cards. Then 3 cards from each deck are laid face up in a row: trains in places 1 to 3, ships in places 4 to 6.',
  'GL-2.2': 'Each player gets 5 tickets and keeps at least 3. The others go face down under the ticket deck.',
  'GL-2.3':
    'Each player then secretly chooses 50 pieces out of 33 trains and 32 ships. The rest stays in that player’s box. When everyone has chosen, all choices are revealed. For a first game we suggest 27 trains and 23 ships.',
  'GL-2.4': 'All players choose their tickets and pieces at the same time.',
  'GL-2.5': 'The start player is chosen at random and known before tickets are chosen. Play goes clockwise.',
  'GL-2.6':
    'If three or more of the first six face-up cards are locomotives, GL-4.6 applies before tickets are chosen.',
  'GL-2.7':
    'Until everyone is done, the others only see who is done. How many tickets each player kept is revealed together with the pieces. Then the returned tickets go under the deck, player by player from the start player on, each player’s in the order dealt.',
  'GL-3': 'Your turn',
  'GL-3.1':
    'On your turn, do exactly one of these: draw transport cards (trains or ships), claim a route, draw tickets, build a harbour, or exchange trains and ships. You cannot pass.',
  'GL-3.2':
    'If you can do none of these, you are skipped. If an exchange is the only thing you can do, you have to make one.',
  'GL-4': 'Drawing cards',
  'GL-4.1': 'Take two cards. Each is either one of the six face-up cards or the top card of one of the two decks.',
  'GL-4.2':
    'When you take a face-up card, its place is refilled at once from the deck of your choice. So the row can become all trains or all ships.',
  'GL-4.3': 'If your first card is a face-up locomotive, it is your only card this turn.',
  'GL-4.4': 'Your second card cannot be a face-up locomotive, not even one that has just been revealed.',
  'GL-4.5': 'A locomotive drawn from a deck counts as an ordinary card.',
  'GL-4.6':
    'Whenever three or more of the face-up cards are locomotives, the row is cleared: all six cards are discarded and three new cards from each deck are laid face up.',
  'GL-4.7':
    'When a deck runs out, its own discards are shuffled into a new deck at once; without discards it stays empty. Locomotives always go to the train discards. A payment or a cleared row is discarded completely before a deck is reshuffled. If only one deck is left, it refills the whole row. If both are empty, nobody can draw cards.',
  'GL-4.8': 'There is no hand limit.',
  'GL-4.9': 'If your first card was the last one available, you get no second card and your turn ends.',
  'GL-4.10':
    'You can take a face-up card only if it can be replaced, so there are always six face-up cards. You cannot draw from an empty deck.',
  'GL-4.11': 'You must take a second card if you can. The only exception is a face-up locomotive taken first.',
  'GL-4.12':
    'The order is: take a card, choose the deck if both have cards, reveal the new card, clear the row if GL-4.6 applies, then take the next card. You see each result before you go on. Clearing the row does not end your turn.',
  'GL-5': 'Claiming a route',
  'GL-5.1':
    'Pay with cards of the route’s type and colour that cover all its spaces; a grey route takes any one colour. Discard the cards, put one train or ship on each space and score at once: 1, 2, 4, 7, 10, 15, 18, 21 or 27 points for 1 to 9 spaces.',
  'GL-5.2':
    'A locomotive replaces any train or ship card and covers one space. You can pay with nothing but locomotives.',
  'GL-5.3': 'A double ship covers up to two spaces. If you pay one ship too many, you get nothing back.',
  'GL-5.4': 'You need as many trains or ships as the route has spaces.',
  'GL-5.5':
    'You can claim any free route; it does not have to connect to your other routes. You can claim one route per turn.',
  'GL-5.6':
    'A double route is two routes of the same type between the same two places. Nobody can own both. With 2 or 3 players, claiming one of them closes the other for everyone.',
  'GL-5.7':
    'A train route and a ship route between the same two cities are not a double route: one player can own both.',
  'GL-5.8': 'Cards with a harbour symbol can pay for routes too. You choose which cards you pay with.',
  'GL-6': 'Tickets',
  'GL-6.1':
    'Draw four tickets, or as many as are left, and keep at least one. The others go face down under the deck. You never return a ticket you have kept, and you can hold any number of tickets.',
  'GL-6.2':
    'At the end, a ticket scores its value if your own routes connect its two cities; trains and ships can be mixed. Otherwise you lose its value.',
  'GL-6.3': 'Tickets stay secret until the end.',
  'GL-6.4':
    'There are no tour tickets in this game. Junctions connect the routes that meet there. They never get a harbour and are on no ticket.',
  'GL-7': 'Harbours',
  'GL-7.1':
    'You can build harbours only in port cities. There can be one harbour in each city, and each player can build three.',
  'GL-7.2': 'You must own a train route or a ship route to that city.',
  'GL-7.3':
    'A harbour costs two train cards and two ship cards of one colour, all with the harbour symbol. Locomotives can replace any of the four cards, even all of them. The other cards can include at most two of each type.',
  'GL-7.4':
    'At the end, a harbour scores 10, 20 or 30 points if you completed one, two, or at least three tickets that name its city. Without any it scores nothing.',
  'GL-7.5': 'A ticket that names two cities with your harbours counts for both harbours.',
  'GL-7.6': 'Each harbour you have not built costs you 4 points at the end.',
  'GL-7.7':
    'You can build one harbour per turn. Its cards are discarded. It scores nothing until the end and never moves.',
  'GL-8': 'Exchanging trains and ships',
  'GL-8.1':
    'As your turn, exchange any number of your trains for the same number of ships from your box, or ships for trains. You lose one point for each. Exchange at least one, and no more than your box holds.',
  'GL-8.2': 'You can exchange in only one direction per turn. Your score can fall below zero.',
  'GL-8.3':
    'You can exchange only pieces that are not on the board. Your box always holds 15 pieces. You can exchange as often as you like.',
  'GL-9': 'End of the game',
  'GL-9.1':
    'If a player ends a turn with six or fewer pieces, everyone gets two more turns, including that player. Then the game ends.',
  'GL-9.2':
    'Your final score: points for routes, minus points lost in exchanges, plus completed tickets, minus tickets not completed, plus harbours, minus 4 for each harbour not built. There is no bonus for the longest path or the most tickets.',
  'GL-9.3':
    'The player with the most points wins. In a tie, the player with more completed tickets wins, then the one with more points from harbours. If they are still tied, they share the place.',
  'GL-9.4':
    'For GL-9.1, trains and ships count as pieces; harbours do not. It happens only once: after that, other players with six or fewer pieces change nothing. The player who triggered it takes the very last turn. A skipped turn counts as a turn.',
  'GL-9.5': 'The game also ends at once after three full rounds of nothing but exchanges and skipped turns.',
  'GL-10': 'Who sees what',
  'GL-10.1':
    'Hidden: the cards and tickets each player holds, the order of the decks and, until everyone has chosen, each player’s mix of trains and ships. Only you know which tickets you returned.',
  'GL-10.2':
    'Everyone sees how many train cards, ship cards and tickets each player holds (locomotives count as train cards), everyone’s pieces, harbours, boxes and scores, how many cards are left in each deck, and every discarded card. When a player draws from a deck, everyone sees which deck it is.',
  'GL-10.3':
    'Everyone knows which face-up cards a player took and which cards a player paid with. The game shows you what follows from that, and nothing more.',
  'GL-R': 'Rulings: what the rulebook leaves open',
  'GL-R1':
    'In the rulebook, the most experienced traveller goes first. Here the start player is chosen at random (GL-2.5).',
  'GL-R2': 'The row can be cleared from the very first six cards on (GL-2.6).',
  'GL-R3': 'A player who cannot do anything is skipped (GL-3.2).',
  'GL-R4':
    'The row is cleared at most three times without a break. Then it stays until the next card is revealed and is checked again. If a deck cannot supply three cards, the other deck fills the remaining places.',
  'GL-R5': 'There is no second card if none is left (GL-4.9).',
  'GL-R6':
    'You cannot pay with a card that you could leave out. Your cards cover the route exactly, or they are all double ships with one ship too many.',
  'GL-R7': 'An exchange goes in one direction, and scores can fall below zero (GL-8.2).',
  'GL-R8':
    'Ties for any place: first more completed tickets, then more points from harbours, then the place is shared (GL-9.3).',
  'GL-R9': 'During setup, the others only see who is done (GL-2.7).',
  'GL-R10': 'You cannot take a face-up card that cannot be replaced (GL-4.10).',
  'GL-R11': 'The second card is not optional (GL-4.11).',
  'GL-R12': 'How the last turns are counted (GL-9.4).',
  'GL-R13': 'Three rounds of nothing but exchanges and skipped turns end the game (GL-9.5).',
  'GL-E': 'Examples',
  'GL-E1':
    'A purple train route of 3 spaces: pay with three purple trains, with two purple trains and a locomotive, or with three locomotives. You cannot pay with two purple trains and a yellow one.',
  'GL-E2':
    'A white ship route of 4 spaces: pay with two doubles, four singles, a double and two singles, or a double, a single and a locomotive.',
  'GL-E3':
    'You can pay for a ship route of 5 spaces with three doubles: you place five ships and get nothing back. Four doubles, or two doubles and two more cards, would be too much.',
  'GL-E4':
    'A harbour in Parry Sound: pay with a locomotive, a yellow ship and two yellow trains, all three with the symbol, or with four locomotives. You cannot use a double ship or three trains.',
  'GL-E5':
    'You have harbours in Chicago and Montreal and completed Chicago–Timmins, Chicago–Montreal and Montreal–New York: each harbour scores 20.',
  'GL-E6': 'You exchange two ships for two trains: you lose 2 points and your turn is over.',
  'GL-E7':
    'Three players A, B and C. B ends a turn with six pieces: C, A, B, C, A, B still play, then the game ends, even if A drops to six pieces as well.',
  'GL-E8':
    'Two face-up cards are locomotives. You take a face-up red train and a locomotive is revealed in its place: all six cards are discarded and three from each deck are laid face up. Your second card can be any card except a face-up locomotive.',
  'GL-E9':
    'You play with 18 trains and 32 ships: your box holds 15 trains and no ships, so you can only exchange ships for trains.',
} as const
