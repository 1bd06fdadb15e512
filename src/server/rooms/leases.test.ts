import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leasesOf } from './leases.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A store that keeps what it was asked, and one server on it. */
const serverOf = (isAlone = false) => {
  const asked: string[] = []
  const taken = new Set<string>()
  let now = 0
  const store = {
    async lease(_server: string, tables: readonly string[]) {
      asked.push(`lease ${tables}`)
      return tables.filter((table) => !taken.has(table))
    },
    async leaseDue(_server: string, by: number) {
      asked.push(`due ${by}`)
      return ['due1']
    },
    async endLeases(_server: string, tables: readonly string[]) {
      asked.push(`end ${tables}`)
    },
  }
  const leases = leasesOf({ store, server: 'a', isAlone, monotonic: () => now })
  const pass = async (milliseconds: number): Promise<void> => {
    for (const end = now + milliseconds; now < end; ) {
      now += 500
      await vi.advanceTimersByTimeAsync(500)
    }
  }
  return { leases, asked, taken, pass }
}

test('a table that is held is not asked for again, and its lease is renewed before it ends', async () => {
  const { leases, asked, pass } = serverOf()
  expect(await leases.hold('one')).toBe(true)
  expect(await leases.hold('one')).toBe(true)
  expect(asked).toEqual(['lease one'])
  await leases.hold('two')
  await pass(2_500)
  expect(asked.filter((line) => line === 'lease one,two').length).toBeGreaterThanOrEqual(2)
  expect(await leases.hold('one')).toBe(true)
  await leases.close()
})

test('a released lease ends by itself, and the room asks for it again afterwards', async () => {
  const { leases, asked, pass } = serverOf()
  await leases.hold('one')
  leases.release('one')
  expect(await leases.hold('one')).toBe(true)
  leases.release('one')
  await pass(4_000)
  expect(asked).toEqual(['lease one'])
  await leases.hold('one')
  expect(asked).toEqual(['lease one', 'lease one'])
  await leases.close()
})

test('what another server has is not held, and a lease that was lost is noticed', async () => {
  const { leases, taken, pass } = serverOf()
  taken.add('one')
  expect(await leases.hold('one')).toBe(false)
  expect(await leases.hold('two')).toBe(true)
  taken.add('two')
  await pass(4_000)
  expect(await leases.hold('two')).toBe(false)
  await leases.close()
})

test('tables that ask in the same moment share a statement', async () => {
  const { leases, asked, taken } = serverOf()
  taken.add('two')
  expect(await Promise.all(['one', 'two', 'three'].map((table) => leases.hold(table)))).toEqual([true, false, true])
  expect(asked).toEqual(['lease one,two,three'])
  await leases.close()
})

test('a room tries for the lease of another server’s table about once a second, however often its room looks', async () => {
  const { leases, asked, taken, pass } = serverOf()
  taken.add('one')
  for (let look = 0; look < 5; look++) expect(await leases.hold('one')).toBe(false)
  expect(asked).toEqual(['lease one'])
  await pass(1_000)
  taken.delete('one')
  expect(await leases.hold('one')).toBe(true)
  await leases.close()
})

test('a table that was found overdue is held, but not renewed unless somebody works there', async () => {
  const { leases, asked, pass } = serverOf()
  expect(await leases.holdDue(7, 9)).toEqual(['due1'])
  expect(await leases.hold('due1')).toBe(true)
  leases.release('due1')
  await pass(4_000)
  expect(asked).toEqual(['due 7'])
  await leases.close()
})

test('the server returns all leases when it stops', async () => {
  const { leases, asked } = serverOf()
  await leases.hold('one')
  await leases.close()
  expect(asked).toEqual(['lease one', 'end one'])
})

test('a server that is alone asks once in minutes', async () => {
  const { leases, asked, pass } = serverOf(true)
  await leases.hold('one')
  await pass(50_000)
  await leases.hold('one')
  expect(asked).toEqual(['lease one'])
  await leases.close()
})
