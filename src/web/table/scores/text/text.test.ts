import { expect, test } from 'vitest'
import { catalogueFaults } from '../../../../../test/kit/catalogues.ts'
import { uiFaults } from '../../../../../test/kit/ui-texts.ts'
import { LANGUAGES } from '../../../../kit/text.ts'
import { en } from './en.ts'
import { loadEndTexts } from './index.ts'
import { kinds } from './kinds.ts'
import { same } from './same.ts'

test.each(LANGUAGES)('the catalogue of the end screen is whole: %s', async (language) => {
  const sameWords = language === 'en' ? Object.keys(en) : same[language]
  expect(catalogueFaults(en, await loadEndTexts(language), language, sameWords)).toEqual([])
})

test.each(LANGUAGES)('buttons and prompts are short, numbers have plurals, no template shows: %s', async (language) => {
  expect(uiFaults(await loadEndTexts(language), language, kinds)).toEqual([])
})
