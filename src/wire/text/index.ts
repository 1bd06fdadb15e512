/** What hosts and servers refuse, and what the kit says about moves and saved games, in every language. */
import { kitTexts } from '../../kit/text/index.ts'
import type { Language, Texts } from '../../kit/text.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { nl } from './nl.ts'

export const problemTexts: Readonly<Record<Language, Texts>> = {
  en: { ...kitTexts.en, ...en },
  nl: { ...kitTexts.nl, ...nl },
  de: { ...kitTexts.de, ...de },
  hu: { ...kitTexts.hu, ...hu },
}
