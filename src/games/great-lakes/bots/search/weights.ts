/**
 * What searching bots go by. Set by hand; the turns and the spread of time were fitted to what became of tickets in matches
 * of quick moves, the rest was tried in such matches (docs/lab/great-lakes-bots.md). The lab puts others in their place.
 */
export const WEIGHTS = {
  // The turns that a plan takes: for any plan, for a route, and for every space that lacks its card.
  turnFirst: 1.5,
  turnClaim: 1,
  turnTrain: 0.45,
  turnGreyTrain: 0.6,
  turnShip: 0.38,
  turnGreyShip: 0.32,
  // And for every space of the colour that lacks most.
  turnMostTrains: 0.5,
  turnMostShips: 0.6,
  // How unsure the turns that are left are: always, and for every one of them.
  timeSpread: 2,
  timeShare: 0.2,
  /** The chance that a planned route is not lost to others; one of a double route is lost half as often. */
  safe: 0.92,

  // What is left beside the plan, in points: a turn, a turn for other routes, and so many pieces for such a turn.
  turn: 2.5,
  spareTurn: 1.9,
  spacePerTurn: 1.4,
  // A harbour: turns for a card that it lacks, and the cards that a second and third are taken to lack.
  harbourTurns: 0.55,
  harbourLack: 2,

  // Drawing tickets, in points: for a harbour that is built or may be; what is lost when none is joined, and what every
  // spare turn takes off that; and how much of it all is believed.
  seekBuilt: 10,
  seekBuildable: 4,
  seekLoss: 6,
  seekSpare: 0.5,
  seekTrust: 0.8,
  seekMost: 5,
  /** A ticket more than must be kept is kept if it is worth this much more. */
  keepMargin: 4,
  /** Of several guesses at what will be drawn the best is mostly too good to be true. */
  seekDoubt: 6,

  // Quick moves. What a card brings that the plan needs, that a grey route could use, or that nothing needs yet.
  trainNeed: 4,
  trainGrey: 1.8,
  trainGreySet: 0.1,
  trainSpare: 1.2,
  trainSpareSet: 0.12,
  shipNeed: 2.7,
  shipGrey: 1.25,
  shipGreySet: 0.1,
  shipSpare: 0.8,
  shipSpareSet: 0.1,
  spareShare: 0.5,
  doubleMore: 0.9,
  symbol: 0.4,
  loco: 2.6,
  /** With so many turns left a card is worth half. */
  fade: 3,
  // A route of the plan: always, by its points, and by the tickets that it serves; each counts this much more for harbours.
  claimPlan: 3,
  claimPoints: 0.5,
  claimTicket: 0.4,
  ticketMore: 8,
  // Any other route: by its points, less its spaces, those that take cards from the plan, and pieces that the plan needs.
  freePoints: 1,
  freeSpace: 0.9,
  freeConflict: 1,
  freePieces: 1.5,
  freeFixed: 7,
  harbourCount: 8,
  harbourFixed: -2,
  // Drawing tickets: less for every turn that the plan still takes, and much less where there is no time for it.
  seekGain: 1,
  seekFixed: 3,
  seekBusy: 1.6,
  seekLate: 6,
  swapFixed: 2,
  payLocomotive: 4,
  payNeed: 1.5,
  payHarbour: 1.2,
  /** The part of the pieces that the plan leaves over which is trains. */
  mixShare: 0.45,
  /** How much chance there is in a quick choice. */
  chance: 0.2,
}
