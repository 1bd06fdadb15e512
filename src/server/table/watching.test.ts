/** Spectators: they come by a link that the owner may revoke, and see only the spectator's view. */
import { afterAll, describe, expect, test } from 'vitest'
import { type GuestPage, guest, openPageAs, SALT } from '../../../test/server/client.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, COAL, dealt, PARIS, problemIn, sitDown } from '../../../test/server/test-tables.ts'
import { saltHash } from '../../kit/deal.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const keyFor = async (page: GuestPage, to: 'join' | 'watch'): Promise<string> => {
  const answer = await page.order({ kind: 'link', to })
  if (answer.kind !== 'key') throw new Error(JSON.stringify(answer))
  return answer.key
}

const byeAt = async (page: GuestPage) => {
  await page.closed
  return page.received.findLast((message) => message.kind === 'bye')
}

const join = { kind: 'join', seat: 2, name: 'Zoe', saltHash: saltHash(SALT) } as const

describe('a link-only table', () => {
  test('cannot be seen without its link or with a wrong one', async () => {
    const { table } = await dealt(url, COAL, 2)
    const zoe = await guest(url, 'Zoe')
    expect(await byeAt(await zoe.openPage(table))).toMatchObject({ say: { id: 'table.private' }, again: false })
    const wrong = await zoe.openPage(table, { key: '0'.repeat(32) })
    expect(await byeAt(wrong)).toMatchObject({ say: { id: 'table.revoked' } })
    expect(JSON.stringify(wrong.received)).not.toContain('Ann')
    expect((await zoe.call('GET', `/api/tables/${table}/record`)).status).toBe(403)
    const body = { id: 'let-me-speak', key: null, order: { kind: 'chat', scope: 'all', text: 'hi' } }
    expect((await zoe.call('POST', `/api/tables/${table}/orders`, body)).status).toBe(403)
  })

  test('can be watched by the watch link, even without a name; that link gives no seat', async () => {
    const { page, table } = await sitDown(url, PARIS, 2)
    const key = await keyFor(page(0), 'watch')
    const nobody = await openPageAs(url, '', table, { key })
    expect(nobody.table().you).toEqual({
      person: null,
      seat: null,
      owner: false,
      muted: false,
      invited: false,
      kept: null,
    })
    const zoe = await (await guest(url, 'Zoe')).openPage(table, { key })
    expect(zoe.table().you).toMatchObject({ seat: null, invited: false })
    expect(problemIn(await zoe.order(join))).toBe('table.private')
    await page(0).until(() => page(0).table().watchers === 2)
    nobody.cut()
    await page(0).until(() => page(0).table().watchers === 1)
  })

  test("shows a spectator the spectator's view", async () => {
    const { page, comes } = await dealt(url, COAL, 2)
    const spectator = await comes('Zoe', { key: await keyFor(page(0), 'watch') })
    expect(spectator.tableView()).toMatchObject({ viewer: 'watcher', question: null, redo: [], handOver: false })
    expect(spectator.tableView().view).toMatchObject({ hands: [null, null] })
    expect(page(0).tableView().view).toMatchObject({ hands: [expect.any(Array), null] })
  })
})

describe('a link', () => {
  test('to watch, once revoked, disconnects the people who came by it; others stay', async () => {
    const { page, comes, key } = await dealt(url, COAL, 2)
    const watchKey = await keyFor(page(0), 'watch')
    const [away, stays] = [await comes('Zoe', { key: watchKey }), await comes('Yan', { key })]
    expect(problemIn(await page(1).order({ kind: 'revoke', to: 'watch' }))).toBe('table.owner')
    allowed(await page(0).order({ kind: 'revoke', to: 'watch' }))
    expect(await byeAt(away)).toMatchObject({ say: { id: 'table.revoked' }, again: false })
    await stays.until(() => stays.table().watchers === 1)
    const again = await comes('Xia', { key: watchKey })
    expect(await byeAt(again)).toMatchObject({ say: { id: 'table.revoked' } })
    allowed(await page(0).order({ kind: 'chat', scope: 'all', text: 'still here?' }))
    await stays.until(() => stays.chat().length === 1)
    expect(away.chat()).toEqual([])
  })

  test('to join, once revoked, gives no seat, not even to people who came by it before', async () => {
    const { page, comes, key } = await sitDown(url, PARIS, 2)
    const waiting = await comes('Zoe', { key })
    expect(waiting.table().you.invited).toBe(true)
    allowed(await page(0).order({ kind: 'revoke', to: 'join' }))
    expect(await byeAt(waiting)).toMatchObject({ say: { id: 'table.revoked' } })
    expect(page(0).table().seats[2]?.person).toBeNull()
    // A seated person keeps the seat and comes back without any link.
    allowed(await page(1).order({ kind: 'chat', scope: 'players', text: 'here' }))
  })

  test('is replaced by a new one', async () => {
    const { page, comes, key } = await sitDown(url, PARIS, 1)
    const fresh = await keyFor(page(0), 'join')
    expect(await byeAt(await comes('Zoe', { key }))).toMatchObject({ say: { id: 'table.revoked' } })
    const zoe = await comes('Zoe', { key: fresh })
    allowed(await zoe.order(join))
  })

  test('is sent only to the owner: its key is in no message to others', async () => {
    const { page, pages, comes, key } = await sitDown(url, PARIS, 2)
    expect(problemIn(await page(1).order({ kind: 'link', to: 'watch' }))).toBe('table.owner')
    const watchKey = await keyFor(page(0), 'watch')
    const spectator = await comes('Zoe', { key: watchKey })
    allowed(await page(1).order({ kind: 'chat', scope: 'all', text: 'so' }))
    await spectator.until(() => spectator.chat().length === 1)
    for (const one of [...pages.slice(1), spectator]) {
      const text = JSON.stringify(one.received)
      expect(text).not.toContain(key)
      expect(text).not.toContain(watchKey)
    }
    const sent = page(0).received.filter(({ kind }) => kind !== 'answer')
    expect(JSON.stringify(sent)).not.toContain(watchKey)
  })
})

test('a public table is open to everybody, to watch and to join', async () => {
  const { page, table } = await sitDown(url, { ...PARIS, visibility: 'public' }, 2)
  const nobody = await openPageAs(url, '', table)
  expect(nobody.table()).toMatchObject({ visibility: 'public', you: { invited: true, person: null } })
  expect(problemIn(await nobody.order(join))).toBe('person.unknown')
  const zoe = await (await guest(url, 'Zoe')).openPage(table)
  allowed(await zoe.order(join))
  await page(0).until(() => page(0).table().seats[2]?.person?.name === 'Zoe')
})

test('a seat shows whether its person is connected, on any device', async () => {
  const { page, guest: who, table } = await sitDown(url, PARIS, 2)
  const second = await who(1).openPage(table)
  page(1).cut()
  await second.until(() => second.table().seats[1]?.here === true)
  allowed(await page(0).order({ kind: 'chat', scope: 'all', text: 'x' }))
  expect(page(0).table().seats[1]?.here).toBe(true)
  second.cut()
  await page(0).until(() => page(0).table().seats[1]?.here === false)
})
