import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runScripted } from '../../../test/cli/scripted.ts'
import { USAGE } from '../command.ts'
import { command } from './check.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'roundhouse-check-'))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

const run = (...args: readonly string[]) => runScripted(command.run, args)

const cloneOf = (...ids: readonly string[]): void => {
  for (const folder of ['node_modules/vitest', ...ids.map((id) => `src/games/${id}`)]) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  writeFileSync(join(root, 'node_modules/vitest/vitest.mjs'), '')
  for (const id of ids) writeFileSync(join(root, `src/games/${id}/meta.ts`), '')
}

test('a folder that is not a clone is refused in one sentence', async () => {
  expect(await run('hill-climb')).toMatchObject({
    code: USAGE,
    printed: '',
    errors: expect.stringMatching(/^There is no/),
  })
})

test('check asks for a missing game, and names an unknown one in the error', async () => {
  cloneOf('hill-climb')
  expect((await run()).errors).toMatch(/^Which game\?/)
  expect(await run('valley')).toMatchObject({ code: USAGE, printed: '' })
  expect((await run('valley')).errors).toMatch(/^There is no src\/games\/valley\./)
})

test('every step is reported, a failed one with its output', async () => {
  cloneOf('hill-climb')
  const { code, printed } = await run('hill-climb')
  expect(code).toBe(1)
  expect(printed).toMatch(/^FAILED {2}types \(/m)
  expect(printed).toContain('Cannot find module')
  expect(printed).toMatch(/^passed {2}laws, texts, records \(/m)
})
