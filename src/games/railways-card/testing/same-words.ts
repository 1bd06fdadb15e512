/** Texts that are the same as in English on purpose: names, and words that the languages share. */
import type { Language } from '../../../kit/text.ts'

export const same: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  nl: ['city', 'pay.rails', 'toll', 'sketch.seat', 'sketch.count', 'board.good', 'board.seat', 'board.start'],
  de: ['city', 'pay.rails', 'toll', 'sketch.seat', 'sketch.count', 'board.good', 'board.seat', 'board.start'],
  hu: ['city', 'pay.rails', 'toll', 'sketch.seat', 'sketch.count', 'board.seat'],
}
