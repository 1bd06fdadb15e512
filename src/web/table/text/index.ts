/** What the table frame says, by language. */
import type { Language, Translation } from '../../../kit/text.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { nl } from './nl.ts'

export type English = typeof en

export const tableTexts: Readonly<Record<Language, Translation<English>>> = { en, nl, de, hu }
