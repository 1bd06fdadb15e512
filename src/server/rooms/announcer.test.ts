import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcer } from './announcer.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const announced = () => {
  const told: string[] = []
  const one = announcer({ publish: (table, seq) => told.push(`${table} ${seq}`) }, 'one')
  return { one, told }
}

test('a server tells the others about tables that one of them has a room for', () => {
  const { one, told } = announced()
  one.setMixed(false)
  one.written({ id: 'a', seq: 1 }, [])
  one.written({ id: 'b', seq: 2 }, ['one'])
  one.written({ id: 'c', seq: 3 }, ['one', 'two'])
  one.written({ id: 'd', seq: 4 }, null)
  expect(told).toEqual(['c 3', 'd 4'])
  one.close()
})

test('beside release 0.2.0 it tells everything, and what it wrote before it noticed', () => {
  const { one, told } = announced()
  one.written({ id: 'a', seq: 1 }, [])
  one.setMixed(false)
  one.written({ id: 'b', seq: 1 }, [])
  vi.advanceTimersByTime(25_000)
  one.written({ id: 'c', seq: 1 }, [])
  vi.advanceTimersByTime(10_000)
  one.written({ id: 'd', seq: 1 }, [])
  expect(told).toEqual(['a 1'])
  one.setMixed(true)
  one.setMixed(true)
  one.written({ id: 'e', seq: 1 }, [])
  expect(told).toEqual(['a 1', 'c 1', 'd 1', 'e 1'])
  one.close()
})
