import { expect, test } from 'vitest'
import { catalogueFaults } from '../../../test/kit/catalogues.ts'
import { LANGUAGES } from '../../kit/text.ts'
import { en } from './en.ts'
import { loadWords } from './index.ts'
import { same } from './same.ts'

test.each(LANGUAGES)('the catalogue of the pages is whole: %s', async (language) => {
  const sameWords = language === 'en' ? Object.keys(en) : same[language]
  expect(catalogueFaults(en, (await loadWords(language)).pages, language, sameWords)).toEqual([])
})
