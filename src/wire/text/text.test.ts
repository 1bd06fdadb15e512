import { expect, test } from 'vitest'
import { catalogueFaults } from '../../../test/kit/catalogues.ts'
import { uiFaults } from '../../../test/kit/ui-texts.ts'
import { LANGUAGES } from '../../kit/text.ts'
import { problemTexts } from './index.ts'

const { en } = problemTexts

test.each(LANGUAGES)('the texts of problems are whole, and none is rightly the same as in English: %s', (language) => {
  const sameWords = language === 'en' ? Object.keys(en) : []
  expect(catalogueFaults(en, problemTexts[language], language, sameWords)).toEqual([])
})

test.each(LANGUAGES)('numbers have plurals, and no template shows: %s', (language) => {
  expect(uiFaults(problemTexts[language], language, { buttons: [], prompts: [] })).toEqual([])
})
