import { expect, test } from 'vitest'
import { CHECK_INTERVAL, memoryCheck } from './clearing.ts'

const HARD = CHECK_INTERVAL / 2

test('garbage is collected after a quiet period, and again when memory has grown or much work was done', () => {
  let [work, used, cleared] = [HARD, 100, 0]
  const check = memoryCheck({
    spent: () => work,
    used: () => used,
    clear() {
      cleared += 1
      used = 40
    },
  })
  const after = (spent: number, bytes: number): number => {
    ;[work, used] = [spent, bytes]
    check()
    return cleared
  }
  expect(after(HARD, 100)).toBe(0)
  expect(after(1, 100)).toBe(1)
  expect(after(1, 45)).toBe(1)
  expect(after(1, 55)).toBe(2)
  expect(after(HARD, 45)).toBe(2)
  expect(after(1, 45)).toBe(3)
})
