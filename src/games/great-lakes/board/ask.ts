/** Small questions about what is asked. */
import type { Target } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { Choice, PendingDecision } from '../../../wire/host.ts'
import type { View } from '../view.ts'

export type Props = BoardProps<View>
export type AskedProps = Props & { readonly question: PendingDecision }

/** The choice that names this target, if there is one. */
export const choiceFor = (question: PendingDecision | null, target: Target): Choice | undefined =>
  question?.choices.find(({ targets }) => targets.includes(target))

/** Presses a target: it is chosen, or the frame says why not. */
export const pressed = ({ question, choose, whyNot }: Props, target: Target): void => {
  const choice = choiceFor(question, target)
  if (choice === undefined) whyNot(target)
  else choose(choice)
}

export const isAsked = (question: PendingDecision | null, ...kinds: readonly string[]): question is PendingDecision =>
  question !== null && kinds.includes(question.ask.kind)
