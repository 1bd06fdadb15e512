/**
 * The effects of spaces, engineers, factories, tokens and cards. A part is
 * a word and its figures, as printed; only `actions/carry-out.ts` interprets it.
 */

export const COLOURS = ['black', 'grey', 'brown', 'natural', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** Which tracks a step may be made with. */
export type TrackSort = Colour | 'black|grey' | 'any'

export type Part =
  | readonly ['steps', TrackSort, number]
  | readonly ['industry', number]
  | readonly ['doubler', number]
  | readonly ['points', number]
  | readonly ['coins', number]
  | readonly ['locomotive']
  | readonly ['factory']
  | readonly ['locomotiveOrFactory']
  | readonly ['useAgain']
  | readonly ['temporaryWorkers', number]
  | readonly ['hire']
  | readonly ['publicEngineer', 'right' | 'left']
  | readonly ['claimPlace', 1 | 2]
  | readonly ['pointsSumOfEngineers']
  | readonly ['pointsTwoBestLocomotives']
  | readonly ['endCardOr10']
  | readonly ['questionToken']
  | readonly ['questionCard']
  | readonly ['worker']
  | readonly ['blackWorker']
  | readonly ['takeTracks', Colour, number]
  | readonly ['secondMarker']
  | readonly ['revalue']
  | readonly ['kievMedal']
  | readonly ['oneOfThemAgain']
  | readonly ['engineer', number]
  | readonly ['factoryAtOnce']
  | readonly ['specialLocomotive', number]

export type Effect = readonly Part[]

/** Where a fact comes from: the rulebook, public sources that agree, or our best inference. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed'
