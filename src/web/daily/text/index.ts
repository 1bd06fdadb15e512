/** What the daily deal says, in the reader's language. */
import type { Language, Texts } from '../../../kit/text.ts'

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
}

export const loadDailyTexts = (language: Language): Promise<Texts> => LOADERS[language]()
