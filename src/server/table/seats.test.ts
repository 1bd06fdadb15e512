/** Seats: taken, changed and freed before the deal, and never after it. */
import { afterAll, describe, expect, test } from 'vitest'
import { guest, SALT } from '../../../test/server/client.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, deal, dealt, PARIS, problemIn, sitDown } from '../../../test/server/test-tables.ts'
import { saltHash } from '../../kit/deal.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const join = (seat: number, name: string) => ({ kind: 'join', seat, name, saltHash: saltHash(SALT) }) as const
const namesAt = (page: { table(): { seats: readonly { person: { name: string } | null }[] } }) =>
  page.table().seats.map(({ person }) => person?.name ?? null)

describe('before the deal', () => {
  test('the owner of a new table sits in the first free seat and sees others join', async () => {
    const { page } = await sitDown(url, { ...PARIS, seats: ['casual', null, null] }, 1)
    expect(namesAt(page(0))).toEqual([null, 'Ann', null])
    expect(
      page(0)
        .table()
        .seats.map(({ bot }) => bot),
    ).toEqual(['casual', null, null])
    expect(page(0).table().you).toMatchObject({ seat: 1, owner: true, invited: true })
  })

  test('a person changes to a free seat, and the old one is free again', async () => {
    const { page } = await sitDown(url, PARIS, 2)
    allowed(await page(1).order(join(2, 'Bob')))
    await page(0).until(() => page(0).table().seats[2]?.person !== null)
    expect(namesAt(page(0))).toEqual(['Ann', null, 'Bob'])
    expect(page(1).table().you.seat).toBe(2)
  })

  test('a seated person may change their name', async () => {
    const { page } = await sitDown(url, PARIS, 2)
    allowed(await page(1).order(join(1, 'Robert')))
    await page(0).until(() => page(0).table().seats[1]?.person?.name === 'Robert')
    expect(namesAt(page(0))).toEqual(['Ann', 'Robert', null])
  })

  test("another person's seat, a bot's seat and a seat that does not exist are refused", async () => {
    const { page } = await sitDown(url, { ...PARIS, seats: [null, null, 'casual'] }, 2)
    expect(problemIn(await page(1).order(join(0, 'Bob')))).toBe('seat.taken')
    expect(problemIn(await page(1).order(join(2, 'Bob')))).toBe('seat.taken')
    expect(problemIn(await page(1).order(join(5, 'Bob')))).toBe('seat.unknown')
    expect(namesAt(page(1))).toEqual(['Ann', 'Bob', null])
  })

  test('a person leaves, and the seat is free', async () => {
    const { page } = await sitDown(url, PARIS, 2)
    allowed(await page(1).order({ kind: 'leave' }))
    await page(0).until(() => page(0).table().seats[1]?.person === null)
    expect(problemIn(await page(1).order({ kind: 'leave' }))).toBe('seat.none')
  })

  test('the owner frees the seat of a person and of a bot; nobody else does', async () => {
    const { page } = await sitDown(url, { ...PARIS, seats: [null, null, 'casual'] }, 2)
    expect(problemIn(await page(1).order({ kind: 'free', seat: 0 }))).toBe('table.owner')
    allowed(await page(0).order({ kind: 'free', seat: 1 }))
    allowed(await page(0).order({ kind: 'free', seat: 2 }))
    await page(1).until(() => page(1).table().seats[2]?.bot === null)
    expect(page(1).table().you.seat).toBeNull()
    expect(
      page(1)
        .table()
        .seats.map(({ person, bot }) => person?.name ?? bot),
    ).toEqual(['Ann', null, null])
    expect(problemIn(await page(0).order({ kind: 'free', seat: 4 }))).toBe('seat.unknown')
  })

  test('the owner puts a known bot into a free seat, but not into the seat of a person', async () => {
    const { page } = await sitDown(url, PARIS, 2)
    expect(problemIn(await page(1).order({ kind: 'seatBot', seat: 2, bot: 'casual' }))).toBe('table.owner')
    expect(problemIn(await page(0).order({ kind: 'seatBot', seat: 1, bot: 'casual' }))).toBe('seat.taken')
    expect(problemIn(await page(0).order({ kind: 'seatBot', seat: 2, bot: 'nobody' }))).toBe('table.bot')
    allowed(await page(0).order({ kind: 'seatBot', seat: 2, bot: 'random' }))
    await page(1).until(() => page(1).table().seats[2]?.bot === 'random')
    expect(page(1).table().seats[2]).toMatchObject({ person: null, here: true })
  })
})

