/**
 * Before the first card: while the server waits for salts, no message depends on the secret or on a salt already sent.
 * When the deal is cancelled, both are revealed to everyone at the table.
 */
import { describe, expect, test } from 'vitest'
import { bots } from '../../src/bots/index.ts'
import { games } from '../../src/games/index.ts'
import { dealerOf } from '../../src/host/opening.ts'
import { commitTo, type Deal, saltHash } from '../../src/kit/deal.ts'
import { defaultOptions } from '../../src/kit/options.ts'
import { recordOfBrokenDeal } from '../../src/kit/record.ts'
import type { Parts } from '../../src/server/make.ts'
import { hashOf } from '../../src/server/people/keys.ts'
import type { LoggedEvent, TableEvent } from '../../src/server/table/events.ts'
import { applyEvent, entryOf, firstTableState } from '../../src/server/table/history.ts'
import { headOf } from '../../src/server/table/projection.ts'
import { dealOf, type TableState } from '../../src/server/table/table-state.ts'
import type { Order } from '../../src/wire/online.ts'
import { connectTo, type GuestSocket, requestTo } from './guest-socket.ts'
import { cookieOf, JOIN_KEY, PEOPLE, STRANGER, WATCH_KEY } from './people.ts'
import { openSite, type Site, type Spoil } from './site.ts'

const TABLE = 'abcdefghij'
const CLOCK = 1_700_000_000_000
const entry = games[0] ?? fail()
const SEATS = entry.meta.seats[0] ?? 2

interface World {
  readonly secret: string
  /** The owner's salt, which has been sent. The other salts have not. */
  readonly salt: string
}

const TRUTH: World = { secret: '5ec7e7'.repeat(10), salt: 'aa'.repeat(16) }
const OTHER: World = { secret: '07438e'.repeat(10), salt: 'bb'.repeat(16) }

/** By guest: all bytes sent before the deal was cancelled, and after. */
type Sent = ReadonlyMap<string, { readonly before: string; readonly after: string }>

const sentIn = async (world: World, spoil?: Spoil): Promise<Sent> => {
  const site = await openSite(games, { spoil })
  site.setClock(CLOCK)
  await write(site, world)
  const guests = new Map<string, GuestSocket>()
  const arrive = async (name: string, cookie: string, key: string | null = null): Promise<void> => {
    const others = [...guests.values()].map((guest) => ({ guest, from: guest.frames.length }))
    guests.set(name, await seatedAt(site.port, cookie, key))
    // Arrivals within a short time are shown together: each guest waits until the others have seen the last one.
    await Promise.all(others.map(({ guest, from }) => guest.nextFrame(isTable, from)))
  }
  for (let seat = 0; seat < SEATS; seat++) await arrive(`seat ${seat}`, cookieOf(seat))
  await arrive('watcher', '', WATCH_KEY)
  await arrive('stranger', cookieOf(STRANGER))
  const sent = new Map([...guests.keys(), 'machine'].map((guest) => [guest, { before: '', after: '' }]))
  for (const when of ['before', 'after'] as const) {
    for (const [name, guest] of guests) for (const order of ASKED) await say(guest, `${when}-${name}`, order)
    for (const [name, both] of sent) {
      for (const path of ['/api/tables', `/api/tables/${TABLE}/record`, '/api/games']) {
        both[when] += await requestTo(site.port, cookieFor(name), 'GET', path, '')
      }
      both[when] += guests.get(name)?.frames.splice(0).join('\n') ?? ''
    }
    const owner = guests.get('seat 0')
    if (owner !== undefined && when === 'before') await say(owner, 'the-owner', { kind: 'close' })
  }
  for (const { close } of guests.values()) close()
  await Promise.all([...guests.values()].map(({ closed }) => closed))
  await site.close()
  return sent
}

const isTable = (frame: string): boolean => frame.startsWith('{"kind":"table"')

const seatedAt = async (port: number, cookie: string, key: string | null): Promise<GuestSocket> => {
  const guest = await connectTo(port, TABLE, cookie, key)
  await guest.nextFrame((frame) => isTable(frame) || frame.startsWith('{"kind":"bye"'), 0)
  return guest
}

const ASKED: readonly Order[] = [
  { kind: 'record' },
  { kind: 'refusals' },
  { kind: 'replay', moves: 0, viewer: 'watcher' },
  { kind: 'undo' },
  { kind: 'salt', salt: 'cc'.repeat(16) },
]

