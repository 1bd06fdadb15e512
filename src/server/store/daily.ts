/** Daily deals: the secret of their seeds, and who has attempted which. */
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { DailyAttempt, DailyEnding, DailyKey, DailyResult, Store } from './store.ts'

const SEEDS = 'seeds'

/** If several servers offer one at the same time, all of them get the same. */
export const dailySecret = async (db: Kysely<Schema>, offered: string): Promise<string> => {
  await db
    .insertInto('daily_secrets')
    .values({ name: SEEDS, secret: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await db.selectFrom('daily_secrets').select('secret').where('name', '=', SEEDS).executeTakeFirstOrThrow()
  return kept.secret
}

export const beginDaily = async (db: Kysely<Schema>, attempt: DailyAttempt): Promise<DailyAttempt> => {
  const { day, game, person, id, started, release, state, points, place } = attempt
  const begun = {
    day,
    game,
    person_id: person,
    id,
    started,
    release,
    state,
    points,
    place,
    finished: null,
    record: null,
  }
  await db
    .insertInto('daily_attempts')
    .values(begun)
    .onConflict((conflict) => conflict.columns(['day', 'game', 'person_id']).doNothing())
    .execute()
  return (await dailyAttempt(db, attempt)) ?? attempt
}

const attempts = (db: Kysely<Schema>) =>
  db
    .selectFrom('daily_attempts')
    .select(['day', 'game', 'person_id as person', 'id', 'started', 'release', 'state', 'points', 'place'])

const isThis =
  ({ day, game, person }: DailyKey) =>
  <Row>(query: SelectQueryBuilder<Schema, 'daily_attempts', Row>) =>
    query.where('day', '=', day).where('game', '=', game).where('person_id', '=', person)

export const dailyAttempt = (db: Kysely<Schema>, key: DailyKey): Promise<DailyAttempt | undefined> =>
  attempts(db).$call(isThis(key)).executeTakeFirst()

export const dailyAttemptsOf = (db: Kysely<Schema>, person: string, day: string): Promise<readonly DailyAttempt[]> =>
  attempts(db).where('person_id', '=', person).where('day', '=', day).execute()

export const endDaily = async (
  db: Kysely<Schema>,
  { day, game, person }: DailyKey,
  ending: DailyEnding,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('daily_attempts')
    .set(ending)
    .where('day', '=', day)
    .where('game', '=', game)
    .where('person_id', '=', person)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const dailyResults = async (
  db: Kysely<Schema>,
  day: string,
  game: string,
  limit: number,
): Promise<readonly DailyResult[]> => {
  const rows = await db
    .selectFrom('daily_attempts')
    .innerJoin('people', 'people.id', 'daily_attempts.person_id')
    .select(['daily_attempts.id', 'person_id as person', 'people.name', 'points', 'place'])
    .where('day', '=', day)
    .where('game', '=', game)
    .where('state', '=', 'ranked')
    .orderBy('points', 'desc')
    .orderBy('finished')
    .orderBy('daily_attempts.id')
    .limit(limit)
    .execute()
  return rows.map(({ points, place, ...row }) => ({ ...row, points: points ?? 0, place: place ?? 0 }))
}

export const countDaily: (
  db: Kysely<Schema>,
  ...of: Parameters<Store['countDaily']>
) => ReturnType<Store['countDaily']> = async (db, day, game, points) => {
  const counted = await db
    .selectFrom('daily_attempts')
    .select(sql<number>`count(*)`.as('all'))
    .select(sql<number>`count(case when points > ${points} then 1 end)`.as('better'))
    .where('day', '=', day)
    .where('game', '=', game)
    .where('state', '=', 'ranked')
    .executeTakeFirst()
  return { all: Number(counted?.all ?? 0), better: Number(counted?.better ?? 0) }
}

export const dailyRecord: (db: Kysely<Schema>, id: string) => ReturnType<Store['dailyRecord']> = async (db, id) => {
  const row = await db
    .selectFrom('daily_attempts')
    .innerJoin('people', 'people.id', 'daily_attempts.person_id')
    .select(['day', 'game', 'person_id as person', 'people.name', 'record'])
    .where('daily_attempts.id', '=', id)
    .where('state', '=', 'ranked')
    .executeTakeFirst()
  return row === undefined || row.record === null ? undefined : { ...row, record: row.record }
}

export const forgetDaily = async (db: Kysely<Schema>, before: string): Promise<void> => {
  await db.deleteFrom('daily_attempts').where('day', '<', before).execute()
}
