/** Which line the coach says at a decision. */
import type { Texts } from '../../../kit/text.ts'
import type { PendingDecision } from '../../../wire/host.ts'

/** The line that offers the lesson, before all others. */
export const LEARN = 'learn'

/** The first line that is new: the offer of the lesson; about this kind of decision, then about a kind of move that has just become possible. */
export const nextLine = (
  { ask, choices }: Pick<PendingDecision, 'ask' | 'choices'>,
  texts: Texts,
  isSeen: (line: string) => boolean,
): string | null => {
  const kinds = new Set(choices.map(({ kind }) => kind))
  const lines = [LEARN, `ask.${ask.kind}`, ...[...kinds].map((kind) => `can.${kind}`)]
  return lines.find((line) => Object.hasOwn(texts, line) && !isSeen(line)) ?? null
}
