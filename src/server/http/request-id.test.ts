/** One id goes from the page through the log lines into the database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killAll, startChildServer } from '../../../test/server/child-server.ts'
import { allowed, COAL, dealt } from '../../../test/server/test-tables.ts'
import { readLog } from '../rooms/read-log.ts'
import { requestIdOf } from './request-id.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-trace-'))
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true })
})

test('a readable id is taken over, any other is replaced', () => {
  expect(requestIdOf({ headers: { 'x-request-id': 'proxy-0123' } })).toBe('proxy-0123')
  for (const given of ['short', 'with a space', 'x'.repeat(65), '{"level":60}', undefined]) {
    expect(requestIdOf({ headers: { 'x-request-id': given } })).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('the id of an order is in the log lines about it and in the log of its table', async () => {
  const server = await startChildServer(folder, { LOG_LEVEL: 'info' })
  const answer = await fetch(`${server.url}/api/games`, { headers: { 'x-request-id': 'games-0123' } })
  expect(answer.headers.get('x-request-id')).toBe('games-0123')
  const { page, table } = await dealt(server.url, COAL, 2)
  allowed(await page(0).order({ kind: 'chat', scope: 'all', text: 'hello' }, 'order-from-page'))
  const lines = () => server.printed().split('\n')
  await expect.poll(() => lines().filter((line) => line.includes('order-from-page'))).toHaveLength(1)
  const line = lines().find((text) => text.includes('order-from-page')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ order: 'order-from-page', kind: 'chat', table, level: 30 })
  expect(lines().some((text) => text.includes('"reqId":"games-0123"'))).toBe(true)
  const entries = await readLog({ folder }, table)
  expect(entries?.some(({ command }) => command?.endsWith(':order-from-page'))).toBe(true)
  await server.kill()
})