const say = async (guest: GuestSocket, by: string, order: Order): Promise<void> => {
  const id = `${by.replaceAll(' ', '-')}-${order.kind}-00000`
  guest.say(JSON.stringify({ kind: 'order', id, order }))
  await guest.nextFrame(
    (frame) => frame.startsWith(`{"kind":"answer","id":"${id}"`) || frame.startsWith('{"kind":"bye"'),
    0,
  )
}

const cookieFor = (name: string): string => {
  if (name === 'stranger') return cookieOf(STRANGER)
  return name.startsWith('seat ') ? cookieOf(Number(name.slice(5))) : ''
}

/** The deal sheet is published, and one salt has been sent. */
const write = async (site: Site, { secret, salt }: World): Promise<void> => {
  const seated = PEOPLE.slice(0, SEATS).map(({ id, name }) => ({ id, name }))
  const options = defaultOptions(entry.meta.options)
  const saltHashes = seated.map((_, seat) => saltHash(seat === 0 ? salt : 'never sent'))
  const { rulesVersion } = entry.meta
  const sheet = { game: entry.id, rulesVersion, seats: SEATS, options, commitment: commitTo(secret), saltHashes }
  const owner = seated[0] ?? fail()
  const pace = { kind: 'untimed' } as const
  const seats = seated.map(() => null)
  const opened = { game: entry.id, options, seats, pace, isPublic: true, owner, secret, seed: null } as const
  const bodies: readonly TableEvent[] = [
    { kind: 'opened', ...opened, join: hashOf(JOIN_KEY) },
    ...seated.map((person, seat): TableEvent => ({ kind: 'sat', seat, person, saltHash: saltHashes[seat] ?? '' })),
    { kind: 'linked', to: 'watch', key: hashOf(WATCH_KEY) },
    { kind: 'dealt', sheet, until: CLOCK + 600_000 },
    { kind: 'salted', seat: 0, salt },
  ]
  const [first = fail(), ...rest] = bodies.map(
    (body, index): LoggedEvent => ({ seq: index + 1, at: CLOCK, command: null, body }),
  )
  const means = { game: await entry.game(), heuristics: await entry.heuristics(), bots, dealer: dealerOf }
  const state = rest.reduce((so, one) => applyEvent(so, one, means), firstTableState(TABLE, first))
  await site.store.append({ head: headOf(state, CLOCK + 600_000), entries: [first, ...rest].map(entryOf) })
}

/** Values that differ everywhere and reveal nothing: the hashes that were published before. */
const plain = (text: string, { secret, salt }: World): string =>
  text.replaceAll(commitTo(secret), 'a commitment').replaceAll(saltHash(salt), 'a salt hash')

/** The guests who received something that depends on a secret. */
const knowing = async (spoil?: Spoil): Promise<readonly string[]> => {
  const [truth, other] = [await sentIn(TRUTH, spoil), await sentIn(OTHER, spoil)]
  return [...truth].flatMap(([guest, { before }]) =>
    plain(before, TRUTH) === plain(other.get(guest)?.before ?? '', OTHER) ? [] : [guest],
  )
}

function fail(): never {
  throw new Error('nothing there')
}

test('no guest receives the secret or a salt before the deal is cancelled, and every guest does after', async () => {
  expect(await knowing()).toEqual([])
  for (const [guest, { before, after: then }] of await sentIn(TRUTH)) {
    expect(before.length, guest).toBeGreaterThan(500)
    for (const hidden of [TRUTH.secret, TRUTH.salt]) {
      expect(before, guest).not.toContain(hidden)
      expect(then, guest).toContain(hidden)
    }
  }
})

describe('the test detects', () => {
  const early = (state: TableState) => recordOfBrokenDeal(dealOf(state), [], '')
  const salted = ({ salts }: Deal): readonly boolean[] => salts.map((salt) => salt !== null && salt < 'b')

  test.each<[string, (parts: Parts) => Partial<Parts['projection']>]>([
    ['an early record', () => ({ record: early })],
    [
      'a record in the answer to an order',
      ({ projection }) => ({
        answer: (now, person, order) =>
          order.kind === 'record' ? { kind: 'record', record: early(now) } : projection.answer(now, person, order),
      }),
    ],
    [
      'a table view that depends on a salt',
      ({ projection }) => ({
        table: (now, looking) => ({ ...projection.table(now, looking), muted: salted(dealOf(now)).map(String) }),
      }),
    ],
  ])('%s', async (_what, faulty) => {
    const found = await knowing((parts) => ({ ...parts, projection: { ...parts.projection, ...faulty(parts) } }))
    expect(found.length).toBeGreaterThan(0)
  })
})
