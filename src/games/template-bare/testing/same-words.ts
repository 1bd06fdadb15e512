/** Texts that are the same in English and in another language. */
import type { Language } from '../../../kit/text.ts'

export const same: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = { nl: [], de: [], hu: [] }
