import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/postgres/test-database.ts'
import { batch, postgresFanout, publish } from './fanout.ts'

describe('messages between servers', () => {
  test('are read as they were written, for any number of tables', () => {
    const news = new Map(Array.from({ length: 2_000 }, (_, index) => [String(index).padStart(10, 't'), index * 7]))
    const messages = batch(news)
    expect(messages.length).toBeGreaterThan(1)
    expect(Math.max(...messages.map((message) => message.length))).toBeLessThan(8_000)
    expect(new Map(messages.flatMap(publish))).toEqual(news)
  })

  test('are ignored if they cannot be read', () => {
    expect(publish('')).toEqual([])
    expect(publish('nonsense\nabcdefghij 12\nabcdefghij x\nshort 3')).toEqual([['abcdefghij', 12]])
  })
})

describe('over a database', () => {
  /** Longer means that the test hangs; it is not a performance bound. */
  const PATIENCE = { timeout: 60_000 }

  test('other servers get the message, even after every connection was terminated', async () => {
    const database = await testDatabase()
    const heard: string[] = []
    let missed = 0
    const listening = await postgresFanout(database.url)
    listening.listen({
      changed: (table, seq) => heard.push(`${table} ${seq}`),
      missed() {
        missed += 1
      },
    })
    const telling = await postgresFanout(database.url)
    telling.tell('abcdefghij', 1)
    await expect.poll(() => heard, PATIENCE).toEqual(['abcdefghij 1'])
    const name = new URL(database.url).pathname.slice(1)
    await database.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await expect.poll(() => missed, PATIENCE).toBe(1)
    // The sender reconnects after a while; its messages until then are lost, as intended.
    await expect
      .poll(() => {
        telling.tell('abcdefghij', 2)
        return heard.at(-1)
      }, PATIENCE)
      .toBe('abcdefghij 2')
    await Promise.all([listening.close(), telling.close()])
    await database.drop()
  }, 120_000)
})
