/** The clock of the machine is set, or the machine sleeps: no player loses time, nobody is refused, nothing stalls. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type FakeClock, fakeClock } from '../../../test/server/fake-clock.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { games } from '../../games/index.ts'
import { dealerOf } from '../../host/opening.ts'
import { saltHash } from '../../kit/deal.ts'
import type { TimeControl } from '../../wire/online.ts'
import { pausesOf } from '../clock.ts'
import { PARTS } from '../make.ts'
import { systemRandom } from '../people/keys.ts'
import { QUOTAS } from '../people/quotas.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { projection } from '../table/projection.ts'
import type { Room } from './room.ts'
import { type Rooms, roomsOf } from './rooms.ts'

const HERE = '127.0.0.1'
const SECOND = 1_000
const HOUR = 3_600 * SECOND
const BANK = 600
const BOT_DELAY = 20

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-set-clock-'))
let store: Store
let open: Rooms[] = []
beforeAll(async () => {
  store = await openStore({ folder })
})
afterEach(async () => {
  for (const rooms of open) await rooms.close({ id: 'server.stopping' })
  open = []
})
afterAll(async () => {
  vi.useRealTimers()
  await store.close()
  rmSync(folder, { recursive: true })
})

const start = (clock: FakeClock): Rooms => {
  const rooms = roomsOf({
    ...{ store, projection, games, dealer: dealerOf, random: systemRandom, build: 'this one', quotas: QUOTAS },
    ...{
      chooseMove: async () => null,
      botDelay: BOT_DELAY,
      isAlone: true,
      metrics: { entries: { inc() {} } },
      failed() {},
    },
    ...{ now: clock.now, monotonic: clock.monotonic, lastBeat: clock.now() },
    ...{ server: 'one', kinds: { writable: { has: () => true } } },
  })
  open.push(rooms)
  return rooms
}

const ann = { id: 'ann', name: 'Ann' }
const LIVE: TimeControl = { kind: 'live', bank: BANK, increment: 0, flag: 'bot' }
const UNTIMED: TimeControl = { kind: 'untimed' }
const NO_KEY = { key: '', hash: '' }
const REQUEST = {
  game: 'paris-connection',
  options: {},
  visibility: 'link' as const,
  teaching: false,
  saltWait: 600,
  saltHash: saltHash('0'.repeat(32)),
}
let commands = 0

/** Ann with two bots. */
const begun = async (rooms: Rooms, pace: TimeControl): Promise<string> => {
  const { table } = await rooms.open(
    { ...REQUEST, pace, seats: [null, 'random', 'random'], seed: 'set-clock' },
    ann,
    HERE,
  )
  await order(await rooms.room(table), { kind: 'start', fill: null })
  return table
}

const order = (room: Room, asked: Parameters<Room['order']>[2]) =>
  room.order({ person: ann, link: null, address: HERE }, `command-${commands++}`, asked, NO_KEY)

const say = (room: Room) => order(room, { kind: 'chat', scope: 'all', text: 'hello' })

/** Until Ann is asked; bots move as soon as their time has come. */
const untilAsked = async (room: Room, clock: FakeClock): Promise<void> => {
  await expect
    .poll(async () => {
      clock.pass(BOT_DELAY)
      return (await room.state()).clocks?.seats
    })
    .toEqual([0])
}

const left = async (room: Room): Promise<number> => (await room.state()).clocks?.left[0] ?? Number.NaN

/** Lets the server do its regular check, and waits for its queries. */
const look = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(15 * SECOND)
  for (let times = 0; times < 50; times++) await store.ready()
}

const kindsAt = async (table: string): Promise<readonly string[]> =>
  (await store.entries(table, 0)).map(({ body }) => JSON.parse(body).kind)

/** A timed game in which a person is to move, and the time that this person has left. */
const askedPerson = async () => {
  const clock = fakeClock()
  const rooms = start(clock)
  const room = await rooms.room(await begun(rooms, LIVE))
  await untilAsked(room, clock)
  await say(room)
  return { clock, rooms, room, before: await left(room) }
}

