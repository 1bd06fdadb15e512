/** The first log entries of a new table: from a request, or for a rematch. */
import { checkSeats } from '../../host/hosted-table.ts'
import type { Meta } from '../../kit/game.ts'
import { checkOptions } from '../../kit/record.ts'
import type { TableOptions } from '../../wire/online.ts'
import { complain } from '../../wire/problem.ts'
import { usualSaltWait } from '../../wire/salt-wait.ts'
import { hashOf, type Random } from '../people/keys.ts'
import type { PersonRef, TableEvent } from '../table/events.ts'
import type { TableState } from '../table/table-state.ts'

/** The first entries of a requested table; complains if the game cannot be played with these options. */
export const openingFor = (
  request: TableOptions,
  owner: PersonRef,
  meta: Meta,
  key: string,
  random: Random,
): readonly TableEvent[] => {
  checkSeats(
    meta,
    request.seats.map((bot) => ({ name: owner.name, bot })),
  )
  checkOptions(meta, request.options)
  const seat = request.seats.indexOf(null)
  const opened: TableEvent = {
    kind: 'opened',
    game: request.game,
    options: request.options,
    seats: request.seats,
    pace: request.pace,
    saltWait: request.saltWait ?? usualSaltWait(request.pace.kind),
    isPublic: request.visibility === 'public',
    teaching: request.teaching,
    owner,
    secret: random.hex(32),
    seed: request.seed,
    join: hashOf(key),
  }
  return seat < 0 ? [opened] : [opened, { kind: 'sat', seat, person: owner, saltHash: request.saltHash }]
}

/**
 * A rematch. The others' seats are reserved for them. After a match everybody moves on by one seat; after a cancelled deal
 * the seats stay, because nobody has played yet, and the new table mentions the cancelled deal.
 */
export const rematchOf = (
  played: TableState,
  owner: PersonRef,
  saltHash: string,
  random: Random,
): readonly TableEvent[] => {
  const { id, phase, opened, places } = played
  const isBroken = phase === 'brokenOff'
  if (phase !== 'over' && !isBroken) complain('table.playing')
  const moved = isBroken ? places : places.map((_, seat) => places[(seat + 1) % places.length])
  const seat = moved.findIndex((place) => place?.person?.id === owner.id)
  if (seat < 0) complain('seat.none')
  const again: TableEvent = {
    ...opened,
    seats: moved.map((place) => place?.bot ?? null),
    owner,
    secret: random.hex(32),
    // A chosen seed would deal the same cards again.
    seed: null,
    join: hashOf(random.hex(16)),
    kept: moved.map((place) => (place?.person?.id === owner.id ? null : (place?.person ?? null))),
    brokenBefore: isBroken ? [...(opened.brokenBefore ?? []), id] : [],
  }
  const { name } = places.find(({ person }) => person?.id === owner.id)?.person ?? owner
  return [again, { kind: 'sat', seat, person: { id: owner.id, name }, saltHash }]
}
