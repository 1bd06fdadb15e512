/** Texts that are the same as in English on purpose: names, and words that the languages share. */
import type { Language } from '../../../kit/text.ts'

export const same: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  nl: ['city', 'pay.rails', 'toll', 'textBoard.seat', 'textBoard.count', 'board.good', 'board.start', 'legend.rails'],
  de: ['city', 'pay.rails', 'toll', 'textBoard.seat', 'textBoard.count', 'board.good', 'board.start'],
  hu: ['city', 'pay.rails', 'toll', 'textBoard.seat', 'textBoard.count', 'words.count'],
}
