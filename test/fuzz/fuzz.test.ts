import { expect, test } from 'vitest'
import { OK, USAGE } from '../../src/cli/command.ts'
import { runCommand } from '../../src/cli/main.ts'
import { scripted } from '../cli/scripted.ts'
import { command } from './fuzz.ts'

test('a seed below zero is refused in one sentence', async () => {
  const terminal = scripted()
  expect(await runCommand(command, ['paris-connection', '--seed', '-1', '--games', '1'], terminal)).toBe(USAGE)
  expect(terminal.errors()).toBe('--seed must be a whole number from 0 to 999,999,999, not -1.')
})

test('matches are played to their end and the figures are printed', async () => {
  const terminal = scripted()
  expect(await runCommand(command, ['paris-connection', '--games', '4', '--json'], terminal)).toBe(OK)
  expect(JSON.parse(terminal.printed())).toMatchObject({ games: 4, failure: null })
})
