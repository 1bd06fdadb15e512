import { expect, test } from 'vitest'
import { endWordsIn } from './end-words.ts'
import { headlineOf } from './headline.ts'
import { en } from './text/en.ts'

const words = endWordsIn('en', en, (seat) => ['Ann', 'Bob', 'Cleo'][seat] ?? '')
const outcome = (ranks: readonly number[], totals: readonly number[]) => ({ rule: 'X-1', ranks, totals })

test.each([
  ['Bob wins 149–143', outcome([2, 1, 3], [143, 149, 9])],
  ['Ann and Bob share the win with 104 points each', outcome([1, 1, 3], [104, 104, 9])],
  ['Ann wins 104–104 on the tie-break', outcome([1, 2, 3], [104, 104, 9])],
  ['Cleo wins with 4 points', outcome([3, 2, 1], [-9, -2, 4])],
  ['Cleo wins with −3 points', outcome([3, 2, 1], [-9, -8, -3])],
  ['This game ended early', null],
])('%s', (headline, end) => {
  expect(headlineOf(end, words)).toBe(headline)
})
