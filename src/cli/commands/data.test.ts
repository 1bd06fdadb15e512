/** Backups, exports and checks of a server's data, on SQLite. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runScripted } from '../../../test/cli/scripted.ts'
import { syntheticRows } from '../../../test/data/synthetic.ts'
import { fillPlace } from '../../server/data/places.ts'
import { writeRows } from '../../server/data/rows.ts'
import { openStore } from '../../server/store/open-store.ts'
import { DatabaseDamaged, openSqlite } from '../../server/store/sqlite.ts'
import { main } from '../main.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-data-'))
const at = (name: string): string => join(folder, name)
const run = (...args: readonly string[]) => runScripted(main, args)
const TABLES = 32

beforeAll(() => fillPlace({ folder: at('data') }, (db) => writeRows(db, syntheticRows(TABLES))))
afterAll(() => rmSync(folder, { recursive: true }))

const SOUND = /^All is well: 32 tables with [\d,]+ entries replay, and \d+ records verify\.$/

test('a backup of a running server is complete, private and checked, and can be restored', async () => {
  const store = await openStore({ folder: at('data') })
  const file = at('backups/one.db')
  const { code, printed } = await run('backup', file, '--data', at('data'))
  await store.close()
  expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('kB) and checked') })
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await run('check-data', file)).printed).toMatch(SOUND)
  expect((await run('backup', file, '--data', at('data'))).errors).toContain('already exists')

  expect((await run('restore', file, '--data', at('new'))).printed).toBe(`${file} is restored in ${at('new')}.`)
  expect((await run('check-data', '--data', at('new'))).printed).toMatch(SOUND)
  const again = await run('restore', file, '--data', at('new'))
  expect(again.printed).toMatch(/The data from before is in .*roundhouse\.db\.before-\d{8}-\d{6}\.$/)
})

test('a backup is restored neither under a running server nor from a damaged file', async () => {
  const store = await openStore({ folder: at('used') })
  await run('backup', at('two.db'), '--data', at('data'))
  expect((await run('restore', at('two.db'), '--data', at('used'))).errors).toContain('Another server is using')
  await store.close()
  const bytes = readFileSync(at('two.db'))
  writeFileSync(at('cut.db'), bytes.subarray(0, bytes.length / 2))
  expect((await run('restore', at('cut.db'), '--data', at('used'))).errors).toContain('is damaged')
  expect((await run('check-data', '--data', at('used'))).printed).toContain('0 tables')
})

test.each([
  ['first', 0, 4_096],
  ['later', 4_096, 200_000],
])('a backup takes the place of a database whose %s pages are damaged, which is kept', async (which, from, to) => {
  const [backup, folder] = [at(`${which}.db`), at(`hurt-${which}`)]
  await run('backup', backup, '--data', at('data'))
  await run('restore', backup, '--data', folder)
  const database = join(folder, 'roundhouse.db')
  const damaged = readFileSync(database).fill(7, from, to)
  writeFileSync(database, damaged)
  await expect(openStore({ folder: folder })).rejects.toThrow(DatabaseDamaged)
  const { code, printed } = await run('restore', backup, '--data', folder)
  expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('is restored in') })
  const [, kept = ''] = /The data from before is in (.*)\.$/.exec(printed) ?? []
  expect(readFileSync(kept).equals(damaged)).toBe(true)
  expect((await run('check-data', '--data', folder)).printed).toMatch(SOUND)
})

test('a table whose log cannot be replayed is named', async () => {
  await run('backup', at('three.db'), '--data', at('data'))
  await run('restore', at('three.db'), '--data', at('damaged'))
  const { db } = await openSqlite(at('damaged'))
  await db.deleteFrom('entries').where('table_id', '=', 't000000003').where('seq', '=', 2).execute()
  await db.updateTable('tables').set({ phase: 'over' }).where('id', '=', 't000000005').execute()
  await db.deleteFrom('members').where('table_id', '=', 't000000007').execute()
  await db.deleteFrom('tables').where('id', '=', 't000000007').execute()
  await db.destroy()
  const { code, printed } = await run('check-data', '--data', at('damaged'))
  expect(code).toBe(1)
  expect(printed.split('\n')).toEqual([
    'Table t000000003 is damaged: entry 3 of table t000000003 does not follow 1.',
    'Table t000000005 is damaged: its head disagrees with its log about phase.',
    'Table t000000007 is damaged: its head is missing.',
    '3 of 31 tables are damaged.',
  ])
})

test('an export holds every row, and its import exports the same', async () => {
  const [one, two] = [at('one.ndjson'), at('two.ndjson')]
  const exported = await run('export-data', one, '--data', at('data'))
  expect(exported.printed).toMatch(/^32 tables with [\d,]+ entries, and 64 people, written to/)
  expect((await run('import-data', one, '--data', at('imported'))).code).toBe(0)
  await run('export-data', two, '--data', at('imported'))
  expect(readFileSync(two, 'utf8')).toBe(readFileSync(one, 'utf8'))
  expect((await run('import-data', one, '--data', at('imported'))).errors).toContain('already data')
})

test('data of an earlier release lacks the tables that came later; it is exported and imported all the same', async () => {
  await run('backup', at('old.db'), '--data', at('data'))
  await run('restore', at('old.db'), '--data', at('old'))
  const { db } = await openSqlite(at('old'))
  for (const table of ['daily_attempts', 'daily_secrets']) await db.schema.dropTable(table).execute()
  await db.destroy()
  const [file, own] = [at('old.ndjson'), at('as-it-was.ndjson')]
  expect((await run('export-data', file, '--data', at('old'))).code).toBe(0)
  const lines = readFileSync(file, 'utf8')
  expect(lines).not.toContain('"of":"daily')
  // That release counted no rows of these kinds.
  writeFileSync(own, lines.replace(',"daily_secrets":0,"daily_attempts":0', ''))
  expect(readFileSync(own, 'utf8')).not.toContain('daily')
  expect((await run('import-data', own, '--data', at('from-old'))).code).toBe(0)
  expect((await run('check-data', '--data', at('from-old'))).printed).toMatch(SOUND)
})

test.each([
  ['cut off', (lines: readonly string[]) => lines.slice(0, -1), 'the end is missing'],
  [
    'with a missing row',
    (lines: readonly string[]) => lines.filter((_, index) => index !== lines.length - 2),
    'rows are missing',
  ],
  ['with an unknown row', (lines: readonly string[]) => lines.with(3, '{"of":"secrets","row":{}}'), 'line 4'],
  [
    'with a row of another shape',
    (lines: readonly string[]) => lines.with(3, '{"of":"people","row":{"id":"x"}}'),
    'not a row of people',
  ],
  ['of another program', (lines: readonly string[]) => lines.with(0, '{}'), 'line 1'],
])('a file %s is refused, and none of it is imported', async (_, change, why) => {
  await run('export-data', at('whole.ndjson'), '--data', at('data'))
  const lines = readFileSync(at('whole.ndjson'), 'utf8').trimEnd().split('\n')
  writeFileSync(at('wrong.ndjson'), `${change(lines).join('\n')}\n`)
  const { code, errors } = await run('import-data', at('wrong.ndjson'), '--data', at('empty'))
  expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining(why) })
  expect((await run('check-data', '--data', at('empty'))).printed).toContain('0 tables')
})

test.each([
  [['backup'], 'Which file? Give its name.'],
  [['backup', at('x.db'), '--data', at('none')], `There are no tables in ${at('none')}.`],
  [['restore', at('none.db')], `There is no file ${at('none.db')}.`],
  [['import-data', at('none.ndjson')], `There is no file ${at('none.ndjson')}.`],
])('%j is reported in one sentence', async (args, sentence) => {
  expect(await run(...args)).toEqual({ code: 2, printed: '', errors: sentence })
})
