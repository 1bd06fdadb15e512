/** Requests for a socket, usual and unusual, to a real server in its own process: each gets an answer, none ends it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { killAll, startChildServer } from '../../../test/server/child-server.ts'
import { ACCEPT, closeFrame, handshake, RawClient } from '../../../test/server/frames.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-upgrade-'))
const { url } = await startChildServer(folder)
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true })
})

const LIVE = '/api/tables/abcdefghij/live'
const request = (line: string, ...headers: readonly string[]): string =>
  [line, 'Host: localhost', ...headers, '', ''].join('\r\n')
const upgradeTo = (what: string, ...headers: readonly string[]): readonly string[] => [
  `Upgrade: ${what}`,
  'Connection: Upgrade',
  ...headers,
]
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
const VERSION = 'Sec-WebSocket-Version: 13'
const GET = request('GET /healthz HTTP/1.1')

/** The status codes of all answers, in order. The connection must end. */
const statusesFor = async (bytes: string | Buffer, isHalfClosed = false): Promise<readonly number[]> => {
  const client = new RawClient(url)
  if (isHalfClosed) client.socket.end(bytes)
  else await client.send(bytes)
  await client.closed
  return [...client.text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

const isAlive = async (): Promise<boolean> => (await fetch(`${url}/healthz`)).status === 200
afterEach(async () => expect(await isAlive()).toBe(true))

test('the packet that once crashed the process does not any more', async () => {
  const packet =
    'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'
  // The first request is answered, or the connection is closed before that.
  expect([[], [421]]).toContainEqual(await statusesFor(packet))
})

describe('is refused or closed:', () => {
  test.each<readonly [string, string, readonly (readonly number[])[]]>([
    ['a pipelined upgrade', GET + handshake(LIVE), [[], [200]]],
    ['two pipelined requests and an upgrade', GET + GET + handshake(LIVE), [[], [200], [200, 200]]],
    ['a pipelined upgrade to nothing', GET + request('GET / HTTP/1.1', ...upgradeTo('x')), [[], [200]]],
    [
      'an upgrade after a request that is not complete',
      request('PUT /api/me HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 2') +
        `{}${request('GET / HTTP/1.1', ...upgradeTo('x'))}`,
      [[], [400]],
    ],
    ['two upgrades', request('GET / HTTP/1.1', ...upgradeTo('x')).repeat(2), [[404], [200]]],
    ['an upgrade by POST', request(`POST ${LIVE} HTTP/1.1`, ...upgradeTo('websocket', KEY, VERSION)), [[404]]],
    ['an upgrade by HEAD', request(`HEAD ${LIVE} HTTP/1.1`, ...upgradeTo('websocket', KEY, VERSION)), [[400]]],
    [
      'an upgrade by PUT with a body',
      `${request('PUT /api/me HTTP/1.1', ...upgradeTo('x', 'Content-Type: application/json', 'Content-Length: 2'))}{}`,
      [[400]],
    ],
    [
      'an upgrade with a chunked body',
      `${request('POST /api/tables HTTP/1.1', ...upgradeTo('x', 'Transfer-Encoding: chunked'))}2\r\n{}\r\n0\r\n\r\n`,
      [[400], [401], [415]],
    ],
    ['an upgrade by HTTP/1.0', request('GET /nothing HTTP/1.0', ...upgradeTo('websocket', KEY, VERSION)), [[404]]],
    ['an upgrade without a key', request(`GET ${LIVE} HTTP/1.1`, ...upgradeTo('websocket', VERSION)), [[400]]],
    [
      'a key that is too short',
      request(`GET ${LIVE} HTTP/1.1`, ...upgradeTo('websocket', 'Sec-WebSocket-Key: a', VERSION)),
      [[400]],
    ],
    ['two keys', request(`GET ${LIVE} HTTP/1.1`, ...upgradeTo('websocket', KEY, KEY, VERSION)), [[400]]],
    ['no version', request(`GET ${LIVE} HTTP/1.1`, ...upgradeTo('websocket', KEY)), [[426]]],
    [
      'version 12',
      request(`GET ${LIVE} HTTP/1.1`, ...upgradeTo('websocket', KEY, 'Sec-WebSocket-Version: 12')),
      [[426]],
    ],
    ['version 8', request(`GET ${LIVE} HTTP/1.1`, ...upgradeTo('websocket', KEY, 'Sec-WebSocket-Version: 8')), [[426]]],
    ['a wrong protocol list', handshake(LIVE, ['Sec-WebSocket-Protocol: ,']), [[400]]],
    ['a path that is not there', handshake('/nowhere'), [[404]]],
    ['a path that cannot be read', handshake('/%zz'), [[400]]],
    ['an upgrade to something else', request(`GET ${LIVE} HTTP/1.1`, ...upgradeTo('h2c', KEY, VERSION)), [[400]]],
    ['a request for HTTP/2 is ignored', request('GET /healthz HTTP/1.1', ...upgradeTo('h2c')), [[200]]],
    ['CONNECT', request('CONNECT localhost:80 HTTP/1.1', ...upgradeTo('websocket')), [[]]],
    ['OPTIONS *', request('OPTIONS * HTTP/1.1', ...upgradeTo('websocket')), [[400], [404]]],
    ['another host', handshake(LIVE).replace('localhost', 'evil.example'), [[421]]],
    ['another origin', handshake(LIVE, ['Origin: https://evil.example']), [[403]]],
    ['the scheme of another origin', handshake(LIVE, ['Origin: https://localhost']), [[403]]],
    ['a page of another site', handshake(LIVE, ['Sec-Fetch-Site: cross-site']), [[403]]],
    ['a page of a neighbouring site', handshake(LIVE, ['Sec-Fetch-Site: same-site']), [[403]]],
    ['noise after a refused upgrade', `${handshake('/nowhere')}${'\xff'.repeat(5_000)}`, [[404]]],
  ])('%s', async (_name, bytes, expected) => {
    expect(expected).toContainEqual(await statusesFor(bytes))
  })

  test('no host at all', async () => {
    expect(await statusesFor(handshake(LIVE).replace('Host: localhost\r\n', ''))).toEqual([421])
  })

  test.each([handshake(LIVE), handshake('/nowhere'), GET + handshake(LIVE)])(
    'and closed by the client %#',
    async (bytes) => {
      expect(await statusesFor(bytes, true)).not.toContain(500)
    },
  )

  test('and broken off by the client', async () => {
    for (const bytes of [handshake(LIVE), handshake('/nowhere'), GET + handshake(LIVE)]) {
      const client = new RawClient(url)
      await client.send(bytes)
      client.socket.resetAndDestroy()
      await client.closed
    }
  })
})

test('a refusal is one sentence; a wrong version is answered with the supported one', async () => {
  const client = new RawClient(url)
  await client.send(request(`GET ${LIVE} HTTP/1.1`, ...upgradeTo('websocket', KEY)))
  await client.closed
  expect(client.text).toMatch(/^sec-websocket-version: 13\r$/im)
  expect(client.text).toMatch(/^connection: close\r$/im)
  expect(client.text).toContain('"sentence":"This message is not readable: Sec-WebSocket-Version: 13."')
})

describe('is opened:', () => {
  test.each<readonly [string, string]>([
    ['a usual request', handshake(LIVE)],
    ['a request of a page of ours', handshake(LIVE, ['Origin: http://localhost', 'Sec-Fetch-Site: same-origin'])],
    ['a request that a person typed', handshake(LIVE, ['Sec-Fetch-Site: none'])],
    ['names in other letters', handshake(LIVE).replace('Upgrade: websocket', 'UPGRADE: WebSocket')],
    ['several options', handshake(LIVE).replace('Connection: Upgrade', 'Connection: keep-alive, Upgrade')],
    ['an address with its host', handshake(`http://localhost${LIVE}`)],
    ['extensions, of which none is taken', handshake(LIVE, ['Sec-WebSocket-Extensions: permessage-deflate, x; y=1'])],
    ['a protocol, which is not promised', handshake(LIVE, ['Sec-WebSocket-Protocol: chat'])],
    ['a body that is none', handshake(LIVE, ['Content-Length: 0'])],
  ])('%s', async (_name, bytes) => {
    const client = new RawClient(url)
    await client.send(bytes)
    await client.until(() => client.text.includes('\r\n\r\n'))
    expect(client.text).toMatch(/^HTTP\/1\.1 101 /)
    expect(client.text).toContain(`Sec-WebSocket-Accept: ${ACCEPT}\r\n`)
    expect(client.text).not.toMatch(/sec-websocket-(?:extensions|protocol)/i)
    await client.send(closeFrame(1_000))
    await client.closed
    expect(client.answers().at(-1)).toBe('close 1000')
  })

  test('a second request on a connection whose first one was answered', async () => {
    const client = new RawClient(url)
    await client.send(GET)
    await client.until(() => client.text.includes('{"ok":true}'))
    await client.send(handshake(LIVE))
    // There is no such table.
    await client.until(() => client.text.includes('"kind":"bye"'))
    expect(client.text).toContain(' 101 ')
    await client.send(closeFrame(1_000))
    await client.closed
  })
})
