/** Start-bonus cards, ?-tokens, ?-cards and end-of-game cards (rulebook). */
import type { Effect } from './effects.ts'

export const BONUS_CARDS: readonly { readonly id: string; readonly effect: Effect }[] = [
  { id: 'black', effect: [['steps', 'black', 1]] },
  { id: 'industry', effect: [['industry', 1]] },
  { id: 'doubler', effect: [['doubler', 1]] },
  { id: 'coin', effect: [['coins', 1]] },
]

/** RR-13.1, in its order. Each player has one of each. */
export const TOKENS: readonly { readonly id: string; readonly effect: Effect }[] = [
  { id: 'steps', effect: [['steps', 'any', 4]] },
  { id: 'industry', effect: [['industry', 5]] },
  { id: 'marker', effect: [['secondMarker']] },
  { id: 'doublers', effect: [['doubler', 3]] },
  { id: 'revalue', effect: [['revalue']] },
  { id: 'medal', effect: [['kievMedal']] },
  { id: 'card', effect: [['questionCard'], ['endCardOr10']] },
]

/** RR-13.2, in its order. */
export const CARDS: readonly { readonly id: string; readonly effect: Effect }[] = [
  { id: 'combo', effect: [['doubler', 1], ['industry', 1], ['steps', 'black', 1], ['oneOfThemAgain']] },
  {
    id: 'engineer',
    effect: [
      ['engineer', 1],
      ['coins', 1],
    ],
  },
  { id: 'factory', effect: [['factoryAtOnce'], ['industry', 2]] },
  { id: 'worker', effect: [['blackWorker']] },
  { id: 'nine', effect: [['specialLocomotive', 9]] },
]

export const END_CARDS = [
  'flat',
  'workers',
  'doublers',
  'routes',
  'blackTracks',
  'extraEngineer',
  'locomotives',
  'tokens',
  'engineers',
  'factories',
] as const
export type EndCard = (typeof END_CARDS)[number]

/** RR-1.3 */
export const END_CARDS_REMOVED = 2
/** RR-12.3 */
export const INSTEAD_OF_END_CARD = 10
/** RR-12.1: most engineers, second most. */
export const MAJORITY = [40, 20] as const
