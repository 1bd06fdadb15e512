import { expect, test } from 'vitest'
import { limitsOf } from './limits.ts'

const clockAt = () => {
  let now = 0
  const limits = limitsOf({ burst: 10, perSecond: 4 }, { burst: 100, perSecond: 10 }, () => now)
  const pass = (seconds: number): void => {
    now += seconds * 1_000
  }
  return { limits, pass }
}

/** How often in a row this is allowed. */
const inARow = (ask: () => boolean): number => {
  let count = 0
  while (count < 10_000 && ask()) count += 1
  return count
}

test('a page that keeps above the rate of orders floods after many times their burst', () => {
  const { limits, pass } = clockAt()
  const page = {}
  // An address each, so that only the page counts.
  let address = 0
  const message = () => limits.message(page, `${address++}`)
  expect(inARow(message)).toBe(200)
  pass(1)
  expect(inARow(message)).toBe(4)
})

test('an address floods with many pages together, and other addresses do not notice', () => {
  const { limits, pass } = clockAt()
  const pages = Array.from({ length: 200 }, () => ({}))
  let at = 0
  const message = () => limits.message(pages[at++ % pages.length] ?? {}, '10.0.0.1')
  expect(inARow(message)).toBe(1_000)
  expect(limits.message({}, '10.0.0.2')).toBe(true)
  pass(1)
  expect(inARow(message)).toBe(100)
})

test('reading has a budget of its own: a quarter of the rate of orders', () => {
  const { limits, pass } = clockAt()
  expect(inARow(() => limits.reading('ann', '10.0.0.1'))).toBe(10)
  expect(limits.orderBy('ann')).toBe(true)
  pass(1)
  expect(inARow(() => limits.reading('ann', '10.0.0.1'))).toBe(1)
  pass(1)
  expect(inARow(() => limits.orderFrom(limits))).toBe(10)
})

test('strangers and new guests of one address share a reading budget', () => {
  const { limits } = clockAt()
  let guest = 0
  expect(inARow(() => limits.reading(`guest-${guest++}`, '10.0.0.1'))).toBe(30)
  expect(limits.reading(null, '10.0.0.1')).toBe(false)
  expect(limits.reading(null, '10.0.0.2')).toBe(true)
})