describe.each([
  ['forward', HOUR],
  ['back', -HOUR],
] as const)('an hour %s', (_name, by) => {
  test('a player keeps exactly the time that was left, in whichever order the parts notice', async () => {
    const { clock, room, before } = await askedPerson()
    clock.pass(10 * SECOND)
    clock.set(by)
    clock.pass(2 * SECOND)
    await say(room)
    expect(await left(room)).toBe(before - 12 * SECOND)
    clock.pass(3 * SECOND)
    clock.set(by)
    await look()
    expect((await room.state()).clocks?.at).toBe(clock.now())
    expect(await left(room)).toBe(before - 15 * SECOND)
    const kinds = await kindsAt((await room.state()).id)
    expect(kinds.filter((kind) => kind === 'resumed')).toHaveLength(2)
    expect(kinds).not.toContain('flagged')
  })

  test('a player at a table that is loaded later keeps it as well', async () => {
    const clock = fakeClock()
    const first = start(clock)
    const table = await begun(first, LIVE)
    const room = await first.room(table)
    await untilAsked(room, clock)
    await say(room)
    const before = await left(room)
    await first.close({ id: 'server.stopping' })
    const second = start(clock)
    clock.pass(10 * SECOND)
    clock.set(by)
    await look()
    const loaded = await second.room(table)
    await say(loaded)
    expect((await loaded.state()).clocks?.at).toBe(clock.now())
    expect(await left(loaded)).toBeLessThanOrEqual(before)
    expect(await left(loaded)).toBeGreaterThanOrEqual(before - 10 * SECOND)
  })

  test('at a table without pages a flag falls neither too early nor too late', async () => {
    const clock = fakeClock()
    const first = start(clock)
    const table = await begun(first, LIVE)
    await untilAsked(await first.room(table), clock)
    await first.close({ id: 'server.stopping' })
    start(clock)
    await look()
    clock.set(by)
    await look()
    expect(await kindsAt(table)).not.toContain('flagged')
    clock.pass((BANK - 15) * SECOND)
    await look()
    expect(await kindsAt(table)).not.toContain('flagged')
    clock.pass(20 * SECOND)
    await look()
    await expect.poll(() => kindsAt(table)).toContain('flagged')
  })

  test('bots go on at loaded and at unloaded tables', async () => {
    const clock = fakeClock()
    const first = start(clock)
    const table = await begun(first, UNTIMED)
    const room = await first.room(table)
    await order(room, { kind: 'standIn', bot: 'random' })
    const { seq } = await room.state()
    clock.set(by)
    await look()
    await expect
      .poll(async () => {
        clock.pass(BOT_DELAY)
        return (await room.state()).seq
      })
      .toBeGreaterThan(seq + 3)
    await first.close({ id: 'server.stopping' })
    const second = start(clock)
    const last = (await store.entries(table, 0)).length
    clock.set(by)
    await look()
    await expect
      .poll(async () => {
        clock.pass(BOT_DELAY)
        await look()
        return (await store.entries(table, 0)).length
      })
      .toBeGreaterThan(last + 3)
    expect(second.count().rooms).toBeGreaterThan(0)
  })

  test('no request is refused because of it', async () => {
    const clock = fakeClock()
    const limit = { burst: 5, perSecond: 1 }
    const server = await startTestServer({ writes: limit, orders: limit }, { ...PARTS, clock })
    const name = async (): Promise<number> =>
      (await fetch(`${server.url}/api/me`, { method: 'PUT', headers: JSON_TYPE, body: '{"name":"Ann"}' })).status
    expect(await name()).toBe(200)
    clock.set(by)
    expect(await name()).toBe(200)
    // The limits do not grow either.
    expect([await name(), await name(), await name(), await name()]).toEqual([200, 200, 200, 429])
    await server.stop()
  })
})

const JSON_TYPE = { 'content-type': 'application/json' } as const

test('no clock runs while the database is unavailable', async () => {
  const { clock, rooms, room, before } = await askedPerson()
  clock.pass(4 * SECOND)
  const away = clock.now()
  clock.pass(90 * SECOND)
  rooms.stoodStill(away)
  clock.pass(2 * SECOND)
  await say(room)
  expect(await left(room)).toBe(before - 6 * SECOND)
})

test('two days forward: a table that was opened today is not closed as unused', async () => {
  const clock = fakeClock()
  const rooms = start(clock)
  const { table } = await rooms.open({ ...REQUEST, pace: UNTIMED, seats: [null, null, null], seed: null }, ann, HERE)
  clock.set(48 * HOUR)
  await look()
  expect((await store.head(table))?.phase).toBe('open')
  clock.pass(25 * HOUR)
  await look()
  await expect.poll(async () => (await store.head(table))?.phase).toBe('closed')
})

test('a clock that is corrected in small steps is not a pause', () => {
  const clock = fakeClock()
  const reported: unknown[] = []
  const pauses = pausesOf(clock, undefined, (pause) => reported.push(pause))
  for (let minute = 0; minute < 100; minute++) {
    clock.pass(60 * SECOND)
    clock.set(minute % 2 === 0 ? 4 * SECOND : -SECOND)
    pauses.check()
  }
  expect(reported).toEqual([])
  const at = clock.now()
  clock.set(6 * SECOND)
  pauses.check()
  expect(reported).toEqual([{ before: at, after: at + 6 * SECOND }])
  pauses.close()
})
