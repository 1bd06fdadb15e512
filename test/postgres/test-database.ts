/** A database for one test file, in the PostgreSQL that `postgres-setup.ts` has started. */
import pg from 'pg'
import { inject } from 'vitest'
import './postgres-setup.ts'

export interface TestDatabase {
  readonly url: string
  /** As an administrator. */
  query(sql: string, values?: readonly unknown[]): Promise<readonly unknown[]>
  drop(): Promise<void>
}

let made = 0

export const testDatabase = async (): Promise<TestDatabase> => {
  const name = `roundhouse_test_${process.pid}_${made++}`
  const place = new URL(inject('postgres'))
  const query = async (sql: string, values: readonly unknown[] = []): Promise<readonly unknown[]> => {
    const client = new pg.Client({ connectionString: place.href })
    await client.connect()
    try {
      return (await client.query(sql, [...values])).rows
    } finally {
      await client.end()
    }
  }
  await query(`create database ${name}`)
  const own = new URL(place)
  own.pathname = name
  return {
    url: own.href,
    query,
    async drop() {
      await query(`drop database ${name} with (force)`)
    },
  }
}
