import { expect, test } from 'vitest'
import { chosenLanguage, DEFAULTS, parseSettings } from './settings.ts'

test('saved settings are read back', () => {
  const chosen = {
    language: 'hu',
    theme: 'dark',
    motion: 'reduced',
    sound: true,
    volume: 80,
    chances: true,
    waitForDone: false,
    botDelay: 0,
    confirm: false,
    coach: false,
  }
  expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([null, '', '{', 'null', '7', '"dark"', '[]', '{"theme":{}}'])(
  'broken content gives the defaults: %s',
  (text) => {
    expect(parseSettings(text)).toEqual(DEFAULTS)
  },
)

test('an unusable setting does not affect the others', () => {
  const text = '{"language":"fr","theme":"dark","sound":"yes","volume":0,"botDelay":-1,"waitForDone":false}'
  expect(parseSettings(text)).toEqual({ ...DEFAULTS, theme: 'dark', waitForDone: false })
})

test('the language is the first supported one of the browser', () => {
  expect(chosenLanguage(DEFAULTS, ['fr-FR', 'de-AT', 'nl'])).toBe('de')
  expect(chosenLanguage(DEFAULTS, ['fr'])).toBe('en')
  expect(chosenLanguage({ ...DEFAULTS, language: 'hu' }, ['nl'])).toBe('hu')
})
