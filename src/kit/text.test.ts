import { describe, expect, test } from 'vitest'
import { catalogueFaults, slips } from '../../test/kit/catalogues.ts'
import { uiFaults } from '../../test/kit/ui-texts.ts'
import { kitTexts } from './text/index.ts'
import { same } from './text/same.ts'
import { LANGUAGES, type Language, type Message, paramNames, sayFrom, speak, type Texts } from './text.ts'

const texts: Texts = {
  plain: 'All aboard.',
  train: 'Train {name} has {count} {count:car|cars}.',
  list: 'Calls at {stops}.',
  taken: '{seat} takes {what}.',
  red: 'Red',
}

const say = (message: Message, language: Language = 'en', seat: (seat: number) => string = (at) => `Seat ${at}`) =>
  speak({ language, texts, seat }, message)

describe('speak', () => {
  test('a text without parameters is returned unchanged', () => {
    expect(say({ id: 'plain' })).toBe('All aboard.')
  })

  test('parameters are inserted as often as they are named', () => {
    expect(say({ id: 'train', params: { name: 'A', count: 3 } })).toBe('Train A has 3 cars.')
  })

  test.each(LANGUAGES)('a number below zero has a minus sign, not a hyphen: %s', (language) => {
    expect(say({ id: 'train', params: { name: 'A', count: -8 } }, language)).toBe('Train A has −8 cars.')
  })

  test.each(LANGUAGES)('the number chooses the form: %s', (language) => {
    const cars = (count: number): string => say({ id: 'train', params: { name: 'A', count } }, language)
    expect([0, 1, 2, 5].map(cars)).toEqual([
      'Train A has 0 cars.',
      'Train A has 1 car.',
      'Train A has 2 cars.',
      'Train A has 5 cars.',
    ])
  })

  test.each([
    ['en', 'Calls at Lyon, Dijon, and Red.'],
    ['nl', 'Calls at Lyon, Dijon en Red.'],
    ['de', 'Calls at Lyon, Dijon und Red.'],
    ['hu', 'Calls at Lyon, Dijon és Red.'],
  ] as const)('a list is joined as its language does: %s', (language, spoken) => {
    expect(say({ id: 'list', params: { stops: ['Lyon', 'Dijon', { id: 'red' }] } }, language)).toBe(spoken)
  })

  test('a list of one is its element, and an empty list is empty', () => {
    expect(say({ id: 'list', params: { stops: ['Lyon'] } })).toBe('Calls at Lyon.')
    expect(say({ id: 'list', params: { stops: [] } })).toBe('Calls at .')
  })

  test('a seat has the name that the reader uses', () => {
    const message = { id: 'taken', params: { seat: { seat: 2 }, what: 'coal' } }
    expect(say(message)).toBe('Seat 2 takes coal.')
    expect(say(message, 'en', () => 'Ada')).toBe('Ada takes coal.')
  })

  test('a message may be a parameter of a message, in the same language', () => {
    const what = { id: 'list', params: { stops: [{ seat: 1 }, 'Lyon'] } }
    expect(say({ id: 'taken', params: { seat: { seat: 0 }, what } }, 'de')).toBe(
      'Seat 0 takes Calls at Seat 1 und Lyon..',
    )
  })

  test.each([
    ['en', '12,345'],
    ['nl', '12.345'],
    ['de', '12.345'],
    ['hu', '12\u00a0345'],
  ] as const)('a number is written as its language does: %s', (language, written) => {
    expect(say({ id: 'taken', params: { seat: 'Ada', what: 12345 } }, language)).toBe(`Ada takes ${written}.`)
  })

  test('the value of a parameter is not read as a template', () => {
    expect(say({ id: 'taken', params: { seat: '{what}', what: '$&' } })).toBe('{what} takes $&.')
  })

  test('a missing parameter is an error, even if it only chooses a plural form', () => {
    expect(() => say({ id: 'train', params: { name: 'A' } })).toThrow('no count for train')
    expect(() => say({ id: 'list' })).toThrow('no stops for list')
  })

  test('an unknown id is an error that names the language', () => {
    expect(() => say({ id: 'nobody' }, 'hu')).toThrow('no text for nobody in hu')
    expect(() => say({ id: 'list', params: { stops: [{ id: 'nobody' }] } })).toThrow('no text for nobody in en')
  })
})

test('holes are the names of the parameters, each once, sorted', () => {
  expect(paramNames('{seat} has {count} {count:car|cars} and {an_engine}')).toEqual(['an_engine', 'count', 'seat'])
  expect(paramNames('nothing')).toEqual([])
})

test('sayFrom makes a message, with parameters only if the text has some', () => {
  const make = sayFrom<{ readonly plain: 'All aboard.'; readonly list: 'Calls at {stops}.' }>()
  expect(make('plain')).toEqual({ id: 'plain' })
  expect(make('list', { stops: ['Lyon'] })).toEqual({ id: 'list', params: { stops: ['Lyon'] } })
})

