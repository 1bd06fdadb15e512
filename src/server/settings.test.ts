import { expect, test } from 'vitest'
import { settingsFrom, WrongSetting } from './settings.ts'
import { DATABASE_LIMITS } from './store/database-limits.ts'

test('the limits for the database have defaults, and can be set one by one', () => {
  expect(settingsFrom({}).databaseLimits).toEqual(DATABASE_LIMITS)
  expect(settingsFrom({ DATABASE_CONNECTIONS: '4', DATABASE_TIMEOUT: '900' }).databaseLimits).toEqual({
    ...DATABASE_LIMITS,
    connections: 4,
    timeout: 900,
  })
})

test.each([
  ['DATABASE_CONNECTIONS', '0'],
  ['DATABASE_TIMEOUT', '-1'],
  ['DATABASE_RETRY', 'soon'],
  ['DATABASE_BREAKER', '1001'],
])('%s cannot be %s', (setting, value) => {
  expect(() => settingsFrom({ [setting]: value })).toThrow(new WrongSetting(setting, value))
})
