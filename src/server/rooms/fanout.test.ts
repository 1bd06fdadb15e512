import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/postgres/test-database.ts'
import { batch, changesIn, postgresFanout } from './fanout.ts'

describe('messages between servers', () => {
  test('are read as they were written, for any number of tables', () => {
    const sent = new Map(Array.from({ length: 2_000 }, (_, index) => [String(index).padStart(10, 't'), index * 7]))
    const messages = batch(sent)
    expect(messages.length).toBeGreaterThan(1)
    expect(Math.max(...messages.map((message) => message.length))).toBeLessThan(8_000)
    expect(new Map(messages.flatMap(changesIn))).toEqual(sent)
  })

  test('are ignored if they cannot be read', () => {
    expect(changesIn('')).toEqual([])
    expect(changesIn('nonsense\nabcdefghij 12\nabcdefghij x\nshort 3')).toEqual([['abcdefghij', 12]])
  })
})

describe('over a database', () => {
  /** Longer means that the test hangs; it is not a performance bound. */

  test('other servers get the message, even after every connection was terminated', async () => {
    const database = await testDatabase()
    const changes: string[] = []
    let missed = 0
    const listening = await postgresFanout(database.url)
    listening.listen({
      changed: (table, seq) => changes.push(`${table} ${seq}`),
      missed() {
        missed += 1
      },
    })
    const publishing = await postgresFanout(database.url)
    publishing.publish('abcdefghij', 1)
    await expect.poll(() => changes).toEqual(['abcdefghij 1'])
    const name = new URL(database.url).pathname.slice(1)
    await database.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await expect.poll(() => missed).toBe(1)
    // The sender reconnects after a while; its messages until then are lost, as intended.
    await expect
      .poll(() => {
        publishing.publish('abcdefghij', 2)
        return changes.at(-1)
      })
      .toBe('abcdefghij 2')
    await Promise.all([listening.close(), publishing.close()])
    await database.drop()
  })
})
