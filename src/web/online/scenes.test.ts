import { expect, test } from 'vitest'
import type { ChatLine, Step } from '../../wire/online.ts'
import { news, scene } from '../table/testing/scenes.ts'
import { chatAfter, sceneAfter } from './scenes.ts'

const step = (seq: number, from: number, ...turns: readonly number[]): Step => {
  const { log: _, ...rest } = scene({ seq })
  return { ...rest, log: { from, news: turns.map((turn) => news(turn, turn, null)) } }
}

test('the log keeps what stands and takes what is new', () => {
  const first = sceneAfter(null, step(1, 0, 0, 1))
  const second = sceneAfter(first, step(2, 2, 2))
  expect(second?.log.map(({ turn }) => turn)).toEqual([0, 1, 2])
  expect(second?.seq).toBe(2)
})

test('what was taken back leaves the log', () => {
  const before = sceneAfter(null, step(1, 0, 0, 1, 2))
  expect(sceneAfter(before, step(2, 1, 5))?.log.map(({ turn }) => turn)).toEqual([0, 5])
})

test('a step whose beginning was never heard makes no scene', () => {
  expect(sceneAfter(null, step(4, 1, 3))).toBe(null)
  expect(sceneAfter(sceneAfter(null, step(1, 0, 0)), step(4, 2, 3))).toBe(null)
})

const said = (number: number): ChatLine => ({
  number,
  person: 'p',
  name: 'Ada',
  seat: 0,
  scope: 'all',
  text: `line ${number}`,
  at: 0,
})

test('a line of chat that comes twice stands once, and all in order', () => {
  const numbers = (lines: readonly ChatLine[]): readonly number[] => lines.map(({ number }) => number)
  expect(numbers(chatAfter([said(0), said(2)], [said(2), said(5)]))).toEqual([0, 2, 5])
  expect(numbers(chatAfter([said(5)], [said(1)]))).toEqual([1, 5])
})
