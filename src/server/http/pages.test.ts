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
