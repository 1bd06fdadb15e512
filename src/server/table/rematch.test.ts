/** A rematch of the same people: everybody moves on by one seat, which is reserved for them. */
import { afterAll, describe, expect, test } from 'vitest'
import { type Guest, type GuestPage, guest, SALT } from '../../../test/server/client.ts'
import { playOn } from '../../../test/server/play-moves.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, COAL, deal, dealt, problemIn, type TableSetup } from '../../../test/server/test-tables.ts'
import { saltHash } from '../../kit/deal.ts'
import type { Lists } from '../../wire/api.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const AGAIN = { kind: 'rematch', saltHash: saltHash(SALT) } as const
const join = (seat: number, name: string) => ({ kind: 'join', seat, name, saltHash: saltHash(SALT) }) as const

const played = async (setup: Partial<TableSetup> = {}) => {
  const seated = await dealt(url, { ...COAL, seats: [null, null, null], ...setup }, 3)
  await playOn(seated.pages)
  for (const page of seated.pages) await page.until(() => page.table().phase === 'over')
  return seated
}

const rematchBy = async (page: GuestPage): Promise<string> => {
  const answer = await page.order(AGAIN)
  if (answer.kind !== 'table') throw new Error(JSON.stringify(answer))
  return answer.table
}

const personAt = (page: GuestPage, seat: number) => page.table().seats[seat]?.person?.name ?? null

describe('a rematch', () => {
  test('moves everybody one seat on, keeps their seats, and lets them in without a link', async () => {
    const { page, guest: who } = await played()
    const next = await rematchBy(page(1))
    await page(0).until(() => page(0).table().next === next)
    const bob = await who(1).openPage(next)
    expect(bob.table().you).toMatchObject({ seat: 0, owner: true })
    expect(bob.table().seats.map(({ person, kept }) => person?.name ?? kept)).toEqual(['Bob', 'Cas', 'Ann'])
    const ann = await who(0).openPage(next)
    expect(ann.table().you).toMatchObject({ seat: null, invited: true })
    expect(problemIn(await ann.order(join(1, 'Ann')))).toBe('seat.taken')
    allowed(await ann.order(join(2, 'Ann')))
    const cas = await who(2).openPage(next)
    allowed(await cas.order(join(1, 'Cas')))
    await deal({ pages: [bob, cas, ann] })
    // A stranger is not let in.
    const stranger = await (await guest(url, 'Zoe')).openPage(next)
    await stranger.closed
    expect(stranger.received.at(-1)).toMatchObject({ kind: 'bye', say: { id: 'table.private' } })
  })

  test('is in the lists of everybody who played', async () => {
    const { page, guests } = await played()
    const next = await rematchBy(page(0))
    const mine = async (one: Guest) => ((await one.call('GET', '/api/tables')).body as Lists).mine
    for (const one of guests) expect((await mine(one)).some(({ id }) => id === next)).toBe(true)
  })

  test('is opened once, even if several players ask for it several times', async () => {
    const { page, pages, guest: who } = await played()
    const tables = await Promise.all(pages.map(rematchBy))
    expect(new Set(tables).size).toBe(1)
    expect(await rematchBy(page(2))).toBe(tables[0])
    await page(0).until(() => page(0).table().next === tables[0])
    const { mine } = (await who(0).call('GET', '/api/tables')).body as Lists
    expect(mine.filter(({ phase }) => phase === 'open')).toHaveLength(1)
  })

  test('is only for players, after the match is over', async () => {
    const seated = await dealt(url, COAL, 2)
    expect(problemIn(await seated.page(0).order(AGAIN))).toBe('table.playing')
    const { comes, key } = await played()
    const spectator = await comes('Zoe', { key })
    expect(problemIn(await spectator.order(AGAIN))).toBe('seat.none')
  })

  test('has a new deal, even after a chosen seed, and the same bots', async () => {
    const { page, pages, guest: who } = await dealt(url, { ...COAL, seats: [null, 'random'], seed: 'once' }, 1)
    await playOn(pages)
    const before = page(0).table().deal.commitment
    const again = await who(0).openPage(await rematchBy(page(0)))
    expect(again.table().deal).toMatchObject({ seed: null, sheet: null })
    expect(again.table().deal.commitment).not.toBe(before)
    expect(again.table().seats.map(({ bot }) => bot)).toEqual(['random', null])
    expect(again.table().you.seat).toBe(1)
  })
})

describe('a reserved seat', () => {
  test('cannot be taken by others at a public table until the owner gives it away', async () => {
    const { page, guest: who } = await played({ visibility: 'public' })
    const next = await rematchBy(page(0))
    const [ann, zoe] = [await who(0).openPage(next), await (await guest(url, 'Zoe')).openPage(next)]
    expect(zoe.table().seats[0]).toMatchObject({ person: null, kept: 'Bob' })
    expect(zoe.table().you.kept).toBeNull()
    expect((await who(1).openPage(next)).table().you.kept).toBe(0)
    expect(problemIn(await zoe.order(join(0, 'Zoe')))).toBe('seat.taken')
    expect(problemIn(await zoe.order(join(0, 'bob')))).toBe('seat.taken')
    allowed(await ann.order({ kind: 'free', seat: 0 }))
    await zoe.until(() => zoe.table().seats[0]?.kept === null)
    allowed(await zoe.order(join(0, 'Zoe')))
    await ann.until(() => personAt(ann, 0) === 'Zoe')
  })

  test('is filled by a bot if its person does not come', async () => {
    const { page, guest: who } = await played()
    const ann = await who(0).openPage(await rematchBy(page(0)))
    expect(problemIn(await ann.order({ kind: 'start', fill: null }))).toBe('seat.free')
    await deal({ pages: [ann] })
    expect(ann.table().seats.map(({ bot }) => bot)).toEqual(['random', 'random', null])
  })

  test('is given up by taking another seat, and by revoking the invitation', async () => {
    const { page, guest: who } = await played()
    const next = await rematchBy(page(0))
    const [ann, bob, cas] = await Promise.all([who(0).openPage(next), who(1).openPage(next), who(2).openPage(next)])
    allowed(await ann.order({ kind: 'free', seat: 1 }))
    allowed(await bob.order(join(1, 'Bob')))
    await ann.until(() => personAt(ann, 1) === 'Bob')
    expect(ann.table().seats[0]?.kept).toBeNull()
    allowed(await ann.order({ kind: 'revoke', to: 'join' }))
    await cas.closed
    expect(cas.received.at(-1)).toMatchObject({ kind: 'bye', say: { id: 'table.revoked' } })
    expect(personAt(ann, 1)).toBe('Bob')
  })
})
