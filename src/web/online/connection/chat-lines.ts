/** The lines of chat on a page. */
import type { ChatLine } from '../../../wire/online.ts'

/** Lines from this number on take the place of those that were connected. */
export const chatAfter = (
  before: readonly ChatLine[],
  from: number,
  lines: readonly ChatLine[],
): readonly ChatLine[] => [...before.filter(({ number }) => number < from), ...lines]
