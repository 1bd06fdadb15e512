/** Who may get advice: every table view says so for its viewer. */
import { afterAll, expect, test } from 'vitest'
import { type GuestPage, guest, openPageAs } from '../../../test/server/client.ts'
import { playOn } from '../../../test/server/play-moves.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, COAL, dealt, sitDown } from '../../../test/server/test-tables.ts'
import type { Lists } from '../../wire/api.ts'
import type { TableView } from '../../wire/host.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const PUBLIC = { ...COAL, visibility: 'public' } as const
const TEACHING = { ...PUBLIC, teaching: true } as const

const pastOf = async (page: GuestPage): Promise<TableView> => {
  const answer = await page.order({ kind: 'replay', moves: 0, viewer: 'watcher' })
  if (answer.kind !== 'scene') throw new Error(JSON.stringify(answer))
  return answer.scene
}

/** The current table view and a replay, which must agree. */
const isAdvised = async (page: GuestPage): Promise<boolean> => {
  const { advised } = await pastOf(page)
  expect(page.tableView().advised).toBe(advised)
  return advised
}

test('nobody while several people play, in a seat or beside the table, with or without a name', async () => {
  const { pages, comes, table } = await dealt(url, PUBLIC, 2)
  for (const page of [...pages, await comes('Zoe'), await openPageAs(url, '', table)]) {
    expect(await isAdvised(page)).toBe(false)
  }
})

test('a person for whom a bot stands in still plays', async () => {
  const { page } = await dealt(url, PUBLIC, 2)
  allowed(await page(1).order({ kind: 'standIn', bot: 'random' }))
  await page(0).until(() => page(0).table().seats[1]?.bot === 'random')
  expect(await isAdvised(page(0))).toBe(false)
  expect(await isAdvised(page(1))).toBe(false)
})

test('a person alone with bots, and their spectators', async () => {
  const { page, comes } = await dealt(url, { ...PUBLIC, seats: [null, 'random'] }, 1)
  expect(await isAdvised(page(0))).toBe(true)
  expect(await isAdvised(await comes('Zoe'))).toBe(true)
})

test('everybody once the match is over', async () => {
  const { pages, comes } = await dealt(url, PUBLIC, 2)
  const zoe = await comes('Zoe')
  await playOn(pages)
  for (const page of [...pages, zoe]) {
    await page.until(() => page.table().phase === 'over')
    expect(await isAdvised(page)).toBe(true)
  }
})

test('everybody at a teaching table, which says so before anybody joins, and at its rematch', async () => {
  const { page, table } = await sitDown(url, TEACHING, 1)
  const zoe = await guest(url, 'Zoe')
  const { open } = (await zoe.call('GET', '/api/tables')).body as Lists
  expect(open.find(({ id }) => id === table)).toMatchObject({ teaching: true })
  expect((await zoe.openPage(table)).table()).toMatchObject({ teaching: true, you: { seat: null } })

  const { pages, comes, guest: who } = await dealt(url, TEACHING, 2)
  for (const one of [...pages, await comes('Yan')]) expect(await isAdvised(one)).toBe(true)
  await playOn(pages)
  for (const one of pages) await one.until(() => one.table().phase === 'over')
  const answer = await (pages[0] ?? page(0)).order({ kind: 'rematch', saltHash: '0'.repeat(64) })
  const next = answer.kind === 'table' ? answer.table : ''
  expect((await who(1).openPage(next)).table()).toMatchObject({ teaching: true })
})

test('a request without the field opens a table without advice', async () => {
  const { page, table } = await sitDown(url, PUBLIC, 1)
  expect(page(0).table()).toMatchObject({ teaching: false })
  const { open } = (await (await guest(url, 'Zoe')).call('GET', '/api/tables')).body as Lists
  expect(open.find(({ id }) => id === table)).toMatchObject({ teaching: false })
})
