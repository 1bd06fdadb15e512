import { expect, test } from 'vitest'
import { SALT_WAITS, waitText } from './pace.ts'
import type { OnlineWords } from './words.ts'

const words: OnlineWords = (id, ...given) => `${id} ${JSON.stringify(given)}`

test('a wait is told in the largest unit that comes out even', () => {
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
