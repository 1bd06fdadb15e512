/** Writes the log of a table in one world into a site's store, as if it had been played there. */
import { bots } from '../../src/bots/index.ts'
import { dealerOf } from '../../src/host/opening.ts'
import type { Dealer } from '../../src/kit/chance.ts'
import type { Deal } from '../../src/kit/deal.ts'
import type { AnyHeuristics } from '../../src/kit/heuristics.ts'
import type { Match } from '../../src/kit/match.ts'
import { hashOf } from '../../src/server/people/keys.ts'
import type { Head } from '../../src/server/store/store.ts'
import type { LoggedEvent, TableEvent } from '../../src/server/table/events.ts'
import { applyEvent, entryOf, firstTableState } from '../../src/server/table/history.ts'
import { headOf } from '../../src/server/table/projection.ts'
import { JOIN_KEY, PEOPLE, WATCH_KEY } from './people.ts'
import type { Site } from './site.ts'

/** How a table is stored, the same in every world. */
export interface TableSettings {
  readonly id: string
  readonly isPublic: boolean
  readonly isTimed: boolean
  readonly clock: number
}

/** One world of a table: the match at the start of the visit, and its deal. */
export interface World {
  readonly match: Match
  readonly deal: Deal
  /** The dealer there; null in the truth, which uses the normal dealer. */
  readonly dealer: Dealer | null
}

export const writeTable = async (site: Site, settings: TableSettings, world: World, head: Head): Promise<void> => {
  const { deal, dealer } = world
  // An earlier test may have changed another moment of the same match here.
  if (dealer === null) site.dealers.delete(deal.secret)
  else site.dealers.set(deal.secret, dealer)
  if (!(await site.store.append({ head, entries: loggedEventsOf(settings, world).map(entryOf) }))) {
    throw new Error(`table ${settings.id} is there already`)
  }
}

/** What table lists say about the true table before anything new happens there. */
export const headFor = (settings: TableSettings, world: World, heuristics: AnyHeuristics): Head => {
  const [first, ...rest] = loggedEventsOf(settings, world)
  if (first === undefined) throw new Error('a table without a beginning')
  const deps = { game: world.match.game, heuristics, bots, dealer: dealerOf }
  return headOf(
    rest.reduce((so, one) => applyEvent(so, one, deps), firstTableState(settings.id, first)),
    null,
  )
}

const loggedEventsOf = (settings: TableSettings, { match, deal }: World): readonly LoggedEvent[] =>
  tableEventsOf(settings, match, deal).map((body, index) => ({
    seq: index + 1,
    at: settings.clock,
    command: null,
    body,
  }))

const tableEventsOf = (
  { isPublic, isTimed, clock }: TableSettings,
  match: Match,
  deal: Deal,
): readonly TableEvent[] => {
  const { game, start, moves } = match
  const seated = PEOPLE.slice(0, start.seats).map(({ id, name }) => ({ id, name }))
  const owner = seated[0] ?? { id: '', name: '' }
  return [
    {
      kind: 'opened',
      game: game.meta.id,
      options: start.options,
      seats: seated.map(() => null),
      pace: isTimed ? { kind: 'live', bank: 86_400, increment: 10, flag: 'bot' } : { kind: 'untimed' },
      isPublic,
      owner,
      secret: deal.secret,
      seed: null,
      join: hashOf(JOIN_KEY),
    },
    ...seated.map(
      (person, seat): TableEvent => ({ kind: 'sat', seat, person, saltHash: deal.sheet.saltHashes[seat] ?? '' }),
    ),
    { kind: 'linked', to: 'watch', key: hashOf(WATCH_KEY) },
    { kind: 'dealt', sheet: deal.sheet, until: clock + 30_000 },
    ...deal.salts.map((salt, seat): TableEvent => ({ kind: 'salted', seat, salt: salt ?? '' })),
    { kind: 'started' },
    { kind: 'said', person: owner, scope: 'players', text: 'good luck' },
    ...moves.map(({ seat, move }): TableEvent => ({ kind: 'moved', seat, notation: game.notate(move) })),
  ]
}
