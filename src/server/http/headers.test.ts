/** Headers of answers: what may be kept, what is for https alone, and what is compressed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest } from '../../../test/server/client.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { dealt, PARIS } from '../../../test/server/test-tables.ts'

let plain: TestServer
let proxied: TestServer
beforeAll(async () => {
  plain = await startTestServer()
  proxied = await startTestServer({ trustedProxies: ['127.0.0.1'] })
})
afterAll(async () => {
  await plain.stop()
  await proxied.stop()
})

const HTTPS_ONLY = {
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}

test.each(['/healthz', '/api/me', '/nothing'])('%s has the https headers only over https', async (path) => {
  const over = (url: string) => fetch(url + path, { headers: { 'x-forwarded-proto': 'https' } })
  const [http, https] = [await over(plain.url), await over(proxied.url)]
  for (const [name, value] of Object.entries(HTTPS_ONLY)) {
    expect([name, http.headers.get(name), https.headers.get(name)]).toEqual([name, null, value])
  }
})

test.each(['/api/me', '/api/tables', '/api/games', '/api/nothing', '/api/tables/zzzzzzzzzz/record'])(
  '%s is not kept by anybody',
  async (path) => {
    expect((await fetch(plain.url + path)).headers.get('cache-control')).toBe('no-store')
  },
)

describe('compression', () => {
  const encodingOf = async (path: string, accepted: string, cookie = '') => {
    const answer = await fetch(plain.url + path, { headers: { 'accept-encoding': accepted, cookie } })
    // `fetch` undoes the compression: what comes out must be the same.
    return { encoding: answer.headers.get('content-encoding'), body: await answer.json() }
  }

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('of a long answer for %s is %s', async (accepted, expected) => {
    const open = () => dealt(plain.url, { ...PARIS, visibility: 'public' }, 3)
    await Promise.all([open(), open(), open(), open()])
    const { encoding, body } = await encodingOf('/api/tables', accepted)
    expect(encoding).toBe(expected)
    expect(body).toEqual((await encodingOf('/api/tables', 'identity')).body)
  })

  test('is not used for short answers', async () => {
    expect((await encodingOf('/api/me', 'br, gzip')).encoding).toBeNull()
  })

  test('is not used for answers that may carry a key, however long they are', async () => {
    const ann = await guest(plain.url, 'Ann')
    const { table } = await ann.open({ ...PARIS, seats: [null, 'random', 'random'] })
    const body = JSON.stringify({ id: 'an-order-of-mine', key: null, order: { kind: 'link', to: 'watch' } })
    const headers = { 'accept-encoding': 'br, gzip', cookie: ann.cookie, 'content-type': 'application/json' }
    const answer = await fetch(`${plain.url}/api/tables/${table}/orders`, { method: 'POST', headers, body })
    expect(await answer.json()).toMatchObject({ kind: 'key' })
    expect(answer.headers.get('content-encoding')).toBeNull()
  })
})
