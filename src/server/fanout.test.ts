import { describe, expect, test } from 'vitest'
import { gathered, told } from './fanout.ts'

describe('what servers tell each other', () => {
  test('is read as it was written, however many tables there are', () => {
    const news = new Map(Array.from({ length: 2_000 }, (_, at) => [String(at).padStart(10, 't'), at * 7]))
    const messages = gathered(news)
    expect(messages.length).toBeGreaterThan(1)
    expect(Math.max(...messages.map((message) => message.length))).toBeLessThan(8_000)
    expect(new Map(messages.flatMap(told))).toEqual(news)
  })

  test('is passed over where it cannot be read', () => {
    expect(told('')).toEqual([])
    expect(told('nonsense\nabcdefghij 12\nabcdefghij x\nshort 3')).toEqual([['abcdefghij', 12]])
  })
})
