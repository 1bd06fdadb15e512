import { expect, test } from 'vitest'
import { readArguments } from './arguments.js'

const line = (text) => text.split(' ')
const GIVEN = { game: 'paris-connection', sample: 20, seed: 3, json: false }

test('arguments after -- arrive unchanged', () => {
  expect(readArguments(line('paris-connection --seed 3 --sample 20'), {})).toEqual(GIVEN)
})

test('npm passes --sample=20 as a variable', () => {
  const env = { npm_config_sample: '20', npm_config_seed: '3', npm_config_json: 'true' }
  expect(readArguments(['paris-connection'], env)).toEqual({ ...GIVEN, json: true })
})

test('npm passes the number of --sample 20 as a separate word', () => {
  const env = { npm_config_sample: 'true', npm_config_seed: 'true' }
  expect(readArguments(line('paris-connection 20 3'), env)).toEqual(GIVEN)
  expect(readArguments(line('paris-connection 3'), { npm_config_seed: 'true' })).toEqual({ ...GIVEN, sample: 200 })
})

test('unknown arguments are refused', () => {
  expect(readArguments([], {})).toBeUndefined()
  expect(readArguments(line('paris-connection --samples 20'), {})).toBeUndefined()
  expect(readArguments(line('paris-connection 20'), {})).toBeUndefined()
  expect(readArguments(line('paris-connection --sample many'), {})).toBeUndefined()
  expect(readArguments(line('paris-connection --sample 0'), {})).toBeUndefined()
})
