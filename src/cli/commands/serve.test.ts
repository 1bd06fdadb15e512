import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { scripted } from '../../../test/cli/scripted.ts'
import { QUOTAS } from '../../server/people/quotas.ts'
import { settingsFrom } from '../../server/settings.ts'
import { openStore } from '../../server/store/open-store.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { main } from '../main.ts'
import { serveFrom } from './serve.ts'

const data = mkdtempSync(join(tmpdir(), 'roundhouse-serve-'))
afterAll(() => rmSync(data, { recursive: true }))

const run = async (args: string, env = {}) => {
  const terminal = scripted([], env)
  const code = await main(args.split(' '), terminal)
  return { code, printed: terminal.printed(), errors: terminal.errors() }
}

test.each([
  ['serve --port soon', '--port must be a whole number from 0 to 65,535, not soon.'],
  ['serve --port 70000', '--port must be a whole number from 0 to 65,535, not 70000.'],
  ['serve all', '“all” is one argument too many.'],
])('roundhouse %s', async (args, sentence) => {
  expect(await run(args)).toEqual({ code: 2, printed: '', errors: sentence })
})

test('a port that is in use', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const folder = join(data, 'taken')
  expect(await run(`serve --host 127.0.0.1 --port ${port} --data ${folder}`)).toEqual({
    code: 2,
    printed: '',
    errors: `Port ${port} is in use. Choose another one with --port.`,
  })
  expect(existsSync(folder)).toBe(false)
  other.close()
})

test('an invalid host is refused before a folder is made', async () => {
  const folder = join(data, 'nowhere')
  const { code, errors } = await run(`serve --host not.a.host.invalid --port 0 --data ${folder}`)
  expect([code, errors]).toEqual([
    2,
    expect.stringMatching(/^The server can’t listen on not\.a\.host\.invalid, port 0 \(E\w+\)\.$/),
  ])
  expect(existsSync(folder)).toBe(false)
})

test('without built pages nothing is opened, made or logged', async () => {
  const folder = join(data, 'unbuilt')
  const terminal = scripted()
  const serving = serveFrom(join(data, 'no-pages')).run(
    ['--host', '127.0.0.1', '--port', '0', '--data', folder],
    terminal,
  )
  await expect(serving).rejects.toThrow('serve.unbuilt')
  expect([terminal.printed(), existsSync(folder)]).toEqual(['', false])
})

test('a file in place of the data folder is refused', async () => {
  const file = join(data, 'letter.txt')
  writeFileSync(file, 'Dear Ada')
  expect(await run(`serve --host 127.0.0.1 --port 0 --data ${file}`)).toEqual({
    code: 2,
    printed: '',
    errors: `Nothing can be saved in ${file} (EEXIST).`,
  })
})

test('a folder whose database cannot be opened is reported in the words of the database', async () => {
  const folder = join(data, 'broken')
  // Of another program, which has a table of the same name.
  const { db } = await openSqlite(folder)
  await db.schema.createTable('tables').addColumn('number', 'integer').execute()
  await db.destroy()
  expect(await run(`serve --host 127.0.0.1 --port 0 --data ${folder}`)).toEqual({
    code: 2,
    printed: '',
    errors: 'The database can’t be opened (table "tables" already exists).',
  })
})

test('a file that is no database counts as damaged', async () => {
  const folder = join(data, 'foreign')
  mkdirSync(folder)
  writeFileSync(join(folder, 'roundhouse.db'), 'no database at all '.repeat(100))
  const { code, printed, errors } = await run(`serve --host 127.0.0.1 --port 0 --data ${folder}`)
  expect([code, printed]).toEqual([2, ''])
  expect(errors).toMatch(/^The database in .*foreign is damaged \(file is not a database\)\. Restore a backup/)
})

test('a damaged database file is reported before anything is served', async () => {
  const folder = join(data, 'damaged')
  const store = await openStore({ folder })
  for (let index = 0; index < 200; index++)
    await store.addPerson({ id: `person ${index}`, name: 'x'.repeat(400), created: 1 })
  await store.close()
  const file = join(folder, 'roundhouse.db')
  const bytes = readFileSync(file)
  // In the middle, where there is neither the header nor the list of tables.
  bytes.fill(0xa5, bytes.length >> 1, (bytes.length >> 1) + 8_192)
  writeFileSync(file, bytes)
  const { code, printed, errors } = await run(`serve --host 127.0.0.1 --port 0 --data ${folder}`)
  expect([code, printed]).toEqual([2, ''])
  expect(errors).toMatch(/^The database in .*damaged is damaged \(.+\)\. Restore a backup as docs\S+ explains\.$/)
})

test('a PostgreSQL that cannot be reached is reported in one sentence', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' }
  expect(await run('serve --host 127.0.0.1 --port 0', env)).toEqual({
    code: 2,
    printed: '',
    errors: 'The database can’t be opened (ECONNREFUSED).',
  })
})

test('a port from PORT that cannot be used is reported as well, unless another is given', async () => {
  expect((await run('serve', { PORT: 'x' })).errors).toBe('PORT can’t be x.')
  expect((await run('serve --port y', { PORT: 'x' })).errors).toContain('--port must be')
})

test.each([
  [{ PUBLIC_URL: 'over there' }, 'PUBLIC_URL can’t be over there.'],
  [{ PUBLIC_URL: 'https://one.example/path' }, 'PUBLIC_URL can’t be https://one.example/path.'],
  [{ TRUSTED_PROXIES: '10.0.0.1, someone' }, 'TRUSTED_PROXIES can’t be 10.0.0.1, someone.'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES can’t be 10.0.0.0/33.'],
  [{ TRUSTED_PROXIES: '10.0.0.0/0' }, 'TRUSTED_PROXIES can’t be 10.0.0.0/0.'],
  [{ TRUSTED_PROXIES: 'fd00::/129' }, 'TRUSTED_PROXIES can’t be fd00::/129.'],
  [{ DATABASE_URL: 'mysql://user:word@place/db' }, 'DATABASE_URL can’t be ….'],
  [{ BOT_DELAY: 'soon' }, 'BOT_DELAY can’t be soon.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL can’t be loud.'],
  [{ TABLES_PER_PERSON: '-1' }, 'TABLES_PER_PERSON can’t be -1.'],
  [{ PAGES_PER_ADDRESS: '100001' }, 'PAGES_PER_ADDRESS can’t be 100001.'],
])('a setting that cannot be used: %j', async (env, sentence) => {
  expect(await run('serve --port 0', env)).toEqual({ code: 2, printed: '', errors: sentence })
})

test('quotas are read from the environment, with defaults', () => {
  const { quotas } = settingsFrom({ TABLES_PER_ADDRESS: '7', PAGES_PER_TABLE: '8' })
  expect(quotas).toEqual({ ...QUOTAS, tablesPerAddress: 7, pagesPerTable: 8 })
})

test('address ranges are trusted exactly to their last bit', () => {
  const ranges = ['10.0.0.0/8', '10.0.0.1/32', 'fd00::/128', '::1']
  expect(settingsFrom({ TRUSTED_PROXIES: ranges.join(', ') }).trustedProxies).toEqual(ranges)
})
