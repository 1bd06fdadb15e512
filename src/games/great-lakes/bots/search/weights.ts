/**
 * The weights of searching bots. Set by hand, the turns and the spread of time fitted to the results of tickets, then
 * all others climbed together in matches of quick moves, last with `great-lakes-climb.js --steps 1300 --runs 8 --seed 1`
 * (docs/lab/great-lakes-bots.md). The lab can replace them.
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
  safe: 0.831,
  // The end of a match: the rounds of a usual one, and the turns that another seat takes for each piece and missing card.
  usualRounds: 49.5,
  workPiece: 0.448,
  workCard: 0.452,

  // Spare turns, in points: a turn, a turn for other routes, and the pieces such a turn uses.
  turn: 1.71,
  spareTurn: 1.53,
  spacePerTurn: 0.975,
  // A harbour: turns for each missing card, and the cards that a second and third harbour are assumed to lack.
  harbourTurns: 0.336,
  harbourLack: 1.41,
  /** Another seat may take the port first. */
  harbourChance: 1.01,

  // Drawing tickets, in points: for a harbour built or still possible; the loss when the network connects none, and how
  // much each spare turn reduces it; and a factor for the whole.
  seekBuilt: 12.3,
  seekBuildable: 3.46,
  seekLoss: 9.51,
  seekSpare: 0.714,
  seekTrust: 1.01,
  seekMost: 7.84,
  /** The bot keeps an additional ticket if it is worth this much more. */
  keepMargin: 2.58,
  /** Discount, because the best of several sampled draws is usually too optimistic. */
  seekDoubt: 7.4,

  // Quick moves. A card that the plan needs, that a grey route could use, or that nothing needs yet.
  trainNeed: 5.66,
  trainGrey: 2.28,
  trainGreySet: 0.0963,
  trainSpare: 1.55,
  trainSpareSet: 0.107,
  shipNeed: 3.04,
  shipGrey: 1.31,
  shipGreySet: 0.103,
  shipSpare: 0.671,
  shipSpareSet: 0.0729,
  spareShare: 0.324,
  doubleMore: 1.75,
  symbol: 0.466,
  loco: 2.96,
  /** With this many turns left, a card is worth half. */
  fade: 2.01,
  // A route of the plan: base, by its points, and by the tickets it serves; the factor of each with harbours.
  claimPlan: 2.14,
  claimPoints: 0.535,
  claimTicket: 0.423,
  ticketMore: 9.23,
  // Any other route: by its points, minus its spaces, cards taken from the plan, and pieces that the plan needs.
  freePoints: 0.714,
  freeSpace: 0.614,
  freeConflict: 1.2,
  freePieces: 1.7,
  freeFixed: 4.92,
  /** With fewer turns than this left, other routes need less reason. */
  freeFade: 1.89,
  harbourCount: 7.05,
  harbourFixed: -1.43,
  // Drawing tickets: less for each turn the plan still takes, and much less when there is no time.
  seekGain: 0.826,
  seekFixed: 2.99,
  seekBusy: 1.81,
  seekLate: 5.52,
  swapFixed: 4.45,
  payLocomotive: 4.28,
  payNeed: 1.57,
  payHarbour: 1.13,
  /** The share of trains among the pieces that the plan leaves over. */
  mixShare: 0.463,
  /** The amount of randomness in a quick choice. */
  chance: 0.2,
}
