import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PATIENCE } from '../test/patience.ts'
import { argsIn, whole } from './args.js'
import { root } from './prepare.js'

const OPTIONS = { games: whole(200, 2, 1000), name: { type: 'string', default: 'ann' }, json: { type: 'boolean' } }
const read = (text, word) => argsIn(text.split(' ').filter(Boolean), OPTIONS, word)

test('numbers are parsed, and missing options have their defaults', () => {
  expect(read('')).toEqual({ values: { games: 200, name: 'ann' }, word: undefined })
  expect(read('paris --games 5 --json', 'Which?')).toEqual({
    values: { games: 5, name: 'ann', json: true },
    word: 'paris',
  })
})

test.each(['abc', '', '1', '1001', '2.5', '1e2', 'NaN', '-3'])('--games=%s is refused', (text) => {
  expect(argsIn([`--games=${text}`], OPTIONS)).toEqual({
    problem: `--games must be a whole number from 2 to 1000, not ${text}.`,
  })
})

test('unknown options, missing values and surplus words are refused', () => {
  expect(read('--gmaes 5').problem).toContain("Unknown option '--gmaes'.")
  expect(read('--games').problem).toContain('argument missing.')
  expect(read('paris').problem).toBe('“paris” is one argument too many.')
  expect(read('paris 50', 'Which?').problem).toBe('“50” is one argument too many.')
  expect(read('', 'Which?').problem).toBe('Which?')
})

test.each([
  ['tuning/tune paris-connection --games abc'],
  ['tuning/tune paris-connection --gmaes 5'],
  ['tuning/tune chess'],
  ['tuning/tune'],
  ['tuning/fit-policy'],
  ['tuning/fit-policy chess'],
  ['tuning/fit-policy russian-railroads --games abc'],
  ['tuning/improve-policy'],
  ['tuning/improve-policy russian-railroads --matches abc'],
  ['torture --kilsl 5'],
  ['torture --kills abc'],
  ['fuzz-server --messages abc'],
  ['load/load --tables abc'],
  ['prove-secrecy --pairs abc'],
])('%s: one sentence, exit code 2, and nothing is done', (line) => {
  const weights = join(root, 'src/games/paris-connection/data/weights.ts')
  const before = readFileSync(weights, 'utf8')
  const [script, ...args] = line.split(' ')
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', `${script}.js`), ...args], {
    encoding: 'utf8',
    timeout: PATIENCE,
  })
  expect([status, stdout, stderr.trimEnd().split('\n').length]).toEqual([2, '', 1])
  expect(stderr).not.toContain('    at ')
  expect(readFileSync(weights, 'utf8')).toBe(before)
})
