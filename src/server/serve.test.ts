import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeServer, serve } from './serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-pages-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Roundhouse</title>')
writeFileSync(join(folder, 'assets/main-Ab12.js'), 'export {}')
const app = await makeServer(folder)
const get = (url: string) => app.inject({ method: 'GET', url })

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('the pages', () => {
  test('the first page is asked for anew each time', async () => {
    const { statusCode, headers, body } = await get('/')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain('<title>Roundhouse</title>')
  })

  test('what is named by its content is kept', async () => {
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

test.each(['/', '/assets/main-Ab12.js', '/healthz', '/nothing'])('%s lets nothing in from elsewhere', async (url) => {
  const { headers } = await get(url)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('/healthz says that all is well', async () => {
  expect((await get('/healthz')).json()).toEqual({ ok: true })
})

test('a port is taken while the server runs, and free after it stopped', async () => {
  const wish = { port: 0, host: '127.0.0.1', pages: folder }
  const serving = await serve(wish)
  expect(serving.url).toBe(`http://localhost:${serving.port}`)
  expect((await fetch(`http://127.0.0.1:${serving.port}/healthz`)).status).toBe(200)
  await expect(serve({ ...wish, port: serving.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await serving.close()
  await (await serve({ ...wish, port: serving.port })).close()
})
