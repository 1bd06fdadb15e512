/** Texts that are rightly the same as in English: names, and words that the languages share. */
import type { Language } from '../../../kit/text.ts'

export const same: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  nl: ['sketch.seat', 'board.cards'],
  de: ['sketch.seat', 'board.cards'],
  hu: ['sketch.seat', 'board.cards'],
}
