/** A server has exclusive use of its folder, and a kill loses nothing that it had acknowledged. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import { FolderInUse } from './sqlite.ts'

const KILLS = 3
const TABLES = 8
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-kill-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Appends to several tables without end, and prints each acknowledged entry. */
const APPENDING = `
  import { runnerImport } from 'vite'
  const [folder, from, tables] = process.argv.slice(1)
  const { module } = await runnerImport(${JSON.stringify(fileURLToPath(new URL('./open-store.ts', import.meta.url)))}, {
    configFile: false,
    logLevel: 'error',
  })
  const store = await module.openStore({ folder })
  const head = { game: 'template', phase: 'running', isPublic: true, created: 1, changed: 1, due: null, people: [] }
  const play = async (id) => {
    for (let seq = 1; ; seq++) {
      const entries = [{ seq, at: seq, command: 'c' + seq, body: 'x'.repeat(200) }]
      if (!(await store.append({ head: { ...head, id, seq, about: '{}' }, entries }))) throw new Error('lost')
      process.stdout.write(id + ' ' + seq + '\\n')
    }
  }
  await Promise.all(Array.from({ length: Number(tables) }, (_, i) => play(from + '-' + i)))`

/** The last entry of each table that was acknowledged when the process was killed. */
const appendUntilKilled = async (name: string): Promise<ReadonlyMap<string, number>> => {
  const args = ['--input-type=module', '-e', APPENDING, folder, name, String(TABLES)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const closed = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), closed])
  await expect(openStore({ folder })).rejects.toThrow(FolderInUse)
  await pause(Math.random() * 250)
  child.kill('SIGKILL')
  const [, signal] = await closed
  expect(signal).toBe('SIGKILL')
  // An incomplete last line does not count.
  const lines = said.split('\n').slice(0, -1)
  return new Map(lines.map((line) => line.split(' ')).map(([id = '', seq]) => [id, Number(seq)]))
}

test(`${KILLS} kills at random moments lose no acknowledged entry, and no second server opens the folder meanwhile`, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = await appendUntilKilled(`kill-${kill}`)
    expect(acknowledged.size).toBeGreaterThan(0)
    const store = await openStore({ folder })
    for (const [table, last] of acknowledged) {
      const seqs = (await store.entries(table, 0)).map(({ seq }) => seq)
      expect(seqs.length, table).toBeGreaterThanOrEqual(last)
      expect(seqs).toEqual(seqs.map((_, i) => i + 1))
      expect((await store.head(table))?.seq).toBe(seqs.length)
    }
    await store.close()
  }
})
