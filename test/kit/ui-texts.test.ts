/** Every check of UI texts finds a planted fault, and nothing in a correct text. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Texts } from '../../src/kit/text.ts'
import { dotFaults, uiFaults } from './ui-texts.ts'

const NONE = { buttons: [], prompts: [] }
const inEnglish = (texts: Texts, kinds: Partial<typeof NONE> | object = {}): readonly string[] =>
  uiFaults(texts, 'en', { ...NONE, ...kinds })

describe('lengths', () => {
  test.each(LANGUAGES)('a button may have 30 characters, not 31: %s', (language) => {
    const texts = { go: 'x'.repeat(30), stop: 'x'.repeat(31) }
    expect(uiFaults(texts, language, { ...NONE, buttons: ['go', 'stop'] })).toEqual([
      `${language} stop: is a button of 31 characters; 30 is the most`,
    ])
  })

  test('a prompt may have 120 characters, not 121', () => {
    const texts = { go: 'x'.repeat(120), stop: 'x'.repeat(121) }
    expect(inEnglish(texts, { prompts: ['go', 'stop'] })).toEqual([
      'en stop: is a prompt of 121 characters; 120 is the most',
    ])
  })

  test('a parameter counts as a name in a prompt and not in a button, a plural as its longer form', () => {
    const text = { go: `${'x'.repeat(30)}{seat}`, ask: `${'x'.repeat(112)}{seat}` }
    expect(inEnglish(text, { buttons: ['go'], prompts: ['ask'] })).toEqual([
      'en ask: is a prompt of 121 characters; 120 is the most',
    ])
    const texts = { go: `{count:${'x'.repeat(31)}|x}` }
    expect(inEnglish(texts, { buttons: ['go'] })).toEqual(['en go: is a button of 31 characters; 30 is the most'])
  })

  test('a missing key is named', () => {
    expect(inEnglish({}, { buttons: ['go'] })).toEqual(['en go: is listed as a button, but there is no such text'])
  })
})

describe('plurals', () => {
  test.each([
    ['en', '{count} cards', 'cards'],
    ['en', 'All your {count} harbours are built.', 'harbours'],
    ['nl', '{points} punten per ronde', 'punten'],
    ['de', 'Schon {most} Punkte', 'Punkte'],
  ] as const)('%s: “%s” lacks a plural form', (language, text, word) => {
    const faults = uiFaults({ x: text }, language, NONE)
    expect(faults).toEqual([expect.stringMatching(`^${language} x: has no plural form of “${word}” for `)])
  })

  test.each([
    ['en', '{count} {count:card|cards}'],
    ['en', '{count} open {count:table|tables}'],
    ['en', 'After {count} of 9 moves, {count} left'],
    ['en', '{seat} draws cards'],
    ['nl', '{count} uur'],
    ['de', '{count} Spieler, {count} gesetzt'],
    ['hu', '{count} lap'],
  ] as const)('%s: “%s” needs none', (language, text) => {
    expect(uiFaults({ x: text }, language, NONE)).toEqual([])
  })

  test('a parameter that has a plural form in one text is a number in the others', () => {
    expect(inEnglish({ one: '{cubes} {cubes:cube|cubes}', two: '{cubes} cubes' })).toEqual([
      'en two: has no plural form of “cubes” for {cubes}',
    ])
  })
})

describe('dots of templates', () => {
  test.each(['Claim …: …, … points', 'Exchange … for …', 'Claim …: 3 points'])('“%s” shows them', (text) => {
    expect(dotFaults(text)).toEqual(['shows the dots of a template'])
    expect(inEnglish({ x: text })).toEqual(['en x: shows the dots of a template'])
  })

  test.each(['Loading …', '… or trade', 'Draw from the …', 'verify match.json --salt …” shows'])(
    '“%s” shows none',
    (text) => {
      expect(dotFaults(text)).toEqual([])
    },
  )
})
