import { expect, test } from 'vitest'
import { catalogueFaults } from '../../../../test/kit/catalogues.ts'
import { uiFaults } from '../../../../test/kit/ui-texts.ts'
import { LANGUAGES } from '../../../kit/text.ts'
import { en } from './en.ts'
import { loadDailyTexts } from './index.ts'
import { kinds } from './kinds.ts'
import { same } from './same.ts'

test.each(LANGUAGES)('the catalogue of the daily deal is whole: %s', async (language) => {
  const sameWords = language === 'en' ? Object.keys(en) : same[language]
  expect(catalogueFaults(en, await loadDailyTexts(language), language, sameWords)).toEqual([])
})

test.each(LANGUAGES)('buttons and prompts are short, numbers have plurals, no template shows: %s', async (language) => {
  expect(uiFaults(await loadDailyTexts(language), language, kinds)).toEqual([])
})
