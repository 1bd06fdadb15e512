import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/postgres/test-database.ts'
import { batch, postgresFanout, publish } from './fanout.ts'

describe('what servers tell each other', () => {
  test('is read as it was written, however many tables there are', () => {
    const news = new Map(Array.from({ length: 2_000 }, (_, at) => [String(at).padStart(10, 't'), at * 7]))
    const messages = batch(news)
    expect(messages.length).toBeGreaterThan(1)
    expect(Math.max(...messages.map((message) => message.length))).toBeLessThan(8_000)
    expect(new Map(messages.flatMap(publish))).toEqual(news)
  })

  test('is passed over where it cannot be read', () => {
    expect(publish('')).toEqual([])
    expect(publish('nonsense\nabcdefghij 12\nabcdefghij x\nshort 3')).toEqual([['abcdefghij', 12]])
  })
})

describe('over a database', () => {
  /** A hang, not a bound. */
  const PATIENCE = { timeout: 60_000 }

  test('others hear it, also after every connection was terminated', async () => {
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
    // The teller comes back in its own time; what it tells before that is lost, as intended.
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
