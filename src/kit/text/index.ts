/** The texts of the kit, in every language. */
import type { Language, Texts } from '../text.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { nl } from './nl.ts'

export const kitTexts: Readonly<Record<Language, Texts>> = { en, nl, de, hu }
