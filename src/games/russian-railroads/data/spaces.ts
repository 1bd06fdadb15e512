/** The action spaces of the main board. */
import type { Effect, Provenance } from './effects.ts'

export type Area = 'track' | 'locomotive' | 'industry' | 'other' | 'engineers' | 'turnOrder' | 'lastRound'

export interface Space {
  readonly id: string
  readonly area: Area
  /** How many workers it takes; coins may replace them (RR-2.5). */
  readonly workers: number
  /** How many coins it takes as well; nothing can replace these. */
  readonly coins: number
  readonly effect: Effect
  /** Is it there with two players? */
  readonly two: boolean
  readonly provenance: Provenance
  /** RR-2.3: never taken. */
  readonly unlimited?: true
}

const space = (
  id: string,
  area: Area,
  [workers, coins]: readonly [number, number],
  effect: Effect,
  players: 'all' | 'threeOrFour',
  provenance: Provenance = 'rulebook',
): Space => ({ id, area, workers, coins, effect, two: players === 'all', provenance })

/** Which spaces are crossed out for two is public; for E3 it is reconstructed. */
export const SPACES: readonly Space[] = [
  space('T1', 'track', [1, 0], [['steps', 'black', 2]], 'threeOrFour', 'public'),
  space('T2', 'track', [2, 0], [['steps', 'black', 3]], 'all'),
  space('T3', 'track', [1, 0], [['steps', 'grey', 2]], 'threeOrFour'),
  space('T4', 'track', [2, 0], [['steps', 'grey', 3]], 'all', 'public'),
  space('T5', 'track', [1, 0], [['steps', 'brown', 1]], 'all'),
  space('T6', 'track', [2, 0], [['steps', 'brown', 2]], 'all', 'public'),
  space('T7', 'track', [1, 0], [['steps', 'natural', 1]], 'all', 'public'),
  space('T8', 'track', [2, 0], [['steps', 'natural', 2]], 'all', 'public'),
  space('T9', 'track', [1, 0], [['steps', 'white', 1]], 'all', 'public'),
  space('T10', 'track', [2, 0], [['steps', 'white', 2]], 'all', 'public'),
  space('T11', 'track', [1, 1], [['steps', 'any', 2]], 'all'),
  { ...space('T12', 'track', [1, 0], [['steps', 'black|grey', 1]], 'all'), unlimited: true },
  space('L1', 'locomotive', [1, 0], [['locomotiveOrFactory']], 'all'),
  space('L2', 'locomotive', [2, 0], [['locomotiveOrFactory']], 'threeOrFour'),
  space('L3', 'locomotive', [3, 0], [['locomotive'], ['factory']], 'all'),
  space('I1', 'industry', [1, 0], [['industry', 1]], 'all'),
  space('I2', 'industry', [2, 0], [['industry', 2]], 'all'),
  space(
    'I3',
    'industry',
    [2, 0],
    [
      ['industry', 1],
      ['steps', 'black', 1],
    ],
    'threeOrFour',
  ),
  space('O1', 'other', [1, 0], [['doubler', 1]], 'all'),
  space('O2', 'other', [1, 0], [['coins', 2]], 'all'),
  space('O3', 'other', [1, 0], [['temporaryWorkers', 2]], 'threeOrFour'),
  space('E1', 'engineers', [0, 1], [['hire']], 'all'),
  space('E2', 'engineers', [1, 0], [['publicEngineer', 'right']], 'all'),
  space('E3', 'engineers', [1, 0], [['publicEngineer', 'left']], 'threeOrFour'),
  space('P1', 'turnOrder', [1, 0], [['claimPlace', 1]], 'all'),
  space('P2', 'turnOrder', [1, 0], [['claimPlace', 2]], 'threeOrFour'),
  // Its effect comes from the rulebook, its cost is reconstructed.
  space('X1', 'lastRound', [2, 0], [['industry', 3]], 'all', 'reconstructed'),
]
