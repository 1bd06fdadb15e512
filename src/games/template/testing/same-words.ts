/** Texts that are the same in English and in another language: names, and shared words. */
import type { Language } from '../../../kit/text.ts'

export const same: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  nl: ['sketch.seat', 'board.cards'],
  de: ['sketch.seat', 'board.cards'],
  hu: ['sketch.seat', 'board.cards'],
}
