/** Hostile messages and bytes on a server in a process of its own: a short run of `npm run fuzz-server`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { game } from '../../src/games/paris-connection/game.ts'
import { quickRng } from '../../src/kit/chance.ts'
import { killAll, startChildServer } from '../server/child-server.ts'
import { assault } from './assault.ts'
import { bystandersAt } from './bystanders.ts'
import { assaultHttp } from './http-assault.ts'
import { httpCase } from './http-bytes.ts'
import { broken, changed } from './messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-fuzz-'))
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true })
})

const MOST_RESIDENT = 768 * 2 ** 20

const expectSound = async (url: string): Promise<void> => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain('roundhouse_faults_total 0\n')
  expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1])).toBeLessThan(MOST_RESIDENT)
}

test('hostile messages cause no fault, reveal no internals, and do not disturb another match', async () => {
  const { url } = await startChildServer(folder)
  const bystanders = await bystandersAt(url)
  const { messages, requests, raw, answers, wrong } = await assault(url, { messages: 2_000, seed: 7, lanes: 8 })
  expect(wrong).toEqual([])
  expect(messages).toBeGreaterThanOrEqual(2_000)
  expect(Math.min(requests, raw)).toBeGreaterThan(5)
  // Every route was tried, and some orders reached the tables.
  for (const answer of ['200', '400', 'bye', 'answer', 'step']) expect(answers[answer] ?? 0, answer).toBeGreaterThan(0)
  expect(await bystanders.finish(game)).toBeGreaterThan(0)
  await expectSound(url)
})

test('2,000 connections of hostile bytes crash nothing and get no success that they must not get', async () => {
  const { url } = await startChildServer(join(folder, 'bytes'), { WRITES_PER_SECOND: '100000' })
  const { cases, answers, wrong } = await assaultHttp(url, { cases: 2_000, seed: 3, lanes: 32 })
  expect(wrong).toEqual([])
  expect(cases).toBe(2_000)
  // Requests came through, were refused, were too large, and opened sockets.
  for (const status of ['none', '101', '200', '400', '404', '421', '431']) {
    expect(answers[status] ?? 0, status).toBeGreaterThan(0)
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await expectSound(url)
})

test('hostile bytes are of every kind, and the same for the same seed', () => {
  const some = (seed: number) =>
    Array.from({ length: 300 }, (_, at) => httpCase(quickRng(seed * 1_000 + at), 'abcdefghij'))
  expect(some(1)).toEqual(some(1))
  expect(new Set(some(1).map(({ kind }) => kind)).size).toBe(9)
  expect(new Set(some(1).map(({ end }) => end)).size).toBe(3)
})

test('a mutated message differs from the original, in the same way for the same seed', () => {
  const real = { kind: 'order', id: 'abc', order: { kind: 'play', decision: 1, notation: 'x' } }
  const some = (seed: number) =>
    Array.from({ length: 50 }, (_, at) => JSON.stringify(changed(quickRng(seed + at), real)))
  expect(some(1)).toEqual(some(1))
  expect(new Set(some(1)).size).toBeGreaterThan(25)
  expect(
    Array.from({ length: 50 }, (_, at) => broken(quickRng(at), 'real')).filter((text) => text !== 'real').length,
  ).toBeGreaterThan(30)
})
