/** What the pages and the kit say, by language; a page loads the one it speaks. */
import type { Language, Texts } from '../../kit/text.ts'

/** The words of one language: the pages' own, and the kit's for what is wrong with a record or a move. */
export interface Words {
  readonly language: Language
  readonly pages: Texts
  readonly kit: Texts
}

const LOADERS: Readonly<Record<Language, () => Promise<Omit<Words, 'language'>>>> = {
  en: async () => ({ pages: (await import('./en.ts')).en, kit: (await import('../../kit/text/en.ts')).en }),
  nl: async () => ({ pages: (await import('./nl.ts')).nl, kit: (await import('../../kit/text/nl.ts')).nl }),
  de: async () => ({ pages: (await import('./de.ts')).de, kit: (await import('../../kit/text/de.ts')).de }),
  hu: async () => ({ pages: (await import('./hu.ts')).hu, kit: (await import('../../kit/text/hu.ts')).hu }),
}

export const loadWords = async (language: Language): Promise<Words> => ({ language, ...(await LOADERS[language]()) })
