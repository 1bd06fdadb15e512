import { expect, test } from 'vitest'
import { arrange, first, type MatSketch, table } from '../../testing/positions.ts'
import { goalsOf } from './goals.ts'

/** What is missing, and the gift: for the three lines and industry. */
const goals = (mine: MatSketch): readonly string[] => {
  const match = table(3, mine, (state, mover) => arrange(state, mover, mine))
  return goalsOf(match.state, first(match)).map(
    ({ missing, gift }) => `${missing.map((part) => part.join(' ')).join(', ')} > ${gift?.join(' ') ?? 'nothing'}`,
  )
}

test('the next reward of a line is the one with the fewest steps to go', () => {
  const [transsib, petersburg] = goals({ tracks: { transsib: [4, 1], petersburg: [5] }, slots: [2, 0, 6, 0] })
  expect(transsib).toBe('steps black 2 > tracks brown')
  expect(petersburg).toBe('steps black 1 > question')
})

test('RR-4.3 where only the locomotive is missing, it is all that is missing', () => {
  const [, petersburg] = goals({ tracks: { petersburg: [6] }, slots: [1, 0, 3, 0] })
  expect(petersburg).toBe('locomotive > question')
})

test('an empty gap needs a factory first', () => {
  expect(goals({ markers: [2, -1] })[3]).toBe('industry 1 > value 3')
  expect(goals({ markers: [4, -1] })[3]).toBe('factory, industry 1 > factory 0')
  expect(goals({ markers: [4, -1], gaps: [2, 0, 0, 0, 0] })[3]).toBe('industry 1 > factory 2')
  expect(goals({ markers: [15, -1] })[3]).toBe(' > nothing')
})
