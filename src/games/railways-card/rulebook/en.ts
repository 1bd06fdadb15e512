/** The rules of Railways: the card game in English, by number. */
export const rules = {
  'RC-1': 'What you play with',
  'RC-1.1':
    'One deck of 111 cards: 65 rails in purple, light green, brown, orange and white (of each colour 6 of value 1 and 7 of value 2), 21 locomotives, which also serve as jokers, and 25 cities (5 of value 5, 5 of value 4, 10 of value 3 and 5 of value 2).',
  'RC-1.2': 'A bag with 60 goods cubes: 15 red (wood), 15 blue (ore), 15 yellow (grain) and 15 black (livestock).',
  'RC-1.3':
    'Each player has 12 trains of a colour. One shows the points, one is put aside for points above 25; the other 10 mark links.',
  'RC-1.4':
    'A city card shows its value, four places for links, each in a rail colour, and the good that the city demands; a city of value 5 demands every good. The higher the value, the fewer colours. When it is built, a city gets one good fewer than its value.',
  'RC-1.5':
    'The starting tile lies in the middle. Rails of every colour can be joined to it, any number of times. It has no value, holds no goods and demands none.',
  'RC-2': 'Setting up',
  'RC-2.1': 'Each player gets 1 locomotive and 1 random city of value 2.',
  'RC-2.2': 'All other cards are shuffled together. Each player is dealt 2 more and so holds 4.',
  'RC-2.3':
    'The top 3 cards are turned up: the display. Cities of value 2 that nobody got are in the deck like any other.',
  'RC-2.4': 'Who begins is drawn at random. From there on cards are dealt and turns go clockwise.',
  'RC-3': 'Your turn',
  'RC-3.1': 'A turn has three parts: one action, then taking cards, then the hand limit.',
  'RC-3.2':
    'The actions are: build a link to a new city; lay a locomotive, with a delivery if you wish; deliver one good; discard one card for a card or a cube; or pass.',
  'RC-3.3':
    'After the action take 1 or 2 cards, each from the top of the deck, from the display or from the top of the discard pile. One card must be taken if there is any.',
  'RC-3.4': 'A card taken from the display is at once replaced from the deck.',
  'RC-3.5':
    'A locomotive that is taken while it lies open, on the display or the discard pile, ends the taking of cards. One drawn from the deck does not.',
  'RC-3.6':
    'At the end of your turn you may hold 13 cards. What is above that you discard, as you choose; it is no action.',
  'RC-3.7': 'Discards lie face up on one pile, in the order in which you put them there.',
  'RC-3.8':
    'Cards are taken one after the other, so the second may be one that has just been turned up or uncovered. They are taken after every action, after passing too, and a card just discarded may be taken back. During a turn the hand may be above the limit.',
  'RC-4': 'Action: a link to a new city',
  'RC-4.1': 'Play a city from your hand and join it to the starting tile or to a city on the table.',
  'RC-4.2':
    'A link has one colour. The new city must have a connection of that colour, and a city on the table a free one; the starting tile takes every colour. The connection is used up at both ends.',
  'RC-4.3': 'Places that are on the table already are never linked with each other: every link brings in a new city.',
  'RC-4.4':
    'Pay with rails of the colour of the link, worth at least the value of the new city; the city it is joined to does not matter. Locomotives can stand in as jokers of value 1, but at least one rail of the colour must be played. You may pay more.',
  'RC-4.5':
    'Put a train on the link: it is yours. You score at once what the cards played are worth, a joker counting 1.',
  'RC-4.6': 'The cards stay on the table. Their worth is the value of the link at the end of the game.',
  'RC-4.7': 'The new city gets one good fewer than its value, drawn from the bag as far as it goes.',
  'RC-4.8': 'Without a train you cannot build. A link never changes hands.',
  'RC-4.9':
    'There is no limit to paying more, with rails or jokers, and all of it scores. Rails of other colours never count.',
  'RC-5': 'Action: a locomotive',
  'RC-5.1': 'Lay a locomotive from your hand in front of you. As many as lie there, as many links your goods can run.',
  'RC-5.2': 'Having laid one you may at once make one delivery; that is the same action.',
  'RC-5.3':
    'One locomotive for each action; it counts for the delivery at once and stays till the end. There is no upper limit.',
  'RC-6': 'Action: a delivery',
  'RC-6.1': 'Move one good along links from a city on the table to a city that demands its colour.',
  'RC-6.2': 'The first link of the way must be yours. The others may be anybody’s.',
  'RC-6.3': 'The way has at least one link, and no more than you have locomotives in front of you.',
  'RC-6.4':
    'The good ends in the first city on its way that demands it and never runs through one. A city of value 5 stops every good.',
  'RC-6.5': 'Goods may run through the starting tile, but nothing is delivered to it.',
  'RC-6.6':
    'You score 1 for each link of the way, whoever owns it. Every other player scores 1 for each of the own links that were used.',
  'RC-6.7': 'You keep the cube in front of you, for all to see; it counts at the end.',
  'RC-6.8':
    'Through the starting tile every link counts as it does at a city. That the city a good leaves demands it stops nothing.',
  'RC-7': 'Action: discarding for a card or a cube',
  'RC-7.1': 'Discard one card face up, then do one of the following.',
  'RC-7.2': 'Draw the top card of the deck, or take from the display a card that is no locomotive.',
  'RC-7.3': 'Or draw a cube from the bag and, having seen it, put it on a city on the table that has no goods.',
  'RC-7.4': 'After that you take cards as after every action.',
  'RC-7.5':
    'One of the two must be done. So you need a card to discard, and a card in the deck, one on the display that is no locomotive, or a cube in the bag and a city without goods.',
  'RC-7.6':
    'The discard pile is no source here. A locomotive drawn from the deck is allowed and does not limit the cards you take afterwards; the display is filled up at once.',
  'RC-8': 'The end of the game',
  'RC-8.1':
    'The end begins when the deck is used up, a player has no train left, or the bag is empty; in rare cases also by RC-R11.',
  'RC-8.2': 'The round is played to its end, so that all have had the same number of turns.',
  'RC-8.3':
    'Without a deck cards can still be taken from the display, which is not filled up any more, and the discard pile.',
  'RC-8.4': 'Then each player, from the start player on, may make one last delivery and nothing else.',
  'RC-8.5':
    'What begins the end does so the moment it happens and is not undone; the turn goes on. If it happens in the last turn of a round, that turn is the last. Further causes change nothing.',
  'RC-8.6': 'Until then all actions remain as they are. With an empty bag new cities get no goods.',
  'RC-8.7':
    'Last deliveries are deliveries like any other: they score, also for other owners, their cubes count, and each starts from what the one before has left. They may be declined.',
  'RC-9': 'Final scoring',
  'RC-9.1':
    'For each city on the table, the player whose own links there have the highest total value scores the value of the city. If several are equal, all of them do.',
  'RC-9.2': 'Each locomotive in front of you scores 1.',
  'RC-9.3':
    'Delivered goods score in sets, each cube in one set at most: 3 alike score 2, 4 alike score 3, 4 different ones score 5. The program finds what is best.',
  'RC-9.4':
    'Most points win. If these are equal, more links decide, then more goods delivered; after that the victory is shared.',
  'RC-9.5':
    'A link between two cities counts in full at both, a link at the starting tile at its one city. What counts is the player, not the colour of the rails.',
  'RC-9.6':
    'For the best sets every number of sets of different goods is tried, and what is left of each good is split into threes and fours. As many different ones as possible is not always best.',
  'RC-10': 'Options',
  'RC-10.1':
    'For younger players: without locomotives and goods. Nothing is delivered; the actions are building, discarding for a card, and passing.',
  'RC-10.2':
    'Locomotive as second card: an open locomotive may also be the second card taken. It ends the taking all the same.',
  'RC-10.3':
    'Any number of links: a colour that a city card shows takes any number of links; one that it does not show takes none. These variants may be combined.',
  'RC-R': 'Rulings',
  'RC-R1':
    'As an open locomotive ends the taking, it can only be taken as the first card; otherwise that would cost nothing.',
  'RC-R2':
    'For younger players each gets 1 city of value 2 and 3 more cards. There are no last deliveries and no points for locomotives and goods, the bag does not end the game, and with equal points and links the victory is shared.',
  'RC-R3': 'The discard pile is never made into a new deck: when the deck is used up, the game ends.',
  'RC-R4': 'If deck, display and discard pile are all empty, no card is taken.',
  'RC-R5': 'A city does not deliver to itself: a good needs at least one link.',
  'RC-R6': 'The starting tile itself scores for nobody.',
  'RC-R7':
    'A delivery is allowed whatever it brings to others. As the first link is your own, it always brings you more than all others together.',
  'RC-R8':
    'The printed cards are not public. Four places for links on each city, one link each, are our reading; places of one colour are alike.',
  'RC-R9': 'The rules say who plays last in a round, not who begins: that is left to chance.',
  'RC-R10':
    'No link is used twice in a delivery. There is only one way between two cities, so only the good and its destination are chosen.',
  'RC-R11':
    'A turn is idle if you pass and take your cards, if any, from the discard pile only. After idle turns in a row, 3 for each player, whoever began, the end begins. Any other turn sets the count, which all may see, back to nought.',
  'RC-E': 'Examples',
  'RC-E1':
    'A city of value 4 is joined with orange 1, orange 2 and a joker to a city of value 3 that has a free orange connection: 4 points at once, and the link has value 4.',
  'RC-E2': 'Orange 1 and orange 2 for a city of value 3: 3 points at once.',
  'RC-E3':
    'With 3 locomotives grain runs over 3 links to a city that demands it. The first link is the player’s own, one of the others an opponent’s: 3 points, and 1 for that opponent.',
  'RC-E4':
    'James has links of value 3, 3 and 2, Steve one of value 4. A city of value 3 touches Steve’s 4 and a 3 of James: Steve scores 3. A city of value 4 touches Steve’s 4 and James’s 2 and 3: James scores 4. Cities of value 2 and 3 touch only James: 2 and 3 more. James has 9, Steve 3.',
  'RC-E5':
    'One of each good scores 5, three wood 2, four ore 3, seven wood 5, four wood and one each of the others 7. Three wood, three ore, three grain and one livestock score 6, not 5. Two cubes alike score nothing.',
  'RC-E6':
    'Four jokers do not pay for a city of value 4, nor do three jokers and an orange rail on a purple link. A purple 2 and five jokers for a city of value 2 are allowed: 7 points.',
  'RC-E7':
    'With 2 locomotives ore runs over the own link to the starting tile and an opponent’s link to a city that demands ore: 2 points, and 1 for the opponent. With 3 locomotives and a city that demands ore in between, it must stop there.',
  'RC-E8':
    'Four players; in the turn of the third the deck runs out. The fourth still plays, then all four may deliver once, the start player first.',
  'RC-E9':
    'The display shows a locomotive, a rail and a city. After taking the rail the locomotive may not follow; a rail turned up in place of the first may.',
  'RC-E10':
    'Two players with 13 cards each pass, take the top discard and discard a card. The sixth such turn in a row begins the end. A card from the deck or the display in one of them starts the count anew.',
} as const
