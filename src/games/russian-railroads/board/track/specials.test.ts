import { expect, test } from 'vitest'
import { arrange, first, type MatSketch, table } from '../../testing/positions.ts'
import { specialsOf } from './specials.ts'

const how = (mine: MatSketch, route: number): string => {
  const match = table(3, mine)
  return specialsOf(match.state, first(match), route)
    .map(({ field, how: lit }) => `${field} ${lit}`)
    .join(', ')
}

test('special fields are highlighted when reached, and marked when only one step or the locomotive is missing', () => {
  expect(how({ tracks: { petersburg: [5, 6] }, slots: [1, 0, 5, 0] }, 1)).toBe('4 reached, 6 far, 7 far')
  expect(how({ tracks: { petersburg: [5] }, slots: [1, 0, 6, 0] }, 1)).toBe('4 reached, 6 next, 7 far')
  expect(how({ tracks: { petersburg: [6] }, slots: [1, 0, 3, 0] }, 1)).toBe('4 next, 6 next, 7 far')
})

test('RR-4.3 a field that only lacks the locomotive says so', () => {
  const titles = (mine: MatSketch): readonly string[] => {
    const match = table(3, mine)
    return specialsOf(match.state, first(match), 1).map(({ title }) => title.id)
  }
  expect(titles({ tracks: { petersburg: [5] }, slots: [1, 0, 6, 0] })[1]).toBe('board.next')
  expect(titles({ tracks: { petersburg: [6] }, slots: [1, 0, 3, 0] })[1]).toBe('board.next.locomotive')
})

test('every special field has a sign, on every route', () => {
  const match = table(3, {}, (state, mover) => arrange(state, mover, {}))
  const signs = [0, 1, 2].map((route) =>
    specialsOf(match.state, first(match), route)
      .map(({ gift }) => gift.join(' '))
      .join(', '),
  )
  expect(signs).toEqual([
    'tracks grey, worker, tracks brown, tracks natural, question, tracks white',
    'question, question, double',
    'star 1, star 2, star 3, star 4, medal 20, worker, star 10',
  ])
})
