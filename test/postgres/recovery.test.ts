/** A base backup with point-in-time recovery, as docs/self-hosting.md describes it. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { checkData } from '../../src/server/data/check.ts'
import { fillPlace, readPlace } from '../../src/server/data/places.ts'
import { writeRows } from '../../src/server/data/rows.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { syntheticRows } from '../data/synthetic.ts'
import { startPostgres } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-recovery-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('everything is there again as it was before a mistake, from a base backup and the archived log', async () => {
  const [archive, base] = [join(folder, 'archive'), join(folder, 'base')]
  mkdirSync(archive, { mode: 0o777 })
  // The database may run as another user.
  for (const path of [folder, archive]) chmodSync(path, 0o777)
  const settings = ['wal_level=replica', 'archive_mode=on', `archive_command=cp %p ${archive}/%f`]
  const first = await startPostgres({ settings })
  await first.createDatabase('games')
  const place = { folder: '', url: first.url('games') }
  await first.copyTo(base)
  // After the base backup: this is only in the log.
  await fillPlace(place, (db) => writeRows(db, syntheticRows(16)))
  await first.query(`select pg_create_restore_point('before the mistake')`)
  const { db } = openPostgres(place.url)
  await sql`delete from entries`.execute(db)
  await db.destroy()
  await first.query('select pg_switch_wal()')
  await expect
    .poll(async () => (await first.query(`select 1 from pg_stat_archiver where archived_count > 0`)).length)
    .toBe(1)
  await first.remove()

  const second = await startPostgres({
    settings: [
      `restore_command=cp ${archive}/%f %p`,
      'recovery_target_name=before the mistake',
      'recovery_target_action=promote',
    ],
    async fill(data) {
      cpSync(base, data, { recursive: true })
      writeFileSync(join(data, 'recovery.signal'), '')
    },
  })
  await expect
    .poll(async () => (await second.query<{ no: boolean }>('select not pg_is_in_recovery() as no'))[0]?.no)
    .toBe(true)
  const { tables, faults } = await readPlace({ folder: '', url: second.url('games') }, (inside) =>
    checkData(inside, games),
  )
  expect({ tables, faults }).toEqual({ tables: 16, faults: [] })
  await second.remove()
})
