import { expect, test } from 'vitest'
import { asked, scene } from '../../../../test/web/table/table-views.ts'
import { hasChances, hasHint } from './advice-visibility.ts'

const OVER = { toAct: [] }

test('chances are shown to who turned them on, and only where a search may be asked', () => {
  expect(hasChances(scene({}), false, true)).toBe(true)
  expect(hasChances(scene({}), false, false)).toBe(false)
  expect(hasChances(scene({}), true, false)).toBe(false)
  expect(hasChances(scene({ advised: false }), false, true)).toBe(false)
  expect(hasChances(scene({ advised: false }), true, true)).toBe(false)
})

test('after the match, won or broken off, chances are always shown to who looks back', () => {
  const won = { rule: 'G-1', ranks: [1, 2], totals: [9, 3] }
  for (const outcome of [won, null]) {
    expect(hasChances(scene({ ...OVER, outcome }), true, false)).toBe(true)
    expect(hasChances(scene({ ...OVER, outcome }), false, false)).toBe(false)
  }
})

test('a hint is there for who is asked, and for who watches somebody else being asked', () => {
  expect(hasHint(scene({ question: asked }))).toBe(true)
  expect(hasHint(scene({ question: null, toAct: [1] }))).toBe(false)
  expect(hasHint(scene({ viewer: 'watcher', toAct: [1] }))).toBe(true)
  expect(hasHint(scene({ viewer: 'watcher', ...OVER }))).toBe(false)
})

test('there is none where no search may be asked', () => {
  expect(hasHint(scene({ question: asked, advised: false }))).toBe(false)
  expect(hasHint(scene({ viewer: 'watcher', advised: false }))).toBe(false)
})
