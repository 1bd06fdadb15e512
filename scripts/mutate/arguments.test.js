import { expect, test } from 'vitest'
import { readArguments } from './arguments.js'

const line = (text) => text.split(' ')
const GIVEN = { game: 'paris-connection', sample: 20, seed: 3, json: false }

test('after -- the arguments arrive as they are', () => {
  expect(readArguments(line('paris-connection --seed 3 --sample 20'), {})).toEqual(GIVEN)
})

test('npm hands over --sample=20 as a variable', () => {
  const env = { npm_config_sample: '20', npm_config_seed: '3', npm_config_json: 'true' }
  expect(readArguments(['paris-connection'], env)).toEqual({ ...GIVEN, json: true })
})

test('of --sample 20 npm leaves the number behind', () => {
  const env = { npm_config_sample: 'true', npm_config_seed: 'true' }
  expect(readArguments(line('paris-connection 20 3'), env)).toEqual(GIVEN)
  expect(readArguments(line('paris-connection 3'), { npm_config_seed: 'true' })).toEqual({ ...GIVEN, sample: 200 })
})

test('what cannot be understood is refused', () => {
  expect(readArguments([], {})).toBeUndefined()
  expect(readArguments(line('paris-connection --samples 20'), {})).toBeUndefined()
  expect(readArguments(line('paris-connection 20'), {})).toBeUndefined()
  expect(readArguments(line('paris-connection --sample many'), {})).toBeUndefined()
  expect(readArguments(line('paris-connection --sample 0'), {})).toBeUndefined()
})
