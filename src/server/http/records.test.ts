/** Records: a finished match can be downloaded, a running one cannot. */
import { afterAll, expect, test } from 'vitest'
import { guest } from '../../../test/server/client.ts'
import { choose, playOn } from '../../../test/server/play-moves.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { COAL, dealt, sitDown } from '../../../test/server/test-tables.ts'
import { readRecord } from '../../kit/record.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const PUBLIC = { ...COAL, visibility: 'public' } as const
const pathOf = (table: string): string => `/api/tables/${table}/record`

test('a running match has none, not even for its players', async () => {
  const { page, guest: who, table } = await dealt(url, PUBLIC, 2)
  await choose(page(0))
  for (const one of [who(0), await guest(url, 'Zoe')]) {
    expect(await one.call('GET', pathOf(table))).toEqual({
      status: 409,
      body: { say: { id: 'table.playing' }, sentence: expect.any(String) },
    })
  }
})

test('the record of a finished match is a file that can be read again', async () => {
  const { pages, guest: who, table } = await dealt(url, COAL, 2)
  await playOn(pages)
  const answer = await fetch(url + pathOf(table), { headers: { cookie: who(1).cookie } })
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="template-${table}.json"`)
  expect(answer.headers.get('content-type')).toContain('application/json')
  const record = readRecord(await answer.text())
  expect(record).toMatchObject({ game: 'template', players: ['Ann', 'Bob'], takenBack: 0 })
  expect(record.result?.ranks).toContain(1)
})

test('a table before the deal has none', async () => {
  const { guest: who, table } = await sitDown(url, PUBLIC, 2)
  expect(await who(0).call('GET', pathOf(table))).toMatchObject({ status: 409, body: { say: { id: 'table.playing' } } })
})