describe('names', () => {
  test.each(['Ann', 'ANN', 'ａｎｎ', ' Ann ', 'A\u200bnn', 'A\u034fnn', 'Аnn', 'Ánn', 'A nn', '\u2800Ann'])(
    '%j is taken where Ann sits',
    async (name) => {
      const { comes, key } = await sitDown(url, PARIS, 1)
      const other = await comes('Bob', { key })
      expect(problemIn(await other.order(join(1, name)))).toBe('name.taken')
    },
  )

  test.each(['\u2800', '\u3164', '...', `Z${'\u0301\u0302\u0303'.repeat(3)}oe`])(
    '%j cannot be read, and is refused in a sentence',
    async (name) => {
      const zoe = await guest(url, 'Zoe')
      const answer = await zoe.call('PUT', '/api/me', { name })
      expect(answer).toMatchObject({ status: 400, body: { say: { id: 'name.unreadable' } } })
      expect((await zoe.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Zoe' } })
    },
  )

  test('sharp s and its capitals count as the same name', async () => {
    const { page, comes, key } = await sitDown(url, PARIS, 2)
    allowed(await page(1).order(join(1, 'Strauß')))
    const third = await comes('Third', { key })
    expect(problemIn(await third.order(join(2, 'STRAUSS')))).toBe('name.taken')
  })

  test('nobody may use the name of a bot level', async () => {
    const { page } = await sitDown(url, PARIS, 2)
    expect(problemIn(await page(1).order(join(1, 'casual')))).toBe('table.name')
  })

  test('a bot has a name that no person at the table has', async () => {
    const { page } = await sitDown(url, PARIS, 2)
    allowed(await page(1).order(join(1, 'isambard')))
    await deal({ pages: [page(0), page(1)] })
    const names = page(0)
      .tableView()
      .table.seats.map(({ name }) => name.toLowerCase())
    expect(new Set(names).size).toBe(3)
    expect(names.slice(0, 2)).toEqual(['ann', 'isambard'])
  })
})

describe('the start', () => {
  test('is refused with free seats, is allowed only to the owner, and may fill free seats with bots', async () => {
    const { page } = await sitDown(url, PARIS, 2)
    expect(problemIn(await page(0).order({ kind: 'start', fill: null }))).toBe('seat.free')
    expect(problemIn(await page(0).order({ kind: 'start', fill: 'nobody' }))).toBe('table.bot')
    expect(problemIn(await page(1).order({ kind: 'start', fill: 'casual' }))).toBe('table.owner')
    expect(page(0).table().phase).toBe('open')
    allowed(await page(0).order({ kind: 'start', fill: 'casual' }))
    await page(1).until(() => page(1).table().phase === 'dealing')
    expect(page(1).table().seats[2]?.bot).toBe('casual')
    expect(problemIn(await page(0).order({ kind: 'start', fill: 'casual' }))).toBe('table.begun')
  })

  test('is possible when all seats are taken', async () => {
    const { page } = await sitDown(url, PARIS, 3)
    allowed(await page(0).order({ kind: 'start', fill: null }))
    await page(2).until(() => page(2).table().phase === 'dealing')
    expect(page(2).table().deal.awaited).toEqual([0, 1, 2])
  })

  test('with bots alone needs no salt', async () => {
    const ann = await guest(url, 'Ann')
    const { table } = await ann.open({ ...PARIS, seats: ['random', 'random', 'random'] })
    const page = await ann.openPage(table)
    allowed(await page.order({ kind: 'start', fill: null }))
    await page.until(() => page.table().phase !== 'open')
    expect(page.table().deal.sheet?.saltHashes).toEqual([null, null, null])
    expect(page.table().deal.withheld).toEqual([])
    expect(page.tableView().viewer).toBe('watcher')
  })
})

describe('after the deal', () => {
  test('no seat can be taken, left, changed, freed or given to a bot', async () => {
    const { page, comes, key } = await dealt(url, PARIS, 2)
    const before = page(0).table().seats
    const orders = [join(2, 'Ann'), { kind: 'leave' }, { kind: 'free', seat: 1 }] as const
    for (const order of orders) expect(problemIn(await page(0).order(order))).toBe('table.begun')
    expect(problemIn(await page(0).order({ kind: 'seatBot', seat: 1, bot: 'casual' }))).toBe('table.begun')
    const late = await comes('Late', { key })
    expect(problemIn(await late.order(join(2, 'Late')))).toBe('table.begun')
    expect(problemIn(await page(0).order({ kind: 'close' }))).toBe('table.playing')
    expect(page(0).table().seats).toEqual(before)
  })

  test('while salts are missing seats cannot change either', async () => {
    const { page } = await sitDown(url, PARIS, 2)
    allowed(await page(0).order({ kind: 'start', fill: 'casual' }))
    expect(problemIn(await page(1).order({ kind: 'leave' }))).toBe('table.begun')
    expect(problemIn(await page(0).order({ kind: 'free', seat: 1 }))).toBe('table.begun')
  })
})

test('the owner closes a table before the deal; everybody sees it, and nobody can join or chat any more', async () => {
  const { page, table, guest: who } = await sitDown(url, PARIS, 2)
  expect(problemIn(await page(1).order({ kind: 'close' }))).toBe('table.owner')
  allowed(await page(0).order({ kind: 'close' }))
  await page(1).until(() => page(1).table().phase === 'closed')
  expect(problemIn(await page(1).order(join(2, 'Bob')))).toBe('table.begun')
  expect(problemIn(await page(1).order({ kind: 'chat', scope: 'all', text: 'hello?' }))).toBe('table.closed')
  expect(JSON.stringify((await who(0).call('GET', '/api/tables')).body)).not.toContain(table)
})
