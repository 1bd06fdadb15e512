import { expect, test } from 'vitest'
import { clamp } from './replay.ts'

test('a position is limited to the moves of the match', () => {
  expect([-3, 0, 4.7, 9, 30].map((at) => clamp(at, 9))).toEqual([0, 0, 4, 9, 9])
})
