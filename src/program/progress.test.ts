import { expect, test } from 'vitest'
import { progressLine, progressOf } from './progress.ts'

test('a line says how much is done and how long the rest will take at this speed', () => {
  expect(progressLine(0, 500, 'games', 0)).toBe('0 of 500 games (0 %)')
  expect(progressLine(120, 500, 'games', 60_000)).toBe('120 of 500 games (24 %), 3:10 left')
  expect(progressLine(1, 100, 'kills', 60_000)).toBe('1 of 100 kills (1 %), 1:39:00 left')
  expect(progressLine(500, 500, 'games', 60_000)).toBe('500 of 500 games (100 %)')
})

const written = (isTTY: boolean): { stream: { isTTY: boolean; write(text: string): void }; lines: string[] } => {
  const lines: string[] = []
  return { stream: { isTTY, write: (text) => void lines.push(text) }, lines }
}

test('a terminal is written to at most five times a second, and at the end', () => {
  const { stream, lines } = written(true)
  let time = 0
  const progress = progressOf(100, 'games', stream, () => time)
  for (let done = 1; done <= 100; done++) {
    time += 50
    progress.at(done)
  }
  expect(lines.length).toBe(26)
  expect(lines.at(-1)).toContain('100 of 100 games')
})

test('a file or a pipe gets nothing', () => {
  const { stream, lines } = written(false)
  const progress = progressOf(10, 'games', stream)
  progress.at(5)
  progress.clear()
  expect(lines).toEqual([])
})
