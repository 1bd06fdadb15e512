import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rollCall } from './roll-call.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ROUND = 30_000

const crowd = (size: number) => {
  const asked: number[] = []
  const pages = new Map(Array.from({ length: size }, (_, page) => [page, { ask: () => void asked.push(page) }]))
  return { asked, pages }
}

test.each([1, 30, 31, 1_000])('of %i pages each is asked once a round, and few at a time', (size) => {
  const { asked, pages } = crowd(size)
  const stop = rollCall(pages)
  let most = 0
  for (let second = 0; second < ROUND / 1_000; second++) {
    const before = asked.length
    vi.advanceTimersByTime(1_000)
    most = Math.max(most, asked.length - before)
  }
  expect(asked).toEqual([...pages.keys()])
  expect(most).toBe(Math.ceil(size / 30))
  vi.advanceTimersByTime(ROUND)
  expect(asked).toHaveLength(2 * size)
  stop()
  vi.advanceTimersByTime(ROUND)
  expect(asked).toHaveLength(2 * size)
})

test('who comes or goes meanwhile does not take the turn of another', () => {
  const { asked, pages } = crowd(60)
  const stop = rollCall(pages)
  vi.advanceTimersByTime(1_000)
  for (const gone of [0, 1, 2, 3]) pages.delete(gone)
  pages.set(60, { ask: () => void asked.push(60) })
  vi.advanceTimersByTime(ROUND - 1_000)
  expect(asked).toEqual([0, 1, ...Array.from({ length: 57 }, (_, at) => at + 4)])
  stop()
})
