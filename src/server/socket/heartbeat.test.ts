import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHeartbeat } from './heartbeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ROUND = 30_000

const crowd = (size: number) => {
  const visited: number[] = []
  const sockets = new Set(Array.from({ length: size }, (_, index) => index))
  return { visited, sockets, stop: startHeartbeat(sockets, ROUND, (socket) => visited.push(socket)) }
}

test.each([1, 30, 31, 1_000])('visits each of %i sockets once per round, a few at a time', (size) => {
  const { visited, sockets, stop } = crowd(size)
  let most = 0
  for (let second = 0; second < ROUND / 1_000; second++) {
    const before = visited.length
    vi.advanceTimersByTime(1_000)
    most = Math.max(most, visited.length - before)
  }
  expect(visited).toEqual([...sockets])
  expect(most).toBe(Math.ceil(size / 30))
  vi.advanceTimersByTime(ROUND)
  expect(visited).toHaveLength(2 * size)
  stop()
  vi.advanceTimersByTime(ROUND)
  expect(visited).toHaveLength(2 * size)
})

test('skips nobody when sockets come and go within a round', () => {
  const { visited, sockets, stop } = crowd(60)
  vi.advanceTimersByTime(1_000)
  for (const gone of [0, 1, 2, 3]) sockets.delete(gone)
  sockets.add(60)
  vi.advanceTimersByTime(ROUND - 1_000)
  expect(visited).toEqual([0, 1, ...Array.from({ length: 57 }, (_, index) => index + 4)])
  stop()
})
