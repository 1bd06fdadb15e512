/** Quotas of a person and of an address: an excess is refused in one sentence and changes nothing. */
import { afterEach, describe, expect, test } from 'vitest'
import { type Guest, guest, SALT } from '../../../test/server/client.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { allowed, COAL, dealt, problemIn, sitDown } from '../../../test/server/test-tables.ts'
import { saltHash } from '../../kit/deal.ts'
import { systemRandom } from './keys.ts'
import { type Quotas, tableQuota, UNLIMITED } from './quotas.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})

const startWith = async (quotas: Partial<Quotas>): Promise<string> => {
  server = await startTestServer({ quotas: { ...UNLIMITED, ...quotas }, trustedProxies: ['127.0.0.1'] })
  return server.url
}

/** The id of the refusal, or null if the table was opened. */
const refusal = async (who: Guest): Promise<string | null> => {
  const { status, body } = await who.call('POST', '/api/tables', { ...COAL, saltHash: saltHash(SALT) })
  return status === 201 ? null : (body as { say: { id: string } }).say.id
}

describe('open tables', () => {
  test('a person has a limited number; after closing one they may open another', async () => {
    const url = await startWith({ tablesPerPerson: 2 })
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')]
    const first = await ann.open(COAL)
    expect(await refusal(ann)).toBeNull()
    expect(await refusal(ann)).toBe('table.quota')
    expect(await refusal(bob)).toBeNull()
    allowed(await (await ann.openPage(first.table)).order({ kind: 'close' }))
    expect(await refusal(ann)).toBeNull()
    expect(await refusal(ann)).toBe('table.quota')
  })

  test('simultaneous requests count as well', async () => {
    const url = await startWith({ tablesPerPerson: 3 })
    const ann = await guest(url, 'Ann')
    const refusals = await Promise.all(Array.from({ length: 30 }, () => refusal(ann)))
    expect(refusals.filter((one) => one === null).length).toBe(3)
    expect(refusals.filter((one) => one === 'table.quota').length).toBe(27)
  })

  test('a request that fails does not count against one at the same time', async () => {
    const opened: string[] = []
    const store = {
      openTablesOf: async () => ({ person: opened.length, address: opened.length }),
      addOpening: async () => {},
    }
    const quota = tableQuota({
      store,
      random: systemRandom,
      quotas: { ...UNLIMITED, tablesPerPerson: 1 },
      now: () => 0,
      monotonic: () => 0,
    })
    const open = (table: string, write: () => Promise<void>): Promise<void> =>
      quota.open({ person: 'ann', address: '127.0.0.1' }, table, write)
    const results = await Promise.allSettled([
      open('a', () => Promise.reject(new Error('the disk is full'))),
      open('b', async () => void opened.push('b')),
      open('c', async () => void opened.push('c')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(opened).toEqual(['b'])
  })

  test('an address has a limited number, counted over all its people', async () => {
    const url = await startWith({ tablesPerAddress: 2 })
    const people = await Promise.all(['Ann', 'Bob', 'Cas'].map((name) => guest(url, name)))
    expect(await Promise.all(people.map(refusal))).toContain('table.quota-address')
    const elsewhere = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: people[0]?.cookie ?? '',
        'x-forwarded-for': '192.0.2.7',
      },
      body: JSON.stringify({ ...COAL, saltHash: saltHash(SALT) }),
    })
    expect(elsewhere.status).toBe(201)
  })

  test('an address opens a limited number per minute', async () => {
    const url = await startWith({ tablesPerMinute: 3 })
    const ann = await guest(url, 'Ann')
    const refusals = await Promise.all(Array.from({ length: 10 }, () => refusal(ann)))
    expect(refusals.filter((one) => one === 'request.rate').length).toBe(7)
  })

  test('a rematch counts, a finished match does not', async () => {
    const url = await startWith({ tablesPerPerson: 1 })
    const seated = await dealt(url, COAL, 2)
    allowed(await seated.page(0).order({ kind: 'propose', what: 'end', moves: 0 }))
    await seated.page(1).until(() => seated.page(1).table().proposal !== null)
    const proposal = seated.page(1).table().proposal?.number ?? -1
    allowed(await seated.page(1).order({ kind: 'vote', proposal, yes: true }))
    await seated.page(0).until(() => seated.page(0).table().phase === 'over')
    expect(await refusal(seated.guest(0))).toBeNull()
    const again = { kind: 'rematch', saltHash: saltHash(SALT) } as const
    expect(problemIn(await seated.page(0).order(again))).toBe('table.quota')
    expect((await seated.page(1).order(again)).kind).toBe('table')
  })
})

describe('pages', () => {
  test('a table takes a limited number of spectators; its players always get in', async () => {
    const url = await startWith({ pagesPerTable: 3 })
    const seated = await sitDown(url, { ...COAL, visibility: 'public' }, 2)
    await seated.comes('Sam')
    const surplus = await seated.comes('Tom')
    expect(surplus.received).toEqual([{ kind: 'bye', say: { id: 'table.crowded' }, again: false }])
    await surplus.closed
    const second = await seated.guest(1).openPage(seated.table)
    expect(second.table().phase).toBe('open')
  })

  test('an address has a limited number; closing one frees a place', async () => {
    const url = await startWith({ pagesPerAddress: 3 })
    const seated = await sitDown(url, { ...COAL, visibility: 'public' }, 2)
    const third = await seated.comes('Sam')
    const surplus = await seated.comes('Tom')
    expect(surplus.received).toEqual([{ kind: 'bye', say: { id: 'request.pages', params: { most: 3 } }, again: false }])
    third.cut()
    await third.closed
    const isLetIn = async (): Promise<boolean> => (await seated.comes('Uwe')).received[0]?.kind !== 'bye'
    await expect.poll(isLetIn).toBe(true)
  })
})
