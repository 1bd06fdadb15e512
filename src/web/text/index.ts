/** What the pages and the kit say, by language; a page loads the one it speaks. */
import type { Language, Texts } from '../../kit/text.ts'

/** The words of one language: the pages' own, and the kit's for what is wrong with a record or a move. */
export interface PageWords {
  readonly language: Language
  readonly pages: Texts
  readonly kit: Texts
}

type Loaders = Readonly<Record<Language, () => Promise<Texts>>>

const PAGES: Loaders = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
}

const KIT: Loaders = {
  en: async () => (await import('../../kit/text/en.ts')).en,
  nl: async () => (await import('../../kit/text/nl.ts')).nl,
  de: async () => (await import('../../kit/text/de.ts')).de,
  hu: async () => (await import('../../kit/text/hu.ts')).hu,
}

/** Both are fetched at once: nothing is shown before they are there. */
export const loadWords = async (language: Language): Promise<PageWords> => {
  const [pages, kit] = await Promise.all([PAGES[language](), KIT[language]()])
  return { language, pages, kit }
}
