/** What the terminal says, by language. */
import type { Language, Texts } from '../../kit/text.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { nl } from './nl.ts'

export const cliTexts: Readonly<Record<Language, Texts>> = { en, nl, de, hu }
