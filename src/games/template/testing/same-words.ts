/** Texts that are the same in English and in another language: names, and shared words. */
import type { Language } from '../../../kit/text.ts'

export const same: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  nl: ['textBoard.seat', 'board.cards'],
  de: ['textBoard.seat', 'board.cards'],
  hu: ['textBoard.seat', 'board.cards'],
}
