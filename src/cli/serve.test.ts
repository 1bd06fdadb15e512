import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { main } from './main.ts'
import { scripted } from './testing/scripted.ts'

const data = mkdtempSync(join(tmpdir(), 'roundhouse-serve-'))
afterAll(() => rmSync(data, { recursive: true }))

const run = async (args: string, env = {}) => {
  const terminal = scripted([], env)
  const code = await main(args.split(' '), terminal)
  return { code, printed: terminal.printed(), errors: terminal.errors() }
}

test.each([
  ['serve --port soon', '--port must be a whole number from 0 up, not soon.'],
  ['serve --port 70000', 'There is no port 70000: ports go up to 65535.'],
  ['serve all', '“all” is one argument too many.'],
])('roundhouse %s', async (args, sentence) => {
  expect(await run(args)).toEqual({ code: 2, printed: '', errors: sentence })
})

test('a port that is taken', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  expect(await run(`serve --host 127.0.0.1 --port ${port} --data ${data}`)).toEqual({
    code: 2,
    printed: '',
    errors: `The port ${port} is taken; choose another with --port.`,
  })
  other.close()
})

test('a folder whose database cannot be opened is told in the words of the database', async () => {
  const folder = join(data, 'broken')
  mkdirSync(folder)
  writeFileSync(join(folder, 'roundhouse.db'), 'no database at all '.repeat(100))
  expect(await run(`serve --host 127.0.0.1 --port 0 --data ${folder}`)).toEqual({
    code: 2,
    printed: '',
    errors: 'What is kept cannot be opened (file is not a database).',
  })
})

test('a port from PORT that cannot be used is told as well', async () => {
  expect((await run('serve', { PORT: 'x' })).errors).toContain('not x')
})

test.each([
  [{ PUBLIC_URL: 'over there' }, 'PUBLIC_URL cannot be over there.'],
  [{ PUBLIC_URL: 'https://one.example/path' }, 'PUBLIC_URL cannot be https://one.example/path.'],
  [{ TRUSTED_PROXIES: '10.0.0.1, someone' }, 'TRUSTED_PROXIES cannot be 10.0.0.1, someone.'],
  [{ DATABASE_URL: 'mysql://user:word@place/db' }, 'DATABASE_URL cannot be ….'],
  [{ BOT_DELAY: 'soon' }, 'BOT_DELAY cannot be soon.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL cannot be loud.'],
])('a setting that cannot be used: %j', async (env, sentence) => {
  expect(await run('serve --port 0', env)).toEqual({ code: 2, printed: '', errors: sentence })
})
