/** Invalid requests: each is answered with one sentence, and nothing else happens. */
import { afterAll, describe, expect, test } from 'vitest'
import { guest } from '../../../test/server/client.ts'
import { exchange, hostedAs } from '../../../test/server/raw.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { COAL, dealt, PARIS } from '../../../test/server/test-tables.ts'
import { ROUTES } from '../../wire/api.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const JSON_TYPE = { 'content-type': 'application/json' }
const HASH = 'a'.repeat(64)
const ann = await guest(url, 'Ann')
const seated = await dealt(url, PARIS, 3)
const before = seated.page(0).tableView()

/** One sentence for people and the same as a message; no internals of the server. */
const expectRefusal = async (answer: Response): Promise<string> => {
  const text = await answer.text()
  expect(answer.status, text).toBeGreaterThanOrEqual(400)
  expect(answer.status, text).toBeLessThan(500)
  const body = JSON.parse(text) as { say: { id: string }; sentence: string }
  expect(Object.keys(body).sort()).toEqual(['say', 'sentence'])
  expectSentence(body.sentence)
  return body.say.id
}

const expectSentence = (sentence: string): void => {
  expect(sentence).toMatch(/^[^\n\r]{10,300}\.$/)
  expect(sentence).not.toMatch(/\bat \S+ \(|node_modules|\.ts\b|\.js\b|\/work|\/src|Error:/)
}

const send = (method: string, path: string, body?: string, headers: Record<string, string> = JSON_TYPE) =>
  fetch(url + path, { method, headers: { cookie: ann.cookie, ...headers }, ...(body === undefined ? {} : { body }) })

const REQUEST = { ...COAL, saltHash: HASH }
const ORDER = { id: 'an-order-of-mine', key: null, order: { kind: 'chat', scope: 'all', text: 'hi' } }
const GOOD: Readonly<Record<string, object>> = {
  '/api/me': { name: 'Ann' },
  '/api/me/device': { code: 'ABCDEFGHJK' },
  '/api/tables': REQUEST,
  '/api/tables/{id}/orders': ORDER,
}
const WRITES = ROUTES.filter(({ body }) => body !== null).map(({ method, path }) => ({
  method: method.toUpperCase(),
  path: path.replace('{id}', seated.table),
  good: GOOD[path] ?? {},
}))
const WRONG: readonly unknown[] = [null, 7, -1, 1.5, true, '', 'x'.repeat(5_000), [], {}, [[[]]], { toString: 1 }]

describe.each(WRITES)('$method $path', ({ method, path, good }) => {
  test.each([
    ['nothing', '', JSON_TYPE],
    ['half of something', '{"name":', JSON_TYPE],
    ['no JSON', 'hello', JSON_TYPE],
    ['a list', '[]', JSON_TYPE],
    ['null', 'null', JSON_TYPE],
    ['a form', 'name=Ann', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', '{}', { 'content-type': 'text/plain' }],
    ['an unknown kind', '{}', JSON_TYPE],
    ['a prototype', '{"__proto__":{"name":"x"}}', JSON_TYPE],
    ['too deep a nest', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, JSON_TYPE],
  ])('is refused %s', async (_, body, headers) => {
    await expectRefusal(await send(method, path, body, headers))
  })

  test('is refused if it is too long', async () => {
    const answer = await send(method, path, JSON.stringify({ ...good, name: 'x'.repeat(70_000) }))
    expect(answer.status).toBe(413)
    expect(await expectRefusal(answer)).toBe('request.size')
  })

  test('is refused if a field is missing, has the wrong type, or is unknown', async () => {
    for (const field of Object.keys(good)) {
      const { [field]: _, ...missing } = good as Record<string, unknown>
      await expectRefusal(await send(method, path, JSON.stringify(missing)))
      for (const wrong of WRONG) {
        if (isFine(field, wrong)) continue
        await expectRefusal(await send(method, path, JSON.stringify({ ...good, [field]: wrong })))
      }
    }
    expect(await expectRefusal(await send(method, path, JSON.stringify({ ...good, surplus: 1 })))).toBe('request.shape')
  })
})

/** A key may be null, and so may a seed. */
const isFine = (field: string, value: unknown): boolean => ['key', 'seed'].includes(field) && value === null

describe('an impossible table', () => {
  test.each<readonly [string, object]>([
    ['an unknown game', { game: 'chess' }],
    ['too few seats', { seats: [null] }],
    ['too many seats', { seats: [null, null, null, null, null] }],
    ['seven seats', { seats: [null, null, null, null, null, null, null] }],
    ['an unknown bot', { seats: [null, 'nobody'] }],
    ['a bot from the prototype', { seats: [null, 'constructor'] }],
    ['an option it does not have', { options: { length: 'short', speed: 3 } }],
    ['an option with a wrong value', { options: { length: 'endless' } }],
    ['no options', { options: {} }],
    ['a bank of a second', { pace: { kind: 'live', bank: 1, increment: 0, flag: 'bot' } }],
    ['a pace nobody knows', { pace: { kind: 'hurry' } }],
    ['a seed too long', { seed: 'x'.repeat(81) }],
    ['a hash too short', { saltHash: 'abc' }],
    ['a hash in capitals', { saltHash: 'A'.repeat(64) }],
  ])('has %s', async (_, change) => {
    await expectRefusal(await send('POST', '/api/tables', JSON.stringify({ ...REQUEST, ...change })))
  })
})

describe('names', () => {
  const refusalOf = async (name: string) => expectRefusal(await send('PUT', '/api/me', JSON.stringify({ name })))

  test.each(['', '   ', '\u200b', '\u0000', 'a\u0007b', '\u3164', '\ud800'])('%j cannot be read', async (name) => {
    expect(await refusalOf(name)).toBe('name.unreadable')
  })

  test('of more than 24 characters are too long', async () => {
    expect(await refusalOf('x'.repeat(25))).toBe('request.shape')
  })
})

describe('an unknown table', () => {
  test.each([
    ['zzzzzzzzzz', 404],
    ['ABCDEFGHIJ', 400],
    ['short', 400],
    ['..%2f..%2fetc', 400],
    ['%00', 400],
    ['%zz', 400],
  ])('%s', async (id, status) => {
    const answers = [
      await send('GET', `/api/tables/${id}/record`, undefined, {}),
      await send('POST', `/api/tables/${id}/orders`, JSON.stringify(ORDER)),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(status)
      await expectRefusal(answer)
    }
  })

  test('with an id of five thousand letters', async () => {
    await expectRefusal(await send('GET', `/api/tables/${'a'.repeat(5_000)}/record`, undefined, {}))
  })
})

test.each([
  ['GET', '/api/nothing'],
  ['DELETE', '/api/me'],
  ['PATCH', '/api/tables'],
  ['GET', '/api/me/code'],
  ['GET', '/api/tables/'],
  ['OPTIONS', '/api/me'],
  ['GET', '/api/../../package.json'],
  ['GET', '/%2e%2e/%2e%2e/package.json'],
])('%s %s is nothing', async (method, path) => {
  await expectRefusal(await send(method, path, undefined, {}))
})

describe('whose request it is', () => {
  test.each(['https://evil.example', 'http://127.0.0.1:1', 'null', 'http://localhost', ''])(
    'a page of %j writes nothing',
    async (origin) => {
      for (const { method, path, good } of WRITES) {
        const answer = await send(method, path, JSON.stringify(good), { ...JSON_TYPE, origin })
        expect(answer.status).toBe(403)
        expect(await expectRefusal(answer)).toBe('request.origin')
      }
    },
  )

  test('a page of ours does', async () => {
    const answer = await send('PUT', '/api/me', '{"name":"Ann"}', { ...JSON_TYPE, origin: url })
    expect(answer.status).toBe(200)
  })

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', 'evil.example:80#localhost'])(
    'the host %s is not us',
    async (host) => {
      for (const request of ['GET /api/tables', 'PUT /api/me', 'GET /']) {
        const said = await hostedAs(url, host, request, request.startsWith('PUT') ? '{"name":"Ann"}' : '')
        expect(said).toMatch(/^HTTP\/1\.1 4\d\d /)
        expect(said).not.toContain('set-cookie')
        expectSentence((JSON.parse(said.slice(said.indexOf('\r\n\r\n'))) as { sentence: string }).sentence)
      }
    },
  )

  test('a request without a host gets a 400, and so do bytes that are not a request', async () => {
    expect(await exchange(url, 'GET /api/me HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.[01] 4\d\d /)
    expect(await exchange(url, 'GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await exchange(url, '\x16\x03\x01\x00\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await exchange(url, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
  })
})

test('after all these requests the server goes on, and another table is unchanged', async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await (await fetch(`${url}/metrics`)).text()).match(/faults\S* (\d+)/)?.[1]).toBe('0')
  expect(seated.page(0).tableView()).toEqual(before)
  const fresh = await seated.guest(0).openPage(seated.table)
  expect(fresh.tableView().moves).toBe(0)
})
