/** The API description, health checks and metrics. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { VERSION } from '../../program/package.ts'
import { ROUTES } from '../../wire/api.ts'
import { serve } from '../serve.ts'
import { type ApiDeps, serveApi } from './api.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-docs-'))
const serving = await serve({ port: 0, host: '127.0.0.1', data: folder })
const url = `http://127.0.0.1:${serving.port}`
afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true })
})

interface Described {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>
}

test('every route of the API is described, and nothing else', async () => {
  const served: string[] = []
  const app = fastify()
  app.addHook('onRoute', ({ method, url: path }) => {
    const described = `${String(method).toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`
    // Every GET route also answers HEAD.
    if (!described.startsWith('head ')) served.push(described)
  })
  // Only the list of routes is read; no route is called.
  serveApi(app, {} as ApiDeps)
  await app.ready()
  expect(served.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort())
  const described = (await (await fetch(`${url}/api/openapi.json`)).json()) as Described
  expect(described.openapi).toMatch(/^3\.1\./)
  const said = Object.entries(described.paths).flatMap(([path, ways]) =>
    Object.keys(ways).map((method) => `${method} ${path}`),
  )
  expect(said.sort()).toEqual(served.sort())
})

test('the description comes from the schemas that check requests: the order schema names all orders', async () => {
  const text = await (await fetch(`${url}/api/openapi.json`)).text()
  for (const kind of ['play', 'undo', 'join', 'salt', 'propose', 'standIn', 'rematch']) {
    expect(text).toContain(`"const":"${kind}"`)
  }
})

test('the description can be read in a browser without scripts', async () => {
  const answer = await fetch(`${url}/api/docs`)
  const page = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/html')
  for (const { path } of ROUTES) expect(page).toContain(path)
  expect(page).not.toContain('<script')
  expect((await fetch(`${url}/api/docs.css`)).headers.get('content-type')).toContain('text/css')
})

test('the server is ready when the store can be written to', async () => {
  const answer = await fetch(`${url}/readyz`)
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
})

test('metrics have the Prometheus format', async () => {
  const text = await (await fetch(`${url}/metrics`)).text()
  for (const line of text.split('\n').filter((one) => one !== '')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|(roundhouse|process|nodejs)_\w+(\{[^}]+\})? ([0-9.e+-]+|Nan))$/)
  }
  expect(text).toMatch(/^roundhouse_rooms 0$/m)
  expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1e6)
})

test('the description carries the version of the program', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(VERSION).toBe(version)
})
