/** Only one arena at a time writes to a file, and a file that cannot be written is reported before any match. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { scripted } from '../../../test/cli/scripted.ts'
import { main } from '../main.ts'
import { withLock } from './arena-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'))
afterAll(() => rmSync(folder, { recursive: true }))

const lockOf = (file: string): string => `${file}.lock`
const arena = async (file: string) => {
  const terminal = scripted()
  const code = await main(['arena', 'paris-connection', '--bots', 'random,random,random', '--into', file], terminal)
  return { code, printed: terminal.printed(), errors: terminal.errors() }
}

test('while one arena adds to a file another is refused; afterwards the file is free', async () => {
  const file = join(folder, 'results.json')
  const refused = await withLock(file, () => arena(file))
  expect(refused).toEqual({
    code: 2,
    printed: '',
    errors: `Another arena is writing to ${file}. If it no longer runs, remove ${lockOf(file)}.`,
  })
  expect([existsSync(file), existsSync(lockOf(file))]).toEqual([false, false])
  expect(await withLock(file, async () => readFileSync(lockOf(file), 'utf8'))).toBe(String(process.pid))
})

test('the file is also free after an error', async () => {
  const file = join(folder, 'wrong.json')
  await expect(withLock(file, () => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose')
  expect(existsSync(lockOf(file))).toBe(false)
})

test('the lock of a process that has ended is ignored', async () => {
  const file = join(folder, 'ended.json')
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lockOf(file), String(pid))
  expect(await withLock(file, async () => 'done')).toBe('done')
  expect(existsSync(lockOf(file))).toBe(false)
})

test('an empty lock is respected', async () => {
  const file = join(folder, 'odd.json')
  writeFileSync(lockOf(file), 'somebody')
  expect((await arena(file)).errors).toContain('Another arena')
  expect(readFileSync(lockOf(file), 'utf8')).toBe('somebody')
})

test('a file that cannot be written is reported before any match', async () => {
  const file = join(folder, 'letter.txt', 'results.json')
  writeFileSync(join(folder, 'letter.txt'), 'Dear Ada')
  let isPlayed = false
  const play = async (): Promise<void> => {
    isPlayed = true
  }
  await expect(withLock(file, play)).rejects.toThrow('file.unwritable')
  expect(isPlayed).toBe(false)
  expect((await arena(file)).errors).toContain(`${file} can’t be written (`)
})
