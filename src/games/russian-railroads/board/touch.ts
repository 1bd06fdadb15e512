/** What a touch means: choosing the target, or asking why it may not be chosen. */
import type { MouseEvent } from 'react'
import type { Seat, Target } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { choiceFor } from '../../../web/toolkit/choosing.ts'
import type { PendingDecision } from '../../../wire/host.ts'
import type { View } from '../view.ts'

export type Touch = Pick<BoardProps<View>, 'question' | 'choose' | 'whyNot'>

export { choiceFor }

/** `can`: it may be chosen; `asked`: touching it shows why it is refused; `idle`: it has no part in this decision. */
export const standingOf = (question: PendingDecision | null, target: Target): 'can' | 'asked' | 'idle' => {
  if (choiceFor(question, target) !== undefined) return 'can'
  return question?.ask.targets.includes(target) ? 'asked' : 'idle'
}

export const touch = ({ question, choose, whyNot }: Touch, target: Target): void => {
  const choice = choiceFor(question, target)
  if (choice !== undefined) choose(choice)
  else if (question?.ask.targets.includes(target)) whyNot(target)
}

/** What was touched in the picture. */
export const touched = (event: MouseEvent): Target | null =>
  (event.target as Element).closest('[data-target]')?.getAttribute('data-target') ?? null

/** Whose board. */
export const seatTouched = (event: MouseEvent): Seat | undefined => {
  const seat = (event.target as Element).closest('[data-seat]')?.getAttribute('data-seat')
  return seat === null || seat === undefined ? undefined : Number(seat)
}
