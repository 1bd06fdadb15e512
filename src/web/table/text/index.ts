/** What the table frame says; a page loads the language it speaks. */
import type { Language, Translation } from '../../../kit/text.ts'
import type { en } from './en.ts'

export type English = typeof en
export type FrameTexts = Translation<English>

const LOADERS: Readonly<Record<Language, () => Promise<FrameTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
}

export const loadFrame = (language: Language): Promise<FrameTexts> => LOADERS[language]()
