/** A player's board: three routes, the fields that give something, doublers and the industry track. */
import type { Colour, Effect, Provenance } from './effects.ts'

/** Public sources. A route uses the first `colours` entries of `COLOURS`. */
export const ROUTES = [
  { id: 'transsib', fields: 15, colours: 5, slots: 2 },
  { id: 'petersburg', fields: 9, colours: 4, slots: 1 },
  { id: 'kiev', fields: 9, colours: 3, slots: 1 },
] as const
export type RouteId = (typeof ROUTES)[number]['id']

/** What a field brings at every scoring once it is reached (RR-4.4). */
export type Lasting = readonly ['star', number] | readonly ['doubleRoute'] | readonly ['medal', number]

export interface Special {
  readonly route: RouteId
  readonly field: number
  readonly track: Colour
  /** Must a locomotive reach it too? */
  readonly locomotive: boolean
  /** Gained once (RR-4.1, RR-4.2). */
  readonly once?: Effect
  readonly lasting?: Lasting
  readonly provenance: Provenance
}

const special = (
  route: RouteId,
  field: number,
  track: Colour,
  needs: 'track' | 'both',
  gives: { readonly once: Effect } | { readonly lasting: Lasting },
  provenance: Provenance = 'rulebook',
): Special => ({ route, field, track, locomotive: needs === 'both', ...gives, provenance })

export const SPECIALS: readonly Special[] = [
  special('transsib', 2, 'black', 'track', { once: [['takeTracks', 'grey', 3]] }),
  special('transsib', 3, 'brown', 'both', { once: [['worker']] }),
  special('transsib', 6, 'black', 'track', { once: [['takeTracks', 'brown', 3]] }),
  special('transsib', 10, 'black', 'track', { once: [['takeTracks', 'natural', 2]] }),
  special('transsib', 13, 'black', 'both', { once: [['questionToken']] }),
  special('transsib', 15, 'black', 'track', {
    once: [
      ['takeTracks', 'white', 1],
      ['steps', 'white', 2],
    ],
  }),
  special('petersburg', 4, 'black', 'both', { once: [['questionToken']] }),
  special('petersburg', 6, 'black', 'both', { once: [['questionToken']] }),
  special('petersburg', 7, 'grey', 'both', { lasting: ['doubleRoute'] }),
  special('kiev', 1, 'black', 'both', { lasting: ['star', 1] }),
  special('kiev', 2, 'black', 'both', { lasting: ['star', 2] }),
  special('kiev', 3, 'black', 'both', { lasting: ['star', 3] }),
  special('kiev', 4, 'black', 'both', { lasting: ['star', 4] }, 'public'),
  special('kiev', 5, 'grey', 'both', { lasting: ['medal', 20] }),
  special('kiev', 7, 'black', 'track', { once: [['worker']] }),
  special('kiev', 8, 'black', 'both', { lasting: ['star', 10] }, 'reconstructed'),
]

/** RR-4.1: black on the last field of a route. */
export const END_STATION_POINTS = 10

/** RR-7.1: above Transsib 1 to 8. Their number comes from the rulebook, their place from public sources. */
export const DOUBLER_FIELDS = 8

/** RR-11.2, by colour; public sources. */
export const TRACK_VALUES = {
  base: [0, 1, 2, 4, 7],
  revalued: [0, 1, 3, 6, 10],
} as const

/** The industry track: values, gaps that need a factory, and the ?-field, whose place is reconstructed. */
export type IndustrySpace = { readonly value: number } | { readonly gap: number } | { readonly question: true }

export const INDUSTRY: readonly IndustrySpace[] = [
  { value: 0 },
  { value: 1 },
  { value: 2 },
  { value: 3 },
  { value: 5 },
  { gap: 1 },
  { value: 10 },
  { gap: 2 },
  { value: 15 },
  { gap: 3 },
  { question: true },
  { gap: 4 },
  { value: 20 },
  { gap: 5 },
  { value: 25 },
  { value: 30 },
]
export const GAPS = 5

/** RR-6.6, by number. The functions come from the rulebook; which number has which is reconstructed. */
export const FACTORIES: Readonly<Record<number, Effect>> = {
  1: [['pointsSumOfEngineers']],
  2: [['locomotiveOrFactory']],
  3: [['useAgain']],
  4: [['doubler', 2]],
  5: [['industry', 1]],
  6: [['coins', 1]],
  7: [['steps', 'any', 2]],
  8: [['pointsTwoBestLocomotives']],
  9: [['endCardOr10']],
}
