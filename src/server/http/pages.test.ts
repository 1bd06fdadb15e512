/** The pages as bytes on the wire: compressed when they were built, and sent as the browser can read them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'

const SCRIPT = 'export const trains = [1, 2, 3]\n'.repeat(200)
const PAGE = `<!doctype html><title>Roundhouse</title>${'<p>All aboard</p>'.repeat(50)}`

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-sent-'))
mkdirSync(join(folder, 'assets'))
const put = (name: string, content: string): void => {
  writeFileSync(join(folder, name), content)
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(content))
}
put('index.html', PAGE)
put('assets/main-Ab12.js', SCRIPT)
writeFileSync(join(folder, 'assets/plain-Cd34.woff2'), 'not compressed again')

const server: TestServer = await startTestServer({ pages: folder })
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** The bytes as they come: `fetch` would undo the compression. */
const get = (path: string, accepted: string) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const asked = request(server.url + path, { headers: { 'accept-encoding': accepted } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject).end()
  })

const UNDO = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes } as const

describe.each<readonly [string, keyof typeof UNDO]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', 'identity'],
])('a browser that accepts %s', (accepted, expected) => {
  test.each([
    ['/assets/main-Ab12.js', SCRIPT, 'public, max-age=31536000, immutable', 'javascript'],
    ['/', PAGE, 'no-cache', 'text/html'],
    ['/index.html', PAGE, 'no-cache', 'text/html'],
    ['/rules/great-lakes/GL-5.6', PAGE, 'no-cache', 'text/html'],
  ])(`gets %s as ${expected}`, async (path, content, kept, type) => {
    const { status, headers, body } = await get(path, accepted)
    expect(status).toBe(200)
    expect(headers['content-encoding'] ?? 'identity').toBe(expected)
    expect(UNDO[expected](body).toString()).toBe(content)
    expect(headers['content-length']).toBe(`${body.length}`)
    if (expected !== 'identity') expect(body.length).toBeLessThan(content.length / 2)
    expect(headers['cache-control']).toBe(kept)
    expect(headers['content-type']).toContain(type)
    // A shared cache must not send a browser an encoding that it cannot read.
    expect(headers.vary).toContain('accept-encoding')
  })
})

test('a file without a compressed version is sent uncompressed', async () => {
  const { headers, body } = await get('/assets/plain-Cd34.woff2', 'br, gzip')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe('not compressed again')
})

describe('paths of the one program', () => {
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(server.url + path, { method })
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
  }

  test.each([
    '/new/great-lakes',
    '/table/k3/at/17',
    '/online/k3',
    '/join/k3',
    '/game',
    '/rules/great-lakes',
    '/rules/great-lakes/GL-5.6',
    '/lobby',
    '/settings/',
    '/device?from=mail',
  ])('%s is a page', async (path) => {
    expect(await ask(path)).toEqual({ status: 200, type: expect.stringContaining('text/html'), text: PAGE })
    expect((await fetch(server.url + path, { method: 'HEAD' })).status).toBe(200)
  })

  test.each(['/no-such-page', '/rules', '/a/b/c/d/e', '/settings/x', '/%'])(
    '%s is no page: it says so with the page of the program',
    async (path) => {
      const { status, type, text } = await ask(path)
      expect(status).toBeGreaterThanOrEqual(400)
      if (path !== '/%')
        expect({ status, text, type }).toEqual({ status: 404, text: PAGE, type: expect.stringContaining('text/html') })
    },
  )

  test.each([
    '/api/nothing',
    '/api',
    '/assets/',
    '/assets/gone-Ab12.js',
    '/assets/gone',
    '/robots.txt',
    '/rules/a.png',
  ])('%s is neither a page nor there', async (path) => {
    const { status, type, text } = await ask(path)
    expect({ status, type }).toEqual({ status: 404, type: expect.stringContaining('application/json') })
    expect(text).not.toContain('<title>')
  })

  test('a page is only read', async () => {
    expect((await ask('/lobby', 'POST')).status).toBe(404)
  })
})
