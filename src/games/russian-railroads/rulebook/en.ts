/** The rules of Russian Railroads in English, by number. */
export const rules = {
  'RR-1': 'What you play with, and setting up',
  'RR-1.1':
    'There are 37 locomotives: four of each number from 1 to 8, five of 9. The back of each number is one kind of factory (RR-6.6). One of the 9s has no back and lies on a question card. With 3 players one of each number is left out, with 2 players two; the special 9 stays. Everybody begins with a 1, so the stacks begin at 2.',
  'RR-1.2':
    'There are 15 engineers: 7 with an A, 7 with a B and one without letter, who lies with a coin on a question card. With 4 players 3 of A and 4 of B are drawn, with fewer 3 of each. From the right they lie on the hiring field, then on the fields for all, then on the waiting fields, A before B. With 3 players the field furthest left stays empty; with 2 players there are 6 fields, one of them for all.',
  'RR-1.3':
    'Of the 10 end cards 2 are put away unseen; 8 make the pile. The 5 question cards and the 4 start-bonus cards lie open.',
  'RR-1.4':
    'Everybody has a locomotive 1 on Transsib, a black track on field 1 of each route (which gives nothing), the industry marker on 0, seven different question tokens, a second industry marker, a Kiev medal and a revaluation marker.',
  'RR-1.5':
    'With 4 players everybody begins with 5 workers and 1 coin; with 3 players with 6 workers and 1 coin, with 2 players with 6 workers and 2 coins. 2 more workers of each colour can be gained.',
  'RR-1.6':
    'The 2 turquoise temporary workers stand on their space (with 2 players they are not there), the black worker on a question card.',
  'RR-1.7':
    'The order of play is drawn. Then the last player picks one of the start-bonus cards and carries it out, then the one before, and so on; the first player gets none. Cards not picked are out of the game.',
  'RR-1.8': 'With 4 players 7 rounds are played, with 2 or 3 players 6. All begin with 0 points.',
  'RR-2': 'Your turn',
  'RR-2.1':
    'In the order of play, again and again, each player takes one turn or passes. Who has passed is out for the round. When all have passed the round ends (RR-10.8).',
  'RR-2.2':
    'In a turn you choose a free action space, place on it exactly the workers shown, from your own supply, and carry out its action at once. One action a turn.',
  'RR-2.3': 'A space with a worker or a coin on it is taken for the rest of the round. Only T12 is never taken.',
  'RR-2.4':
    'The action of a space of the board, of an engineer for all and of a question card must be possible in full, and is carried out in full. Your own engineers, factories, question tokens and what special fields bring you may use in part or not at all; only placing a question token is a duty (RR-13.3).',
  'RR-2.5':
    'A coin can stand for a worker on any space, alone or mixed. A worker never stands for a coin where one is asked for (T11, hiring). Your own, temporary and black workers can be mixed.',
  'RR-2.6':
    'Whoever passes scores at once by place in the order: 0, 2, 3 and 4 points for the first to the fourth. Passing is always allowed, and without workers nobody has to pass who still has coins. Workers not used do nothing; coins are kept. The points are reconstructed.',
  'RR-2.7':
    'What a turn brings you resolve in the order you like. End cards are chosen last, and a chain of locomotives is finished before anything else. See RR-2.10.',
  'RR-2.8':
    'What a space costs and does stands on the board. With 2 players some spaces are closed: T1, T3, L2, I3, O3, E3 and P2. That E3 is one of them is reconstructed.',
  'RR-2.9':
    'In full means: from the position at hand every printed part can be done to its last step, in some order of the parts. Tracks taken on the way and pieces that the action itself returns count; other gains and the step of the black worker do not. While printed parts are open no choice is offered that would make them impossible.',
  'RR-2.10':
    'What needs no choice happens at once. All else, parts of the action and gains alike, lies in one open list, and you take any entry next, also between two steps of one move. Only a locomotive to lay, a factory to choose, a space to use again and a question card are answered before all else. Printed parts (of the board, of engineers for all, of question cards and start-bonus cards) must be done; own engineers, the step of the black worker and all gains can be left and lapse at the end of the turn.',
  'RR-2.11':
    'A step or a build counts for the narrowest entry that allows it: one colour before black or grey, that before any colour; a locomotive or a factory before the choice of both; a printed part before a gain. It is otherwise only if a printed part could then no longer be done.',
  'RR-3': 'Track',
  'RR-3.1': 'A step moves one track one field on. Steps may be spread over the routes.',
  'RR-3.2':
    'On a route black is ahead of grey, grey of brown, brown of natural, natural of white. A track never enters a field with another, and never passes one.',
  'RR-3.3':
    'A new colour begins beside the route. Its first step enters field 1, if that is free and every earlier colour is on the route.',
  'RR-3.4': 'All five colours go to Transsib, black to natural to Petersburg, black to brown to Kiev.',
  'RR-3.5': 'Nothing moves beyond the last field.',
  'RR-3.6':
    'When black reaches field 2 of Transsib you take 3 grey tracks, one for each route; at 6, 3 brown; at 10, 2 natural for Transsib and Petersburg; at 15, 1 white, with which you may make up to 2 steps.',
  'RR-3.7': 'T11 takes a worker and a coin, or two coins: 2 steps in all with one or two tracks of any colour.',
  'RR-3.8': 'T12: one step with black or grey, as often as anybody likes.',
  'RR-3.9':
    'Tracks that you take can be used at once, also by steps left of the same action. The 2 steps with white wait in the open list; what has found no room by the end of the turn lapses.',
  'RR-4': 'Special fields',
  'RR-4.1':
    'Without a locomotive: what RR-3.6 says; black on Kiev 7, one more worker for the rest of the game; black on the last field of a route, 10 points.',
  'RR-4.2':
    'With track and locomotive: brown on Transsib 3, one more worker; black on Transsib 13, Petersburg 4 and Petersburg 6, place a question token and use it.',
  'RR-4.3': 'A field that needs both gives what it gives when the second of them comes, be it track or locomotive.',
  'RR-4.4':
    'At every scoring: grey and locomotive on Petersburg 7 double that route; black and locomotive on Kiev 1, 2, 3, 4 and 8 bring 1, 2, 3, 4 and 10 points; grey and locomotive on Kiev 5 bring 20, if the medal lies there. The 10 points of field 8 are reconstructed.',
  'RR-4.5':
    'The question field of the industry track works once, for the first marker that enters it. Where it lies is reconstructed.',
  'RR-4.6': 'A worker gained can be placed from your next turn on. There are two to gain, no more.',
  'RR-4.7': 'Each of the four question fields takes one token, so of seven tokens there is always one to place.',
  'RR-5': 'Locomotives',
  'RR-5.1': 'A locomotive is taken from the lowest stack that is left.',
  'RR-5.2':
    'Petersburg and Kiev hold one locomotive, Transsib two, whose numbers are added. The number is the last field that is reached.',
  'RR-5.3':
    'It goes to an empty place or replaces a lower one, never an equal or higher one. On Transsib a lower one may be replaced although the second place is empty.',
  'RR-5.4': 'A replaced locomotive may be laid elsewhere by the same rule, and so on.',
  'RR-5.5':
    'A replaced locomotive may be returned only if no place is empty; then you choose between replacing a lower one and returning it.',
  'RR-5.6': 'A returned locomotive lies open with its factory side up and can only be built as a factory.',
  'RR-5.7': 'A locomotive just taken must be laid. If that cannot be, none can be built.',
  'RR-5.8':
    'When the chain is finished every route is looked at for fields now reached. A place only ever gets a higher number, so nothing gained is lost.',
  'RR-5.9': 'All four places are alike: one replaced on Transsib may go to the other place of Transsib.',
  'RR-5.10': 'With the stacks empty no locomotive can be built; returned pieces still serve as factories.',
  'RR-6': 'Factories and industry',
  'RR-6.1':
    'A factory is built from the lowest stack, turned over, or from any returned piece, into the leftmost empty gap of five.',
  'RR-6.2': 'With five factories a new one replaces any of them, which is returned. The new piece is chosen first.',
  'RR-6.3':
    'L3 takes 3 workers: one locomotive and one factory, in either order. A locomotive returned by one half may be the factory of the other.',
  'RR-6.4': 'An industry step moves a marker one space. A gap without factory stops it.',
  'RR-6.5':
    'A marker that enters a factory sets it to work; what cannot be done lapses. No factory is jumped over in a longer move.',
  'RR-6.6':
    'The factories by number: 1, points for the numbers of your engineers; 2, a locomotive or a factory; 3, use a space again; 4, 2 doublers; 5, an industry step; 6, a coin; 7, 2 steps with any colour; 8, points for your two best locomotives; 9, an end card or 10 points. Which number does what is reconstructed.',
  'RR-6.7': 'Building or replacing a factory under a marker sets nothing to work.',
  'RR-6.8':
    'The second marker begins on 0. Steps may be shared between both; it uses factories too, but not the question field; both score. Neither may enter the space of the other or overtake it, and the token cannot be chosen while the first stands on 0.',
  'RR-6.9':
    'Factory 8 counts a single locomotive alone. Factory 1 counts printed numbers only. Both score what is there when the marker enters.',
  'RR-7': 'Other spaces',
  'RR-7.1':
    'Doublers lie above Transsib 1 to 8, from left to right, and double the value of the track there at a scoring. With all 8 laid further ones lapse, and O1 is not possible.',
  'RR-7.2': 'O2 gives two coins.',
  'RR-7.3':
    'O3 gives the two temporary workers, who are used this round like your own, from the next turn on, and then go back.',
  'RR-7.4': 'Doublers and coins do not run out.',
  'RR-8': 'Engineers',
  'RR-8.1':
    'The hiring field costs a coin and no worker. The engineer is your own space from then on, once a round, for 1 worker. The numbers and letters of the engineers are reconstructed.',
  'RR-8.2': 'Engineers on the fields for all can be used by anybody, once a round each. Those who wait cannot be used.',
  'RR-8.3': 'Of an own engineer any part may be left out, even all; one part at least must be possible to begin with.',
  'RR-8.4':
    'Using a space again needs a space with exactly one worker of yours, of whatever kind; coins do not count and do no harm. Its action is carried out once more, for nothing. The space used in this very turn counts. A space of the board must again be possible in full, so never O3.',
  'RR-8.5':
    'There are as many engineers as rounds, and in the last one only the hiring field holds one. A field without engineer is no space.',
  'RR-9': 'The black worker',
  'RR-9.1':
    'Placed where the printed action allows a step with black, it gives one step more with black, at any moment of the turn or not at all.',
  'RR-9.2': 'It serves like any other worker from the turn after it was taken, and comes back every round.',
  'RR-10': 'The order of play',
  'RR-10.1':
    'One worker under place 1 or 2 claims that place for the next round: not under the place you have (with 2 players you may), and one at most. With 2 players there is place 1 only.',
  'RR-10.2':
    'A coin or a temporary worker there changes places at once with a worker of your colour from another space. Without one it cannot be used. The black worker may stay.',
  'RR-10.3': 'When all have passed the claimants take their places, and the others fill the rest in their old order.',
  'RR-10.4': 'If only the first player stands, under place 2, the order stays.',
  'RR-10.5':
    'Then the worker under 2, and after it the one under 1, may move to a free space for one worker and act there.',
  'RR-10.6':
    'In the last round the places are covered by a new space, X1: 3 industry steps. There is no new order and nobody moves. Its cost, 2 workers, is reconstructed.',
  'RR-10.7':
    'A worker moves to a space for one worker and no coin, own engineers included, but not to O3. It takes the space, so the second one cannot go there. It may stay. Coins and workers gained serve from the next round on.',
  'RR-10.8': 'A round ends so: all have passed, new order, workers move, scoring, clean-up.',
  'RR-11': 'Scoring after each round',
  'RR-11.1':
    'Only fields that the locomotives reach score. A track counts for its field and for all free ones behind it, down to the next track.',
  'RR-11.2':
    'A field is worth 0 with black, 1 with grey, 2 with brown, 4 with natural, 7 with white; with the revaluation marker brown is worth 3, natural 6, white 10. Doublers and the doubled Petersburg multiply these; stars and medal of Kiev are added.',
  'RR-11.3':
    'Industry scores the value of the marker’s space, or of the nearest lower one with a value. The values are 0, 1, 2, 3, 5, 10, 15, 20, 25 and 30.',
  'RR-11.4':
    'Then workers go back to their owners, coins to the supply, temporary workers to their space. The engineer nobody hired leaves, the others move one field to the right.',
  'RR-12': 'The end',
  'RR-12.1':
    'After the last scoring come the end cards, then the engineers: 40 points for most of them, 20 for the second. A tie goes to the highest number. Without engineer there is nothing.',
  'RR-12.2': 'Most points win. Players with equal points share the victory.',
  'RR-12.3':
    'Whoever may take an end card looks through the pile and keeps one in secret, or takes 10 points. With the pile empty it is 10 points.',
  'RR-12.4':
    'Players are ranked by the number of their engineers, then by the highest number. The card for one engineer more counts as an engineer without number.',
  'RR-13': 'Question tokens and question cards',
  'RR-13.1':
    'The tokens, each once: up to 4 steps with any tracks; up to 5 industry steps; the second industry marker; 3 doublers; the revaluation marker; the Kiev medal; a question card and then an end card.',
  'RR-13.2':
    'The cards, each once for all: a doubler, an industry step and a step with black, then one of the three again; the engineer without letter and a coin; a factory, then 2 industry steps; the black worker; the special 9.',
  'RR-13.3':
    'A token must be placed, even if its function lapses. Of the cards only one that is possible in full may be taken, together with the printed parts still open; or none.',
  'RR-13.4':
    'Of the first card the three parts come in any order and in full; the fourth is a gain, chosen once nothing printed is open. With the third card the factory is built at once. Engineer and coin serve in the same round. The special 9 is laid at once.',
  'RR-R': 'Rulings: what the rulebooks leave open',
  'RR-R1': 'Returning a replaced locomotive is possible only with no place empty; see RR-5.5.',
  'RR-R2': 'Building under a marker sets nothing to work; see RR-6.7.',
  'RR-R3': 'Markers neither meet nor overtake; see RR-6.8.',
  'RR-R4': 'Doublers and coins are not limited by what is in the box.',
  'RR-R5':
    'No “use again” repeats another “use again”. T12 counts with exactly one worker of yours there; the places in the order and hiring do not count.',
  'RR-R6':
    'The step of the black worker is also given on engineers, on spaces for any colour and when it is moved (RR-10.5), not on “use again”.',
  'RR-R7': 'A coin or temporary worker without an own worker to swap with cannot be placed under a place.',
  'RR-R8': 'What “in full” means stands in RR-2.9.',
  'RR-R9': 'The free order of the open list stands in RR-2.10; it was agreed with author and publisher later on.',
  'RR-R10': 'Which entry a step counts for stands in RR-2.11, so nobody is asked.',
  'RR-R11': 'The two places of Transsib are places like the others; see RR-5.9.',
  'RR-R12': 'An own engineer can be used if one part of it is possible, points included.',
  'RR-R13': 'How workers are moved after the round stands in RR-10.7.',
  'RR-R14': 'With no end card left, 10 points are taken.',
  'RR-R15': 'The second most engineers bring 20 points with 2 players too, and also when the first two tie.',
  'RR-R16': 'A token counts as placed even if it did nothing; see RR-13.3.',
  'RR-R17': 'The fourth part of the first question card is a gain; see RR-13.4.',
  'RR-R18': 'The factory that is replaced cannot be the new one, as that was chosen before.',
  'RR-E': 'Examples',
  'RR-E1':
    'Transsib with a 6 and a 2, brown on 3, grey on 7, black ahead, a doubler on 1: brown on 1 to 3 brings 4 + 2 + 2, grey on 4 to 7 brings 4, black on 8 brings 0: 12. Petersburg 0. Kiev with a 2 and black on 2: 1 + 2 = 3. Industry marker on the first factory: 5. Together 20.',
  'RR-E2': 'Kiev with black on 3 and a 3: 6 points for stars at each scoring.',
  'RR-E3':
    'Red has 3 engineers: 40. Blue and Yellow have 2 each, Yellow the higher number: 20 for Yellow. Green has none: 0.',
  'RR-E4':
    'The order is Yellow, Blue, Green, Red. Green stands under 1, Red under 2. New order: Green, Red, Yellow, Blue.',
  'RR-E5':
    'A 4 on Petersburg replaces a 2, which replaces the 1 on Kiev. All places are taken by equal or higher ones, so the 1 is returned.',
  'RR-E6': 'Transsib with 3 and 1: a new 4 replaces the 1, which goes to the empty Kiev.',
  'RR-E7': 'The first player stands alone under 2: the order stays, and the worker moves all the same.',
  'RR-E8': 'No grey on any route, T3: grey enters field 1 and goes on to 2, or enters field 1 of two routes.',
  'RR-E9': 'Petersburg with a 5 and black coming to 4: a question token. Transsib with a 1 and a 4 reaches field 5.',
  'RR-E10':
    'I2 with the marker before the first factory: it enters the factory, which works, then the next space. With that gap empty I1 and I2 are refused.',
  'RR-E11':
    'Black on Transsib 1, no grey yet, an engineer for all with black and grey: black goes to 2, grey is taken, grey enters field 1. That is allowed.',
} as const