describe('the kit’s own texts', () => {
  test('are correct in English', () => {
    expect(catalogueFaults(kitTexts.en, kitTexts.en, 'en', Object.keys(kitTexts.en))).toEqual([])
  })

  test.each(['nl', 'de', 'hu'] as const)('are complete and correct: %s', (language) => {
    expect(catalogueFaults(kitTexts.en, kitTexts[language], language, same[language])).toEqual([])
  })

  test.each(LANGUAGES)('have plurals for their numbers and show no template: %s', (language) => {
    expect(uiFaults(kitTexts[language], language, { buttons: [], prompts: [] })).toEqual([])
  })
})

describe('catalogueFaults', () => {
  const english: Texts = {
    company: 'Red',
    cars: '{seat} adds {count} {count:car|cars}.',
    limit: 'At most 20 shares (GL-5.6).',
    grid: '{x} {y}',
  }
  const dutch: Texts = {
    company: 'Rood',
    cars: '{seat} koppelt {count} {count:wagon|wagons} aan.',
    limit: 'Hoogstens 20 aandelen (GL-5.6).',
    grid: '{x} {y}',
  }
  const faults = (change: Texts, sameWords: readonly string[] = ['grid']): readonly string[] =>
    catalogueFaults(english, { ...dutch, ...change }, 'nl', sameWords)

  test('finds nothing in a correct catalogue', () => {
    expect(faults({})).toEqual([])
  })

  test('finds a missing key and a surplus one', () => {
    const { company: _, ...rest } = dutch
    expect(catalogueFaults(english, rest, 'nl', ['grid'])).toEqual(['nl company: is missing'])
    expect(faults({ engine: 'Locomotief' })).toEqual(['nl engine: is not in the English'])
  })

  test('finds an empty text', () => {
    expect(faults({ company: ' ' })).toEqual(['nl company: is empty'])
  })

  test('finds other parameters: one too few, one too many, one renamed', () => {
    expect(faults({ cars: 'Koppelt {count} aan.' })).toEqual(['nl cars: has {count} for {count,seat}'])
    expect(faults({ company: 'Rood {count}' })).toEqual(['nl company: has {count} for {}'])
    expect(faults({ cars: '{plaats}: {count}.' })).toEqual(['nl cars: has {count,plaats} for {count,seat}'])
  })

  test('finds a plural without exactly two forms', () => {
    expect(faults({ cars: '{seat}: {count:wagon}.' })).toEqual(["nl cars: has not two forms in 'wagon'"])
    expect(faults({ cars: '{seat}: {count:a|b|c}.' })).toEqual(["nl cars: has not two forms in 'a|b|c'"])
  })

  test.each(['Rood {', 'Rood }', 'Rood {}', 'Rood {een naam}'])(
    'finds braces that do not hold a parameter: %s',
    (company) => {
      expect(faults({ company })).toEqual(['nl company: has braces that are no parameter'])
    },
  )

  test('finds a text left in English', () => {
    expect(faults({ company: 'Red' })).toEqual(['nl company: is the same as in English'])
    expect(faults({}, [])).toEqual(['nl grid: is the same as in English'])
  })

  test('finds an entry of the same words that differs or does not exist', () => {
    expect(faults({ grid: '{y} {x}' })).toEqual(['nl grid: is listed as a same word, but differs from the English'])
    expect(faults({}, ['grid', 'gone'])).toEqual(['nl gone: is a same word, but there is no such text'])
  })

  test('finds a number or a rule id that has changed', () => {
    expect(faults({ limit: 'Hoogstens 15 aandelen (GL-5.6).' })).toEqual(['nl limit: has lost 20'])
    expect(faults({ limit: 'Hoogstens 20 aandelen (GL-5.16).' })).toEqual(['nl limit: has lost GL-5.6'])
  })

  test.each([
    ['nl', "Lyon's", 'has a straight quotation mark'],
    ['nl', 'Stop...', 'has three dots for an ellipsis'],
    ['nl', ' Stop', 'begins or ends with a space'],
    ['nl', 'Stop  nu', 'has two spaces together'],
    ['nl', 'Stop !', 'has a space on the wrong side of a mark'],
    ['nl', 'Stop - nu', 'has a hyphen for a dash'],
    ['en', '„Stop”', 'has quotation marks of another language'],
    ['nl', '«Stop»', 'has quotation marks of another language'],
    ['de', '„Halt”', 'has quotation marks of another language'],
    ['hu', '„Állj“', 'has quotation marks of another language'],
    ['hu', 'Itt áll a érték.', 'has a before a vowel'],
  ] as const)('finds a slip of the pen: %s %s', (language, text, what) => {
    expect(slips(text, language)).toEqual([what])
    expect(catalogueFaults({ x: 'x' }, { x: text }, language, [])).toEqual([`${language} x: ${what}`])
  })

  test.each([
    ['en', 'The player’s “own” turn …'],
    ['nl', 'Een ‘eigen’ beurt – of niet.'],
    ['de', 'Das „eigene“ Netz'],
    ['hu', 'A „saját” hálózat; az érték (a mező) 1:1'],
  ] as const)('lets good typography be: %s', (language, text) => {
    expect(slips(text, language)).toEqual([])
  })
})
