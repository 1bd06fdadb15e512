import type { Texts } from '../../../kit/text.ts'

export const texts = {
  aim: 'You claim routes with trains on land and ships on water, and connect the cities on your secret tickets. Routes score at once, tickets and harbours at the end. The player with the most points wins.',
  tickets:
    'A ticket names two cities. At the end it scores its value if your own routes connect them, by land and water mixed; if not, you lose as much. You get five at the start and keep at least three.',
  pieces:
    'Then you choose, in secret, 50 pieces out of 33 trains and 32 ships; the rest stays in your box. For a first game take 27 trains and 23 ships. You start with two train cards and two ship cards.',
  turn: 'On your turn do exactly one of five things: draw cards, claim a route, draw tickets, build a harbour, or exchange pieces. You cannot pass.',
  draw: 'Draw two cards, each from the six that lie face up or blind from one of the decks. You choose which deck refills a gap. A face-up locomotive can only be your first card, and then you get no second; drawn blind it is a card like any other. Three of them face up clear the whole row. You can hold any number of cards.',
  claim:
    'Claim any free route; it doesn’t have to touch your others. Train routes (rectangles) cost train cards, ship routes (ovals) ship cards, in the colour of the route and enough for every space; for a grey route any one colour. Detroit–Cleveland took two yellow ships: here one double card.',
  payment:
    'A double ship covers two spaces; a ship too many is lost. A locomotive is a train card and stands for any card, train or ship. You also need a train or ship piece for every space.',
  twins:
    'Some places are joined by two routes of one kind. Nobody may own both, and with two or three players the first claim closes the other route, as here between Erie and Cleveland.',
  more: 'Draw tickets: look at four and keep at least one. You never give back a ticket that you have kept.',
  harbour:
    'Build a harbour in a port city that one of your routes reaches: one harbour in each city, three for each player. It costs two train cards and two ship cards of one colour, all with the harbour symbol (double ships have none); locomotives replace any of them. Here Ada has built one in Sault Ste. Marie.',
  exchange:
    'Exchange: swap any number of your trains for ships from your box, or ships for trains. Each piece costs one point.',
  points:
    'A route of 1 to 9 spaces scores 1, 2, 4, 7, 10, 15, 18, 21 or 27 points. A harbour scores 10, 20 or 30 points if you have completed one, two, or at least three tickets that name its city; a ticket between two of your harbours counts for both. Each of your three harbours that you have not built costs 4 points.',
  score:
    'The end of a game: Ada has 45 points for routes, 4 + 8 + 9 for three tickets, and 10 for the harbour in Sault Ste. Marie, which is on her ticket to Syracuse. Two harbours are missing: −8. That makes 68.',
  ends: 'When somebody has six trains and ships or fewer in all at the end of a turn, everyone has two more turns, that player too. Ties go to more completed tickets, then to more points from harbours; after that the victory is shared.',
  'mistake.tickets':
    'Taking tickets too late. An open ticket costs what it would have scored. Before you draw new ones, look at the pieces the others have left.',
  'mistake.pieces':
    'Forgetting the mix. Count the land and water spaces on the way to your tickets before you choose your 50 pieces: every exchange costs points and a whole turn.',
  'mistake.harbours':
    'Leaving harbours for the end. Three missing ones cost 12 points, and cards with the symbol are rare. Keep them for a city that several of your tickets name.',
  'example.surplus':
    'The same on one space: Erie–Cleveland was paid with a double green ship. One ship stands there, the other is lost.',
  'example.harbour':
    'Clara has built it: with two green train cards, a green ship card and a locomotive. Her route reaches the city.',
  'example.ticket':
    'With a single ticket: Ada completed Sault Ste. Marie–Syracuse, so her harbour in Sault Ste. Marie scores 10.',
  'example.open': 'Two locomotives lie face up. Ada takes the red train and refills its place from the train deck.',
  'example.cleared':
    'A third locomotive came up there, so all six cards were replaced. One of the new ones is a locomotive again; it can’t be the second card.',
  'example.cards': 'In another game: Bram holds red trains and a locomotive.',
  'example.paid': 'He pays for Traverse City–Bay City with two red trains and the locomotive: three trains, 4 points.',
  'example.double': 'In another game: Ada holds a double purple ship and two locomotives.',
  'example.four':
    'With these she pays for the four spaces of Kingston–Buffalo: two with the double, one with each locomotive.',
} as const satisfies Texts
