/** The rules of Russian Railroads in English, by number. */
export const rules = {
  'RR-1': 'Aim, components and setup',
  'RR-1.1':
    'Aim: build three railways and locomotives, and develop your industry. You score after every round, and the player with the most points at the end wins. There are 37 locomotives: four of each number from 1 to 8 and five of 9. On the back of each number is a factory (RR-6.6). One of the 9s has no back and lies on a ?-card. With 3 players, remove one of each number; with 2 players, two. The special 9 always stays. Everyone starts with a 1, so the stacks start at 2.',
  'RR-1.2':
    'There are 15 engineers: 7 with an A, 7 with a B, and one without a letter, who lies on a ?-card together with a coin. With 4 players, draw 3 of A and 4 of B; with fewer players, 3 of each. Lay them out from right to left, A before B: first the hiring space, then the public spaces, then the waiting spaces. With 3 players, the space on the far left stays empty. With 2 players, there are 6 spaces, and only one of them is public.',
  'RR-1.3':
    'Remove 2 of the 10 end cards without looking at them. The other 8 are the pile. The 5 ?-cards and the 4 start-bonus cards lie face up.',
  'RR-1.4':
    'Everyone starts with a locomotive 1 on Transsib, a black track on field 1 of each route (which gives nothing) and an industry marker on 0. Everyone also has seven different ?-tokens, a second industry marker, a Kiev medal and a revaluation marker for later.',
  'RR-1.5':
    'With 4 players, everyone starts with 5 workers and 1 coin; with 3 players, with 6 workers and 1 coin; with 2 players, with 6 workers and 2 coins. Each player can gain 2 more workers.',
  'RR-1.6':
    'The 2 turquoise temporary workers stand on their action space (they are not used with 2 players). The black worker stands on a ?-card.',
  'RR-1.7':
    'The turn order is random. The last player chooses a start-bonus card first and carries it out, then the second to last, and so on. The first player gets none. Cards that nobody chose are out of the game.',
  'RR-1.8': 'You play 7 rounds with 4 players and 6 rounds with 2 or 3 players. Everyone starts with 0 points.',
  'RR-2': 'Your turn',
  'RR-2.1':
    'Players take turns in turn order, again and again. On your turn, take one action or pass. Once you pass, you are out for this round. The round ends when everyone has passed (RR-10.8).',
  'RR-2.2':
    'To take an action, choose a free action space, place exactly the number of workers it shows from your supply, and carry out its action at once. You take one action per turn.',
  'RR-2.3':
    'A space with a worker or coin on it is taken for the rest of the round. Only the space for one black or grey step (T12) is never taken.',
  'RR-2.4':
    'You may only choose a board space, a public engineer or a ?-card if you can do its whole action, and then you must do all of it. You may use your own engineers, factories, ?-tokens and special fields in part or not at all. But you must place a ?-token when you get one (RR-13.3).',
  'RR-2.5':
    'You may use a coin instead of any worker, also mixed with workers. You can’t use a worker instead of a coin where a coin is required: for two steps of any colour (T11) and for hiring. You may mix your own, temporary and black workers.',
  'RR-2.6':
    'When you pass, you score points at once for your place in the turn order: 0, 2, 3 or 4 points for the first to the fourth player. You may always pass. If you have coins left but no workers, you don’t have to pass. Unused workers do nothing; you keep unused coins. The points are reconstructed.',
  'RR-2.7':
    'Use everything you gain in a turn in any order you like, with two exceptions: end cards come last, and a chain of locomotives is finished before anything else. See RR-2.10.',
  'RR-2.8':
    'The board shows what each space costs and does. In the terminal every space also has a short name, such as T12. With 2 players, these spaces are closed: two black steps for one worker (T1), two grey steps for one worker (T3), a locomotive or factory for two workers (L2), an industry step with a black step (I3), the temporary workers (O3), the public engineer on the left (E3) and place 2 in the turn order (P2). (E3 is reconstructed.)',
  'RR-2.9':
    'You can do an action “in full” if you can do every printed part to the last step, in some order, from where you are now. Tracks you take on the way and pieces the action itself returns count. Other gains and the extra step of the black worker don’t. As long as a printed part is open, you can’t choose anything that would make it impossible.',
  'RR-2.10':
    'Anything that needs no choice happens at once. Everything else goes on a list, and you choose what to do next, even between two steps of the same action. But a locomotive to place, a factory to choose, a space to repeat and a ?-card always come first. Printed parts (of board spaces, public engineers, ?-cards and start-bonus cards) are required. Your own engineers, the extra step of the black worker and everything you gain are optional; what you don’t use by the end of the turn is lost.',
  'RR-2.11':
    'A step or build counts for the most specific item on your list that allows it: one colour before “black or grey”, and that before “any colour”; a locomotive or a factory before “locomotive or factory”; a printed part before a gain. The only exception is when a printed part would become impossible.',
  'RR-3': 'Track',
  'RR-3.1': 'A step moves one track one field forward. You may split steps between your routes.',
  'RR-3.2':
    'On each route, black is ahead of grey, grey ahead of brown, brown ahead of natural, and natural ahead of white. A track can’t enter a field with another track and can’t pass one.',
  'RR-3.3':
    'A new colour starts beside the route. Its first step goes to field 1. That field must be empty, and all earlier colours must already be on the route.',
  'RR-3.4': 'Transsib takes all five colours, Petersburg black to natural, Kiev black to brown.',
  'RR-3.5': 'Nothing moves beyond the last field.',
  'RR-3.6':
    'When your black track reaches field 2 of Transsib, you take 3 grey tracks, one for each route. At field 6, you take 3 brown tracks. At field 10, you take 2 natural tracks, for Transsib and Petersburg. At field 15, you take 1 white track and may move it up to 2 steps.',
  'RR-3.7': 'T11 costs a worker and a coin, or two coins. Make 2 steps in all with one or two tracks of any colour.',
  'RR-3.8': 'T12: one step with black or grey. Everyone may use this space as often as they like.',
  'RR-3.9':
    'You can move new tracks at once, also with steps left over from the same action. The 2 white steps go on your list; if there is no room for them by the end of the turn, they are lost.',
  'RR-4': 'Special fields',
  'RR-4.1':
    'No locomotive needed: new tracks (RR-3.6); black on Kiev 7: one more worker for the rest of the game; black on the last field of a route: 10 points.',
  'RR-4.2':
    'Track and locomotive needed: brown on Transsib 3: one more worker; black on Transsib 13, Petersburg 4 or Petersburg 6: place a ?-token and use it.',
  'RR-4.3': 'A field that needs both works as soon as the second of them arrives, track or locomotive.',
  'RR-4.4':
    'These fields need track and locomotive and count at every scoring. Grey on Petersburg 7 doubles that route. Black on Kiev 1, 2, 3, 4 and 8 scores 1, 2, 3, 4 and 10 points. Grey on Kiev 5 scores 20 points if your medal is there. (The 10 points of field 8 are reconstructed.)',
  'RR-4.5':
    'The ?-field on the industry track works once, for the first marker that enters it. Its position is reconstructed.',
  'RR-4.6': 'You can place a new worker from your next turn on. You can gain two workers, no more.',
  'RR-4.7': 'Each of the four ?-fields takes one token. You have seven, so you can always place one.',
  'RR-5': 'Locomotives',
  'RR-5.1': 'You always take a locomotive from the lowest stack that is left.',
  'RR-5.2':
    'Petersburg and Kiev each hold one locomotive. Transsib holds two, and their numbers are added up. The number is the last field you reach.',
  'RR-5.3':
    'Put the locomotive in an empty slot, or replace one with a lower number, never an equal or higher one. On Transsib you may replace a lower one even if the second slot is empty.',
  'RR-5.4': 'You may move a replaced locomotive to another slot by the same rule, and so on.',
  'RR-5.5':
    'You may return a replaced locomotive only if none of your slots is empty. Then you choose: replace a lower one with it, or return it.',
  'RR-5.6': 'A returned locomotive lies face up beside the stacks, factory side up. It can only be built as a factory.',
  'RR-5.7': 'You must place a locomotive that you take. If you can’t, you can’t build one.',
  'RR-5.8':
    'When the chain is finished, check on every route which fields you reach now. The number in a slot only ever gets higher, so you never lose anything.',
  'RR-5.9': 'All four slots are alike: a locomotive replaced on Transsib may go to the other slot of Transsib.',
  'RR-5.10':
    'When the stacks are empty, no more locomotives can be built. Returned pieces can still be built as factories.',
  'RR-6': 'Factories and industry',
  'RR-6.1':
    'To build a factory, take a piece from the lowest stack and turn it over, or take any returned piece. Put it in the leftmost empty gap of your five.',
  'RR-6.2':
    'If all five gaps are full, the new factory replaces one of your choice, which is returned. You choose the new piece first.',
  'RR-6.3':
    'L3 costs 3 workers: build one locomotive and one factory, in either order. A locomotive returned by one half may be built as the factory of the other.',
  'RR-6.4': 'An industry step moves a marker one space. It can’t enter or jump over a gap without a factory.',
  'RR-6.5':
    'When a marker enters a factory, you use that factory. What you can’t do is lost. A marker never jumps over a factory, even with several steps.',
  'RR-6.6':
    'The factories by number – 1: points for your engineers’ numbers; 2: a locomotive or a factory; 3: repeat a space; 4: 2 doublers; 5: an industry step; 6: a coin; 7: 2 steps of any colour; 8: points for your two best locomotives; 9: an end card or 10 points. Which number does what is reconstructed.',
  'RR-6.7': 'Building or replacing a factory under a marker does not use it.',
  'RR-6.8':
    'The second marker starts on 0. You may split industry steps between your markers. The second one uses factories too, but not the ?-field. Both score. Neither may enter the other’s space or overtake it, so you can’t choose this token while the first marker is on 0.',
  'RR-6.9':
    'If you have only one locomotive, factory 8 counts that one. Factory 1 counts printed numbers only. Both score what you have when the marker enters.',
  'RR-7': 'Other spaces',
  'RR-7.1':
    'Doublers lie above Transsib 1 to 8, from left to right. At each scoring, a doubler doubles the value of the track on its field. When you have all 8, any more are lost, and you can’t choose the space for a doubler (O1).',
  'RR-7.2': 'O2: take two coins.',
  'RR-7.3':
    'O3: take the two temporary workers. Use them like your own this round, from your next turn on. Then they go back.',
  'RR-7.4': 'Doublers and coins never run out.',
  'RR-8': 'Engineers',
  'RR-8.1':
    'Hiring costs one coin and no worker. The engineer is now your own action space: only you can use it, once per round, for 1 worker, and already in the round you hired it. The engineers (numbers and letters are reconstructed) – 1 (no letter): any colour +2; 2 (A): black +1 and grey +1; 3 (B): any colour +1 and 3 points; 4 (A): black +1 and 3 points; 5 (A): industry +2; 6 (B): any colour +1 and black +1; 7 (B): grey +1 and brown +1; 8 (B): brown +1 and 5 points; 9 (A): industry +1 and 3 points; 10 (A): 1 doubler and 3 points; 11 (B): grey +1 and 5 points; 12 (B): repeat a space; 13 (A): industry +1 and black +1; 14 (B): a locomotive or a factory; 15 (A): black +2.',
  'RR-8.2':
    'Anyone can use the engineers on the public spaces, each once per round for 1 worker. Nobody can use the waiting engineers.',
  'RR-8.3':
    'With your own engineer, you may skip any part, even all of them. But at least one part must be possible when you choose it.',
  'RR-8.4':
    '“Repeat a space” needs a space with exactly one of your workers, of any kind. Coins don’t count and don’t matter. You do the space’s action again for free. The space you chose this turn counts too. A board space must be possible in full again, so you can never repeat the temporary workers (O3).',
  'RR-8.5':
    'There is one engineer for each round. In the last round, the only one left is on the hiring space. A space without an engineer can’t be used.',
  'RR-9': 'The black worker',
  'RR-9.1':
    'If you place the black worker on a space whose printed action allows a black step, you get one extra black step. Make it at any moment of the turn, or skip it.',
  'RR-9.2': 'You can place it from your next turn on, like any other worker. It comes back to you every round.',
  'RR-10': 'Turn order',
  'RR-10.1':
    'A worker under place 1 or 2 claims that place for the next round. You can’t claim the place you already have (except with 2 players), and you can claim only one place. With 2 players, there is only place 1.',
  'RR-10.2':
    'If you place a coin or a temporary worker here, it swaps at once with a worker of your colour on another space. Without such a worker you can’t do this. The black worker may stay.',
  'RR-10.3':
    'When everyone has passed, players with a worker here take their places. The others fill the remaining places in their old order.',
  'RR-10.4': 'If only the first player has a worker here, under place 2, the order stays the same.',
  'RR-10.5':
    'Then the worker under 2, and after it the worker under 1, may move to a free space for one worker and take its action.',
  'RR-10.6':
    'In the last round, a new space covers the turn order, X1: 3 industry steps. There is no new order, and no worker moves. Its cost, 2 workers, is reconstructed.',
  'RR-10.7':
    'The worker moves to a space for one worker and no coin. It may be your own engineer, but not the temporary workers (O3). The space is then taken, so the second worker can’t go there. You may also leave the worker where it is. You can use coins and workers you gain from the next round on.',
  'RR-10.8': 'End of a round: everyone has passed, new turn order, workers move, scoring, clean-up.',
  'RR-11': 'Scoring after each round',
  'RR-11.1':
    'Only fields that your locomotives reach score. A track counts for its own field and for all empty fields behind it, back to the next track.',
  'RR-11.2':
    'Each field scores by colour: black 0, grey 1, brown 2, natural 4, white 7. With the revaluation marker, brown scores 3, natural 6 and white 10. Doublers and the doubled Petersburg multiply these values. Then add the stars and the medal of Kiev.',
  'RR-11.3':
    'Industry scores the value of the marker’s space, or of the nearest lower space with a value. The values are 0, 1, 2, 3, 5, 10, 15, 20, 25 and 30.',
  'RR-11.4':
    'Then workers go back to their owners, coins to the supply and temporary workers to their space. An engineer that nobody hired leaves the game. The others move one space to the right.',
  'RR-12': 'End of the game',
  'RR-12.1':
    'After the last scoring, players reveal their end cards. Then engineers score: 40 points for the most, 20 for the second most. If players are tied, the highest number decides. Without an engineer you score nothing. The ten end cards – 15 points; 10 points for each worker you gained, the black worker included (up to 30); 20 points with 4 doublers, 30 with 7; 10 points for each route with black on the last field (up to 30); the field numbers of your black tracks added up; one extra engineer for the majority; the numbers of your locomotives added up; 7 points for each ?-token you placed (up to 28); 6 points for each engineer; 4 points for each factory (up to 20).',
  'RR-12.2': 'The player with the most points wins. Players with equal points share the victory.',
  'RR-12.3':
    'If you may take an end card, look through the pile and keep one secretly, or take 10 points. If the pile is empty, take 10 points.',
  'RR-12.4':
    'Players are ranked by how many engineers they have, then by their highest number. The end card “1 extra engineer” counts as an engineer without a number.',
  'RR-13': '?-tokens and ?-cards',
  'RR-13.1':
    'The tokens, each once: up to 4 steps of any colour; up to 5 industry steps; the second industry marker; 3 doublers; the revaluation marker; the Kiev medal; a ?-card and then an end card or 10 points.',
  'RR-13.2':
    'The cards, of which there is one each: a doubler, an industry step and a black step, then one of the three again; the engineer without a letter and a coin; a factory, then 2 industry steps; the black worker; the special 9.',
  'RR-13.3':
    'You must place a token, even if you can’t use it. You may only take a ?-card if you can do all of it together with the printed parts still open. You may also take none.',
  'RR-13.4':
    'First card: do the three parts in any order and in full. The fourth is optional; you choose it when no printed part is open. Third card: build the factory at once. You can use the engineer and the coin in the same round. Place the special 9 at once.',
  'RR-14': 'Who sees what',
  'RR-14.1':
    'Everything is public, with three exceptions. Everyone sees how many end cards you hold, but only you see which. Only players who have looked through the pile of end cards know what was in it. Nobody knows the two end cards removed at the start, except by what is missing.',
  'RR-R': 'Rulings: what the rulebooks leave open',
  'RR-R1': 'You can return a replaced locomotive only if no slot is empty; see RR-5.5.',
  'RR-R2': 'Building under a marker does not use the factory; see RR-6.7.',
  'RR-R3': 'Markers never share a space and never overtake each other; see RR-6.8.',
  'RR-R4': 'The number of doublers and coins is not limited by what is in the box.',
  'RR-R5':
    'You can’t repeat a “repeat a space”. You can repeat the space for one black or grey step (T12) if you have exactly one worker there. You can’t repeat the turn order or hiring.',
  'RR-R6':
    'The black worker also gives its extra step on engineers, on “any colour” spaces and when it moves after the round (RR-10.5), but not when you repeat a space.',
  'RR-R7':
    'You can’t place a coin or a temporary worker in the turn order if you have no worker of your own to swap with.',
  'RR-R8': 'RR-2.9 says what “in full” means.',
  'RR-R9': 'RR-2.10 lets you choose the order freely. Author and publisher agreed to this later.',
  'RR-R10': 'RR-2.11 decides what a step counts for, so you are never asked.',
  'RR-R11': 'The two slots of Transsib are slots like the others; see RR-5.9.',
  'RR-R12': 'You can use your own engineer if at least one part is possible; points count as a part.',
  'RR-R13': 'RR-10.7 says how workers move after the round.',
  'RR-R14': 'If there is no end card left, you take 10 points.',
  'RR-R15': 'The second most engineers score 20 points with 2 players too, and also if the first two are tied.',
  'RR-R16': 'A token counts as placed even if it did nothing; see RR-13.3.',
  'RR-R17': 'The fourth part of the first ?-card is optional; see RR-13.4.',
  'RR-R18': 'The factory you replace can’t be the new one, because you chose that one first.',
  'RR-E': 'Examples',
  'RR-E1':
    'Transsib with a 6 and a 2, brown on 3, grey on 7, black further ahead, a doubler on 1: brown on 1 to 3 scores 4 + 2 + 2, grey on 4 to 7 scores 4, black on 8 scores 0. That makes 12. Petersburg scores 0. Kiev with a 2 and black on 2: 1 + 2 = 3. Industry marker on the first factory: 5. In all: 20.',
  'RR-E2': 'Kiev with a 3 and black on 3: 6 points for stars at each scoring.',
  'RR-E3':
    'Red has 3 engineers: 40 points. Blue and Yellow have 2 each, and Yellow has the higher number: 20 for Yellow. Green has none: 0.',
  'RR-E4':
    'The order is Yellow, Blue, Green, Red. Green has a worker under 1, Red under 2. New order: Green, Red, Yellow, Blue.',
  'RR-E5':
    'A 4 on Petersburg replaces a 2, which replaces the 1 on Kiev. All slots now hold equal or higher numbers, so the 1 is returned.',
  'RR-E6': 'Transsib with 3 and 1: a new 4 replaces the 1, which goes to the empty Kiev slot.',
  'RR-E7': 'Only the first player has a worker here, under 2: the order stays the same, and the worker may still move.',
  'RR-E8':
    'No grey on any route, two grey steps (T3): grey enters field 1 and goes on to 2, or enters field 1 of two routes.',
  'RR-E9': 'Petersburg with a 5, black moves to 4: a ?-token. Transsib with a 1 and a 4 reaches field 5.',
  'RR-E10':
    'Two industry steps (I2) with the marker right before the first factory: it enters the factory, you use it, then it moves to the next space. If that gap is empty, you can choose neither one industry step (I1) nor two.',
  'RR-E11':
    'Black on Transsib 1, no grey yet, a public engineer with black and grey: black moves to 2, you take grey, and grey enters field 1. That is allowed.',
} as const
