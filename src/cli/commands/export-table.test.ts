import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runScripted } from '../../../test/cli/scripted.ts'
import { openStore } from '../../server/store/open-store.ts'
import { main } from '../main.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-export-'))
const data = join(folder, 'data')
const store = await openStore({ folder: data })
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const run = (...args: readonly string[]) => runScripted(main, ['export-table', ...args])

const head = {
  id: 'abcdefghij',
  game: 'template',
  phase: 'running',
  isPublic: false,
  seq: 2,
  created: 1,
  changed: 2,
  due: null,
  people: [],
  about: '{}',
} as const

test('every entry is written as stored, even if damaged, while a server uses the folder', async () => {
  const entries = [
    { seq: 1, at: 1, command: null, body: '{"kind":"opened","secret":"s"}' },
    { seq: 2, at: 2, command: 'ann:first-one', body: 'no JSON at all' },
  ]
  await store.append({ head, entries })
  const file = join(folder, 'out.jsonl')
  const message = `2 entries written to ${file}. The file contains secrets: don’t show it to anyone who plays at this table.`
  expect(await run('abcdefghij', '--data', data, '--out', file)).toEqual({ code: 0, printed: message, errors: '' })
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual(entries)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await run('abcdefghij', '--data', data, '--out', file)).errors).toContain('already')
  expect((await run('abcdefghij', '--data', data, '--out', folder)).code).toBe(0)
  expect(existsSync(join(folder, 'abcdefghij.jsonl'))).toBe(true)
})

test.each([
  [[], 'Which table? Give its id, the last part of its address.'],
  [['0000000000', '--data', data], 'There is no table 0000000000 here.'],
  [['abcdefghij', '--data', join(folder, 'none')], `There are no tables in ${join(folder, 'none')}.`],
])('%j is reported in one sentence, and nothing is written', async (args, sentence) => {
  const file = join(folder, 'unwritten.jsonl')
  expect(await run(...args, ...(args.length > 0 ? ['--out', file] : []))).toEqual({
    code: 2,
    printed: '',
    errors: sentence,
  })
  expect(existsSync(file)).toBe(false)
})
