/** Whose requests are accepted: by origin, scheme and what the browser says about the site. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'

let plain: TestServer
let proxied: TestServer
beforeAll(async () => {
  plain = await startTestServer()
  proxied = await startTestServer({ trustedProxies: ['127.0.0.1'], publicUrl: new URL('https://trains.example') })
})
afterAll(async () => {
  await plain.stop()
  await proxied.stop()
})

type Headers = Readonly<Record<string, string>>

const write = async (url: string, headers: Headers): Promise<number> => {
  const answer = await fetch(`${url}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"name":"Ann"}',
  })
  return answer.status
}

test.each([
  ['same-origin', 200],
  ['none', 200],
  ['same-site', 403],
  ['cross-site', 403],
  ['', 403],
  ['anything', 403],
])('a write that the browser calls %j gets %i', async (site, status) => {
  expect(await write(plain.url, { 'sec-fetch-site': site })).toBe(status)
})

test('a write without that header is accepted; reading is never refused for it', async () => {
  expect(await write(plain.url, {})).toBe(200)
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${plain.url}/api/games`, { headers })).status).toBe(200)
})

describe('the scheme of the origin', () => {
  test('must be the scheme of the request', async () => {
    expect(await write(plain.url, { origin: plain.url })).toBe(200)
    expect(await write(plain.url, { origin: plain.url.replace('http:', 'https:') })).toBe(403)
  })

  test.each<readonly [number, Headers]>([
    [200, { 'x-forwarded-proto': 'https', 'x-forwarded-host': '10.1.1.1:8443', origin: 'https://10.1.1.1:8443' }],
    [403, { 'x-forwarded-proto': 'https', 'x-forwarded-host': '10.1.1.1:8443', origin: 'http://10.1.1.1:8443' }],
    [403, { 'x-forwarded-proto': 'http', 'x-forwarded-host': '10.1.1.1:8443', origin: 'https://10.1.1.1:8443' }],
    [200, { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'trains.example', origin: 'https://trains.example' }],
    [200, { 'x-forwarded-proto': 'https', 'x-forwarded-host': '10.1.1.1', origin: 'https://10.1.1.1:443' }],
    // The proxy sends no header: the address in the settings counts.
    [200, { 'x-forwarded-host': 'trains.example', origin: 'https://trains.example' }],
    [403, { 'x-forwarded-host': 'trains.example:81', origin: 'https://trains.example:81' }],
  ])('behind a proxy: %i for %j', async (status, headers) => {
    expect(await write(proxied.url, headers)).toBe(status)
  })

  test('is not taken from a client that only claims to be the proxy', async () => {
    const headers = { 'x-forwarded-proto': 'https', origin: plain.url.replace('http:', 'https:') }
    expect(await write(plain.url, headers)).toBe(403)
  })
})
