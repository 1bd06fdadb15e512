/**
 * Every kind of event of each game, and whether spectators see it happen. The types of the games make the lists complete:
 * a new kind of event does not compile until it is in here.
 */
import type { game as greatLakes } from '../../../src/games/great-lakes/game.ts'
import type { game as parisConnection } from '../../../src/games/paris-connection/game.ts'
import type { game as railwaysCard } from '../../../src/games/railways-card/game.ts'
import type { game as russianRailroads } from '../../../src/games/russian-railroads/game.ts'
import type { AnyGame, EventOf } from '../../../src/kit/game.ts'

type Seen = 'public' | 'in set-up only' | 'by one seat only'
type KindsOf<G extends AnyGame> = Readonly<Record<EventOf<G>['kind'], Seen>>

const PARIS: KindsOf<typeof parisConnection> = {
  emptied: 'public',
  ended: 'public',
  extended: 'public',
  reopened: 'public',
  revealed: 'public',
  traded: 'public',
  dealt: 'in set-up only',
  drew: 'in set-up only',
  started: 'in set-up only',
  stationed: 'in set-up only',
}

const RAILWAYS: KindsOf<typeof railwaysCard> = {
  built: 'public',
  declined: 'public',
  delivered: 'public',
  discarded: 'public',
  drew: 'public',
  ended: 'public',
  laid: 'public',
  lifted: 'public',
  passed: 'public',
  restocked: 'public',
  supplied: 'public',
  took: 'public',
  triggered: 'public',
  turned: 'public',
  dealt: 'in set-up only',
  received: 'by one seat only',
  saw: 'by one seat only',
  started: 'in set-up only',
}

const LAKES: KindsOf<typeof greatLakes> = {
  built: 'public',
  claimed: 'public',
  cleared: 'public',
  drawn: 'public',
  ended: 'public',
  exchanged: 'public',
  kept: 'public',
  laid: 'public',
  mustered: 'public',
  rebuilt: 'public',
  revealed: 'public',
  skipped: 'public',
  sought: 'public',
  stopped: 'public',
  took: 'public',
  turned: 'public',
  warned: 'public',
  chose: 'by one seat only',
  dealt: 'in set-up only',
  drew: 'by one seat only',
  offered: 'by one seat only',
  started: 'in set-up only',
}

const RUSSIAN: KindsOf<typeof russianRailroads> = {
  advanced: 'public',
  began: 'public',
  built: 'public',
  declined: 'public',
  doubled: 'public',
  drew: 'public',
  earned: 'public',
  ended: 'public',
  founded: 'public',
  hired: 'public',
  installed: 'public',
  kept: 'public',
  laid: 'public',
  led: 'public',
  left: 'public',
  lent: 'public',
  manned: 'public',
  minted: 'public',
  passed: 'public',
  picked: 'public',
  placed: 'public',
  ran: 'public',
  reached: 'public',
  relocated: 'public',
  reordered: 'public',
  repeated: 'public',
  returned: 'public',
  revealed: 'public',
  stayed: 'public',
  swapped: 'public',
  took: 'public',
  valued: 'public',
  chose: 'by one seat only',
  displayed: 'in set-up only',
  looked: 'by one seat only',
  ordered: 'in set-up only',
}

const KINDS: Readonly<Record<string, Readonly<Record<string, Seen>>>> = {
  'paris-connection': PARIS,
  'railways-card': RAILWAYS,
  'great-lakes': LAKES,
  'russian-railroads': RUSSIAN,
}

/** Null for a game that is not listed. */
export const publicKindsOf = (game: string): readonly string[] | null => {
  const kinds = KINDS[game]
  return kinds === undefined ? null : Object.keys(kinds).filter((kind) => kinds[kind] === 'public')
}
