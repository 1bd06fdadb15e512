/**
 * The weights of searching bots. Set by hand; the turns and the spread of time were fitted to the results of tickets in
 * matches of quick moves, the rest was tried in such matches (docs/lab/great-lakes-bots.md). The lab can replace them.
 */
export const WEIGHTS = {
  // The turns that a plan takes: base, for each route, and for each space without a card.
  turnFirst: 1.5,
  turnClaim: 1,
  turnTrain: 0.45,
  turnGreyTrain: 0.6,
  turnShip: 0.38,
  turnGreyShip: 0.32,
  // The same for each space of the colour that lacks most.
  turnMostTrains: 0.5,
  turnMostShips: 0.6,
  // Uncertainty of the remaining turns: base, and for each of them.
  timeSpread: 2,
  timeShare: 0.2,
  /** The chance that a planned route is not lost to others; one of a double route is lost half as often. */
  safe: 0.92,

  // Spare turns, in points: a turn, a turn for other routes, and the pieces such a turn uses.
  turn: 2.5,
  spareTurn: 1.9,
  spacePerTurn: 1.4,
  // A harbour: turns for each missing card, and the cards that a second and third harbour are assumed to lack.
  harbourTurns: 0.55,
  harbourLack: 2,

  // Drawing tickets, in points: for a harbour built or still possible; the loss when the network connects none, and how
  // much each spare turn reduces it; and a factor for the whole.
  seekBuilt: 10,
  seekBuildable: 4,
  seekLoss: 6,
  seekSpare: 0.5,
  seekTrust: 0.8,
  seekMost: 5,
  /** The bot keeps an additional ticket if it is worth this much more. */
  keepMargin: 4,
  /** Discount, because the best of several sampled draws is usually too optimistic. */
  seekDoubt: 6,

  // Quick moves. A card that the plan needs, that a grey route could use, or that nothing needs yet.
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
  /** With this many turns left, a card is worth half. */
  fade: 3,
  // A route of the plan: base, by its points, and by the tickets it serves; the factor of each with harbours.
  claimPlan: 3,
  claimPoints: 0.5,
  claimTicket: 0.4,
  ticketMore: 8,
  // Any other route: by its points, minus its spaces, cards taken from the plan, and pieces that the plan needs.
  freePoints: 1,
  freeSpace: 0.9,
  freeConflict: 1,
  freePieces: 1.5,
  freeFixed: 7,
  harbourCount: 8,
  harbourFixed: -2,
  // Drawing tickets: less for each turn the plan still takes, and much less when there is no time.
  seekGain: 1,
  seekFixed: 3,
  seekBusy: 1.6,
  seekLate: 6,
  swapFixed: 2,
  payLocomotive: 4,
  payNeed: 1.5,
  payHarbour: 1.2,
  /** The share of trains among the pieces that the plan leaves over. */
  mixShare: 0.45,
  /** The amount of randomness in a quick choice. */
  chance: 0.2,
}
