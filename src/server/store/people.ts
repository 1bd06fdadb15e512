/** People, their tokens, and codes for another device. */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Person } from './store.ts'

export const addPerson = async (db: Kysely<Schema>, { id, name, created }: Person): Promise<void> => {
  await db.insertInto('people').values({ id, name, created }).execute()
}

export const addToken = async (db: Kysely<Schema>, person: string, hash: string, at: number): Promise<void> => {
  await db.insertInto('tokens').values({ hash, person_id: person, at }).execute()
}

export const personByToken = (db: Kysely<Schema>, hash: string): Promise<Person | undefined> =>
  db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person_id')
    .selectAll('people')
    .where('tokens.hash', '=', hash)
    .executeTakeFirst()

export const renamePerson = async (db: Kysely<Schema>, person: string, name: string): Promise<void> => {
  await db.updateTable('people').set({ name }).where('id', '=', person).execute()
}

/** Rejects if the code is in use: replacing it would sign its first owner in as another person. */
export const addCode = async (db: Kysely<Schema>, hash: string, person: string, expires: number): Promise<void> => {
  await db.insertInto('codes').values({ hash, person_id: person, expires }).execute()
}

/** If several take it at the same time, one gets the row. Expired codes are deleted as well. */
export const takeCode = async (db: Kysely<Schema>, hash: string, now: number): Promise<Person | undefined> => {
  const gone = await db
    .deleteFrom('codes')
    .where((is) => is.or([is('hash', '=', hash), is('expires', '<=', now)]))
    .returningAll()
    .execute()
  const taken = gone.find((code) => code.expires > now)
  if (taken === undefined) return undefined
  return db.selectFrom('people').selectAll().where('id', '=', taken.person_id).executeTakeFirst()
}
