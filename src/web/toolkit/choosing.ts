/** From a touched target to its choice. */
import type { KeyboardEvent } from 'react'
import type { Target } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import type { Choice, PendingDecision } from '../../wire/host.ts'
import type { BoardProps } from './board.ts'

/** What a part of a board needs to answer a touch. */
export type Touchable = Pick<BoardProps<unknown>, 'question' | 'choose' | 'whyNot'>

/** The choice that names this target, if there is one. */
export const choiceFor = (question: PendingDecision | null, target: Target): Choice | undefined =>
  question?.choices.find(({ targets }) => targets.includes(target))

/** Does the question list this target, allowed or not? */
export const isTarget = (question: PendingDecision | null, target: Target): boolean =>
  question?.ask.targets.includes(target) ?? false

/** Is this a question of one of these kinds? */
export const isQuestion = (
  question: PendingDecision | null,
  ...kinds: readonly string[]
): question is PendingDecision => question !== null && kinds.includes(question.ask.kind)

/** Enter and the space bar press a part of the drawing, as they press a button. */
export const pressWithKey = (event: KeyboardEvent, press: () => void): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  press()
  event.preventDefault()
}

/**
 * Chooses what the target names, or lets the frame explain why it cannot be chosen. `first` says what to do first when
 * the target comes too early: "Choose a card to give first."
 */
export const touch = ({ question, choose, whyNot }: Touchable, target: Target, first?: Message): void => {
  const choice = choiceFor(question, target)
  if (choice === undefined) whyNot(target, first)
  else choose(choice)
}
