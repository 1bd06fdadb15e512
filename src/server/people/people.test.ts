/** People: a name and a cookie, another device by a code, and no stored credential. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Guest, guest, openPageAs } from '../../../test/server/client.ts'
import { choose, questionOf } from '../../../test/server/play-moves.ts'
import { hostedAs } from '../../../test/server/raw.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { allowed, COAL, dealt, PARIS } from '../../../test/server/test-tables.ts'
import type { DeviceCode, Me } from '../../wire/api.ts'
import { hashOf } from './keys.ts'

vi.useFakeTimers({ toFake: ['Date'] })
let server: TestServer
let proxied: TestServer
beforeAll(async () => {
  server = await startTestServer()
  proxied = await startTestServer({ trustedProxies: ['127.0.0.1'], publicUrl: new URL('https://trains.example') })
})
afterAll(async () => {
  vi.useRealTimers()
  await server.stop()
  await proxied.stop()
})

const JSON_TYPE = { 'content-type': 'application/json' }
const introduced = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/me`, { method: 'PUT', headers: { ...JSON_TYPE, ...headers }, body: '{"name":"Ann"}' })

describe('the cookie', () => {
  test('is hidden from scripts and other sites, and holds 128 bits', async () => {
    const cookie = (await introduced(server.url)).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^roundhouse=[0-9a-f]{32}; /)
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000']) expect(cookie).toContain(flag)
    expect(cookie).not.toContain('Secure')
    expect(cookie).not.toContain('Domain')
  })

  test('is for https only if a trusted proxy says so', async () => {
    const https = { 'x-forwarded-proto': 'https' }
    expect((await introduced(proxied.url, https)).headers.get('set-cookie')).toContain('; Secure')
    expect((await introduced(proxied.url)).headers.get('set-cookie')).not.toContain('Secure')
    expect((await introduced(server.url, https)).headers.get('set-cookie')).not.toContain('Secure')
  })

  test('is for https only if the public address is https', async () => {
    const said = await hostedAs(proxied.url, 'trains.example', 'PUT /api/me', '{"name":"Ann"}')
    expect(said).toMatch(/set-cookie: roundhouse=.*; Secure/i)
  })

  test('is set once: a known person keeps it and may change their name', async () => {
    const ann = await guest(server.url, 'Ann')
    const again = await introduced(server.url, { cookie: ann.cookie })
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(((await again.json()) as Me).person).toEqual({ id: ann.id, name: 'Ann' })
    const { body } = await ann.call('PUT', '/api/me', { name: '  Anna \t Karenina ' })
    expect((body as Me).person).toEqual({ id: ann.id, name: 'Anna Karenina' })
  })

  test('with a wrong token belongs to nobody', async () => {
    for (const cookie of [
      'roundhouse=',
      'roundhouse=0',
      `roundhouse=${'f'.repeat(32)}`,
      'roundhouse=%',
      'x'.repeat(4_000),
    ]) {
      const me = await fetch(`${server.url}/api/me`, { headers: { cookie } })
      expect(((await me.json()) as Me).person).toBeNull()
    }
  })
})

test('the data folder holds only hashes of credentials', async () => {
  const { guest: who, key, page } = await dealt(server.url, PARIS, 2)
  const answer = await page(0).order({ kind: 'link', to: 'watch' })
  const { body } = await who(0).call('POST', '/api/me/code')
  const token = who(0).cookie.split('=')[1] ?? ''
  const secrets = [token, key, answer.kind === 'key' ? answer.key : '', (body as DeviceCode).code]
  const bytes = readdirSync(server.data).map((file) => readFileSync(join(server.data, file)))
  const holds = (text: string): boolean => bytes.some((file) => file.includes(text))
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThanOrEqual(10)
    expect(holds(secret)).toBe(false)
    expect(holds(hashOf(secret))).toBe(true)
  }
})

describe('another device', () => {
  const codeOf = async (one: Guest): Promise<DeviceCode> => (await one.call('POST', '/api/me/code')).body as DeviceCode
  const enter = (code: string) =>
    fetch(`${server.url}/api/me/device`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ code }) })

  test('goes on as the same person by a code that works once', async () => {
    const ann = await guest(server.url, 'Ann')
    const { code } = await codeOf(ann)
    const second = await enter(code)
    expect(((await second.json()) as Me).person).toEqual({ id: ann.id, name: 'Ann' })
    const cookie = second.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).not.toBe(ann.cookie)
    const third = await enter(code)
    expect(third.status).toBe(404)
    expect(third.headers.get('set-cookie')).toBeNull()
    expect(((await (await fetch(`${server.url}/api/me`, { headers: { cookie } })).json()) as Me).person?.id).toBe(
      ann.id,
    )
  })

  test('can use a code only once, even if two try at the same moment', async () => {
    const { code } = await codeOf(await guest(server.url, 'Ann'))
    const tried = await Promise.all(Array.from({ length: 6 }, () => enter(code)))
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is too late after ten minutes', async () => {
    const ann = await guest(server.url, 'Ann')
    const { code, expires } = await codeOf(ann)
    expect(expires - Date.now()).toBe(600_000)
    const inTime = await codeOf(ann)
    vi.setSystemTime(expires - 1_000)
    expect((await enter(inTime.code)).status).toBe(200)
    vi.setSystemTime(expires)
    expect((await enter(code)).status).toBe(404)
  })

  test('sits at the same table in the same seat, and both see everything', async () => {
    const { page, guest: who, table } = await dealt(server.url, COAL, 2)
    const cookie = (await enter((await codeOf(who(0))).code)).headers.get('set-cookie')?.split(';')[0] ?? ''
    const second = await openPageAs(server.url, cookie, table)
    expect(second.tableView()).toEqual(page(0).tableView())
    await choose(second)
    await page(0).until(() => page(0).tableView().moves === 1)
    expect(page(0).tableView().question).toBeNull()
    allowed(await page(0).order({ kind: 'undo' }))
    await second.until(() => second.tableView().question !== null)
    expect(questionOf(second)).toEqual(questionOf(page(0)))
    expect(second.table().watchers).toBe(0)
  })
})

test('a request that needs a name is refused without one', async () => {
  const me = await fetch(`${server.url}/api/me`)
  expect(await me.json()).toMatchObject({ person: null })
  for (const path of ['/api/tables', '/api/me/code']) {
    const request = { ...COAL, saltHash: 'a'.repeat(64) }
    const answer = await fetch(server.url + path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(request) })
    expect([path, answer.status]).toEqual([path, 401])
    expect(await answer.json()).toEqual({ say: { id: 'person.unknown' }, sentence: 'Enter your name first.' })
  }
})
