/** What may be touched on the table in each decision, and what is chosen by it. */
import type { Target } from '../../../kit/game.ts'
import type { Choice, PendingDecision } from '../../../wire/host.ts'

export const choiceFor = (question: PendingDecision | null, target: Target): Choice | undefined =>
  question?.choices.find(({ targets }) => targets.includes(target))

export const isAsked = (question: PendingDecision | null, target: Target): boolean =>
  question?.ask.targets.includes(target) ?? false

/** Chooses what a target names, or lets the frame say why it cannot be chosen. */
export const touched = (
  question: PendingDecision | null,
  target: Target,
  choose: (choice: Choice) => void,
  whyNot: (target: Target) => void,
): void => {
  const choice = choiceFor(question, target)
  if (choice === undefined) whyNot(target)
  else choose(choice)
}
