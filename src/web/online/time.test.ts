import { expect, test } from 'vitest'
import { formatDuration, formatMoment, SALT_WAITS, timeLeft, waitText } from './time.ts'
import type { OnlineWords } from './words.ts'

const clocks = { left: [60_000, 5_000], at: 1_700_000_000_000, running: [1] }

test('only a running clock counts down, from the time it was received', () => {
  expect([timeLeft(clocks, 0, 2_000), timeLeft(clocks, 1, 2_000)]).toEqual([60_000, 3_000])
  expect(timeLeft(clocks, 1, 9_000)).toBe(-4_000)
  expect(timeLeft(clocks, 1, -50)).toBe(5_000)
})

test.each([
  [0, '0:00'],
  [-4_000, '0:00'],
  [1, '0:01'],
  [9_000, '0:09'],
  [249_000, '4:09'],
  [3_723_000, '1:02:03'],
])('%d milliseconds are %s', (milliseconds, spelt) => {
  expect(formatDuration(milliseconds)).toBe(spelt)
})

test('a moment of today shows its time, one of another day also its date', () => {
  const now = new Date(2026, 10, 15, 23, 50)
  expect(formatMoment(new Date(2026, 10, 15, 23, 59), now, 'de')).toBe('23:59')
  expect(formatMoment(new Date(2026, 10, 16, 0, 5), now, 'de')).toMatch(/^Mo.*16.*00?:05$/)
  expect(formatMoment(new Date(2027, 10, 15, 23, 59), now, 'de')).toMatch(/Nov.*23:59$/)
})

const words: OnlineWords = (id, ...args) => `${id} ${JSON.stringify(args)}`

test('a wait is shown in the largest unit that divides it evenly', () => {
  expect(SALT_WAITS.map((seconds) => waitText(seconds, words))).toEqual([
    'pace.seconds [{"count":30}]',
    'pace.minutes [{"count":10}]',
    'pace.hours [{"count":1}]',
    'pace.days [{"count":1}]',
    'pace.days [{"count":3}]',
  ])
  expect(waitText(90, words)).toBe('pace.seconds [{"count":90}]')
  expect(waitText(5_400, words)).toBe('pace.minutes [{"count":90}]')
})
