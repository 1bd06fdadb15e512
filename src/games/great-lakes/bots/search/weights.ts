/**
 * The weights of searching bots. Set by hand, the turns and the spread of time fitted to the results of tickets, then
 * all climbed together in matches of quick moves (docs/lab/great-lakes-bots.md). The lab can replace them.
 */
export const WEIGHTS = {
  // The turns that a plan takes: base, for each route, and for each space without a card.
  turnFirst: 2.2,
  turnClaim: 1,
  turnTrain: 0.47,
  turnGreyTrain: 0.69,
  turnShip: 0.54,
  turnGreyShip: 0.41,
  // The same for each space of the colour that lacks most.
  turnMostTrains: 0.47,
  turnMostShips: 0.49,
  // Uncertainty of the remaining turns: base, and for each of them.
  timeSpread: 1.8,
  timeShare: 0.17,
  /** The chance that a planned route is not lost to others; one of a double route is lost half as often. */
  safe: 0.88,
  // The end of a match: the rounds of a usual one, and the turns that another seat takes for each piece and missing card.
  usualRounds: 44,
  workPiece: 0.42,
  workCard: 0.49,

  // Spare turns, in points: a turn, a turn for other routes, and the pieces such a turn uses.
  turn: 1.65,
  spareTurn: 1.52,
  spacePerTurn: 0.98,
  // A harbour: turns for each missing card, and the cards that a second and third harbour are assumed to lack.
  harbourTurns: 0.35,
  harbourLack: 1.49,
  /** Another seat may take the port first. */
  harbourChance: 0.89,

  // Drawing tickets, in points: for a harbour built or still possible; the loss when the network connects none, and how
  // much each spare turn reduces it; and a factor for the whole.
  seekBuilt: 10.9,
  seekBuildable: 3.1,
  seekLoss: 9.4,
  seekSpare: 0.7,
  seekTrust: 0.97,
  seekMost: 8.8,
  /** The bot keeps an additional ticket if it is worth this much more. */
  keepMargin: 3.1,
  /** Discount, because the best of several sampled draws is usually too optimistic. */
  seekDoubt: 6.4,

  // Quick moves. A card that the plan needs, that a grey route could use, or that nothing needs yet.
  trainNeed: 5,
  trainGrey: 2.21,
  trainGreySet: 0.1,
  trainSpare: 1.38,
  trainSpareSet: 0.11,
  shipNeed: 3.5,
  shipGrey: 1.29,
  shipGreySet: 0.1,
  shipSpare: 0.69,
  shipSpareSet: 0.07,
  spareShare: 0.33,
  doubleMore: 1.41,
  symbol: 0.41,
  loco: 2.76,
  /** With this many turns left, a card is worth half. */
  fade: 2.15,
  // A route of the plan: base, by its points, and by the tickets it serves; the factor of each with harbours.
  claimPlan: 2.38,
  claimPoints: 0.52,
  claimTicket: 0.43,
  ticketMore: 8.3,
  // Any other route: by its points, minus its spaces, cards taken from the plan, and pieces that the plan needs.
  freePoints: 0.77,
  freeSpace: 0.62,
  freeConflict: 1.19,
  freePieces: 1.75,
  freeFixed: 5.1,
  /** With fewer turns than this left, other routes need less reason. */
  freeFade: 1.93,
  harbourCount: 7.8,
  harbourFixed: -1.4,
  // Drawing tickets: less for each turn the plan still takes, and much less when there is no time.
  seekGain: 0.9,
  seekFixed: 3.7,
  seekBusy: 1.88,
  seekLate: 5.5,
  swapFixed: 3.8,
  payLocomotive: 3.7,
  payNeed: 1.71,
  payHarbour: 1.27,
  /** The share of trains among the pieces that the plan leaves over. */
  mixShare: 0.53,
  /** The amount of randomness in a quick choice. */
  chance: 0.2,
}
