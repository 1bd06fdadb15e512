/** The coach: one line at the first decision of each kind (`ask`), and at the first chance for a move (`can`). */
import type { Texts } from '../../../kit/text.ts'

export const texts = {
  'ask.act': 'Extend a company whose shares you hold, or trade: give one share, take up to two of another colour.',
  'ask.place': 'Cities raise the value by their number. Countryside is worth 0 but leads on. You may stop early.',
} as const satisfies Texts
