/** What the online pages say, by language; a page loads the one it speaks. */
import type { Language, Texts } from '../../../kit/text.ts'

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
}

export const loadOnlineTexts = (language: Language): Promise<Texts> => LOADERS[language]()
