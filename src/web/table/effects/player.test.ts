import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogLine } from '../../../wire/host.ts'
import type { EventEffect } from '../../toolkit/effects.ts'
import { gainsIn, stepsOf } from './effect-of.ts'
import { createPlayer, type EffectStep, type ShownStep } from './player.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const lineOf = (kind: string): LogLine => ({ event: { kind }, after: 1, message: { id: kind } }) as unknown as LogLine

/** Three lines of a railway are scored: 4, 3 and 2 points for seat 1. */
const scoring: EventEffect = {
  seat: 1,
  marks: ['a', 'b', 'c'],
  parts: [4, 3, 2].map((points, at) => {
    const place = 'abc'.charAt(at)
    return { marks: [place], gains: [{ seat: 1, points, at: place }] }
  }),
}

const PACE = 700

const playing = () => {
  let now: { readonly shown: ShownStep | null; readonly waiting: readonly EffectStep[] } = { shown: null, waiting: [] }
  const player = createPlayer((shown, waiting) => {
    now = { shown, waiting }
  })
  return { player, now: () => now }
}

test('an effect without parts is one step', () => {
  const line = lineOf('moved')
  const effect = { seat: 0, marks: ['a'] }
  expect(stepsOf(line, effect)).toEqual([{ line, effect }])
})

test('a scoring goes part by part, and the points of later parts are still to come', () => {
  const { player, now } = playing()
  player.add(stepsOf(lineOf('scored'), scoring), PACE)
  const seen: (readonly [marks: readonly string[] | undefined, toCome: number])[] = []
  for (let step = 0; step < 3; step++) {
    seen.push([now().shown?.effect.marks, gainsIn(now().waiting, 1)])
    vi.advanceTimersByTime(now().shown?.duration ?? 0)
  }
  expect(seen).toEqual([
    [['a'], 5],
    [['b'], 2],
    [['c'], 0],
  ])
  expect(gainsIn(now().waiting, 0)).toBe(0)
})

test('all parts of a line have one caption, and the next line has its own', () => {
  const { player, now } = playing()
  player.add([...stepsOf(lineOf('scored'), scoring), ...stepsOf(lineOf('scored'), scoring)], PACE)
  const captions: (number | undefined)[] = []
  for (let step = 0; step < 6; step++) {
    captions.push(now().shown?.caption)
    vi.advanceTimersByTime(now().shown?.duration ?? 0)
  }
  expect(new Set(captions.slice(0, 3)).size).toBe(1)
  expect(new Set(captions.slice(3)).size).toBe(1)
  expect(captions[3]).not.toBe(captions[0])
})

test('a press ends the scoring: nothing is still to come', () => {
  const { player, now } = playing()
  player.add(stepsOf(lineOf('scored'), scoring), PACE)
  player.skip()
  expect(now().waiting).toEqual([])
  expect(now().shown?.effect.marks).toEqual(['c'])
})
