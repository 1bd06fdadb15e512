/**
 * The city cards (RC-1.4). The printed ones are not public: this is our reconstruction, which matches every fact of
 * the rulebook and its examples. Link places by letter: Purple, light Green, Brown, Orange, White.
 */
import type { GOODS } from './counts.ts'

export interface CityCard {
  readonly id: string
  readonly name: string
  readonly value: number
  /** A good's colour, or any. */
  readonly demand: (typeof GOODS)[number]['colour'] | 'any'
  /** One letter for each place where a link of that colour can be joined. */
  readonly links: string
}

const city = (id: string, name: string, value: number, demand: CityCard['demand'], links: string): CityCard => ({
  id,
  name,
  value,
  demand,
  links,
})

export const CITIES: readonly CityCard[] = [
  city('C5a', 'New York', 5, 'any', 'PPPP'),
  city('C5b', 'Chicago', 5, 'any', 'GGGG'),
  city('C5c', 'Philadelphia', 5, 'any', 'BBBB'),
  city('C5d', 'St. Louis', 5, 'any', 'OOOO'),
  city('C5e', 'San Francisco', 5, 'any', 'WWWW'),
  city('C4a', 'Boston', 4, 'blue', 'PGPG'),
  city('C4b', 'Baltimore', 4, 'black', 'GWGW'),
  city('C4c', 'New Orleans', 4, 'yellow', 'WOWO'),
  city('C4d', 'Cincinnati', 4, 'black', 'OBOB'),
  city('C4e', 'Denver', 4, 'red', 'BPBP'),
  city('C3a', 'Buffalo', 3, 'yellow', 'PGBP'),
  city('C3b', 'Pittsburgh', 3, 'red', 'PGOG'),
  city('C3c', 'Cleveland', 3, 'red', 'PGWW'),
  city('C3d', 'Detroit', 3, 'yellow', 'PBOB'),
  city('C3e', 'Milwaukee', 3, 'black', 'PBWB'),
  city('C3f', 'Kansas City', 3, 'black', 'POWP'),
  city('C3g', 'Minneapolis', 3, 'blue', 'GBOO'),
  city('C3h', 'Atlanta', 3, 'yellow', 'GBWG'),
  city('C3i', 'Omaha', 3, 'red', 'GOWO'),
  city('C3j', 'Seattle', 3, 'blue', 'BOWW'),
  city('C2a', 'Albany', 2, 'black', 'PGBO'),
  city('C2b', 'Richmond', 2, 'blue', 'PGBW'),
  city('C2c', 'Savannah', 2, 'yellow', 'PGOW'),
  city('C2d', 'Santa Fe', 2, 'blue', 'PBOW'),
  city('C2e', 'Cheyenne', 2, 'red', 'GBOW'),
]
