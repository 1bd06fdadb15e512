import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-pages-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Roundhouse</title>')
writeFileSync(join(folder, 'assets/main-Ab12.js'), 'export {}')
const data = join(folder, 'data')
const serving = await serve({ port: 0, host: '127.0.0.1', pages: folder, data })

/** The raw path: `fetch` would normalise it. */
const get = (path: string, host = `localhost:${serving.port}`) =>
  new Promise<{ statusCode: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const asked = request({ port: serving.port, path, headers: { host } }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => (body += chunk))
      answer.on('end', () => resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })

afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true })
})

describe('the pages', () => {
  test('the first page is revalidated every time', async () => {
    const { statusCode, headers, body } = await get('/')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain('<title>Roundhouse</title>')
  })

  test('files with a hash in their name are cached', async () => {
    const { headers } = await get('/assets/main-Ab12.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toContain('javascript')
  })

  test.each(['/nothing', '/assets/', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fx'])(
    '%s is not there',
    async (url) => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )
})

test.each(['/', '/assets/main-Ab12.js', '/healthz', '/nothing'])('%s forbids content from other sites', async (url) => {
  const { headers } = await get(url)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('/healthz answers ok', async () => {
  expect(JSON.parse((await get('/healthz')).body)).toEqual({ ok: true })
})

test.each(['localhost:1', '127.0.0.1', '192.168.1.7:8080', '[::1]:8080', `${hostname()}:80`])(
  'the server goes by the name %s',
  async (host) => {
    expect((await get('/healthz', host)).statusCode).toBe(200)
  },
)

test.each(['evil.example', 'localhost.evil.example:80', 'a b'])('but not by %j', async (host) => {
  const { statusCode, body } = await get('/', host)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('<title>')
})

test('the port is in use while the server runs, and free after it stopped', async () => {
  const options = { port: 0, host: '127.0.0.1', pages: folder, data: join(folder, 'other') }
  const one = await serve(options)
  expect(one.url).toBe(`http://localhost:${one.port}`)
  expect((await fetch(`http://127.0.0.1:${one.port}/healthz`)).status).toBe(200)
  await expect(serve({ ...options, port: one.port, data: join(folder, 'third') })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  await one.close()
  await (await serve({ ...options, port: one.port, data: join(folder, 'third') })).close()
})
