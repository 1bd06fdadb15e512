/** What the pages, hosts and the kit say, by language; a page loads the one it speaks. */
import type { Language, Texts } from '../../kit/text.ts'

/** The words of one language: the pages' own, and those for what is refused. */
export interface PageWords {
  readonly language: Language
  readonly pages: Texts
  readonly problems: Texts
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

const WIRE: Loaders = {
  en: async () => (await import('../../wire/text/en.ts')).en,
  nl: async () => (await import('../../wire/text/nl.ts')).nl,
  de: async () => (await import('../../wire/text/de.ts')).de,
  hu: async () => (await import('../../wire/text/hu.ts')).hu,
}

/** All are fetched at once: nothing is shown before they are there. */
export const loadWords = async (language: Language): Promise<PageWords> => {
  const [pages, kit, wire] = await Promise.all([PAGES, KIT, WIRE].map((texts) => texts[language]()))
  return { language, pages: pages ?? {}, problems: { ...kit, ...wire } }
}
