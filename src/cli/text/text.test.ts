import { expect, test } from 'vitest'
import { catalogueFaults } from '../../../test/kit/catalogues.ts'
import { uiFaults } from '../../../test/kit/ui-texts.ts'
import { LANGUAGES } from '../../kit/text.ts'
import { en } from './en.ts'
import { cliTexts } from './index.ts'
import { kinds } from './kinds.ts'
import { same } from './same.ts'

test.each(LANGUAGES)('the catalogue of the terminal is whole: %s', (language) => {
  const sameWords = language === 'en' ? Object.keys(en) : same[language]
  expect(catalogueFaults(en, cliTexts[language], language, sameWords)).toEqual([])
})

test.each(LANGUAGES)('no two orders are the same word: %s', (language) => {
  const orders = Object.entries(cliTexts[language]).filter(([id]) => id.startsWith('order.'))
  expect(new Set(orders.map(([, word]) => word)).size).toBe(orders.length)
  expect(orders.filter(([, word]) => word !== word.toLowerCase() || word.includes(' '))).toEqual([])
})

test.each(LANGUAGES)('buttons and prompts are short, numbers have plurals, no template shows: %s', (language) => {
  expect(uiFaults(cliTexts[language], language, kinds)).toEqual([])
})
