/** A wait of a day for salts: it covers a night offline and restarts of the server, and is not longer. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { dealerOf } from '../../host/opening.ts'
import { saltHash } from '../../kit/deal.ts'
import { systemRandom } from '../people/keys.ts'
import { QUOTAS } from '../people/quotas.ts'
import { type Rooms, roomsOf } from '../rooms/rooms.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { projection } from './projection.ts'

const HOUR = 3_600_000
const SALT = '0'.repeat(32)
const ann = { id: 'ann', name: 'Ann' }
const bob = { id: 'bob', name: 'Bob' }

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-waiting-'))
let store: Store
let clock = 1_000 * HOUR
let open: Rooms[] = []
beforeAll(async () => {
  store = await openStore({ folder })
})
afterAll(async () => {
  for (const rooms of open) await rooms.close({ id: 'table.closed' })
  await store.close()
  rmSync(folder, { recursive: true })
})

/** A server that starts now and was last known to be up at that time. */
const start = (lastBeat: number | undefined): Rooms => {
  const rooms = roomsOf({
    store,
    projection,
    now: () => clock,
    monotonic: () => clock,
    chooseMove: async () => null,
    botDelay: 0,
    isAlone: true,
    metrics: { entries: { inc() {} } },
    failed: () => {},
    games,
    dealer: dealerOf,
    random: systemRandom,
    quotas: QUOTAS,
    build: 'this one',
    lastBeat,
    ...{ server: 'one', kinds: { writable: { has: () => true } } },
  })
  open = [...open, rooms]
  return rooms
}

/** Ann and Bob are seated, and the deal sheet is published. */
const begun = async (rooms: Rooms, saltWait: number): Promise<string> => {
  const terms = { options: {}, pace: { kind: 'untimed' }, visibility: 'link', seed: null, teaching: false } as const
  const seats = [null, null, 'random']
  const { table } = await rooms.open(
    { game: 'paris-connection', ...terms, seats, saltWait, saltHash: saltHash(SALT) },
    ann,
    '127.0.0.1',
  )
  const room = await rooms.room(table)
  const { keys } = await room.state()
  const joins = { kind: 'join', seat: 1, name: 'Bob', saltHash: saltHash(SALT) } as const
  await room.order({ person: bob, link: keys.join, address: '' }, 'bob-joins', joins, NO_KEY)
  await room.order({ person: ann, link: null, address: '' }, 'ann-starts', { kind: 'start', fill: null }, NO_KEY)
  return table
}
const NO_KEY = { key: '', hash: '' }

const untilAt = async (rooms: Rooms, table: string): Promise<number> =>
  ((await (await rooms.room(table)).state()).until ?? 0) - clock

test('the wait is one day, and time while the server was down does not count', async () => {
  const first = start(undefined)
  const table = await begun(first, 86_400)
  expect(await untilAt(first, table)).toBe(24 * HOUR)
  clock += 5 * HOUR
  const lastBeat = clock
  clock += 2 * HOUR
  expect(await untilAt(start(lastBeat), table)).toBe(19 * HOUR)
})

test('a table that nobody opens after the restart gets no extra time', async () => {
  const table = await begun(start(undefined), 86_400)
  clock += 5 * HOUR
  const lastBeat = clock
  clock += 2 * HOUR
  const second = start(lastBeat)
  clock += 10 * HOUR
  expect(await untilAt(second, table)).toBe(9 * HOUR)
})
