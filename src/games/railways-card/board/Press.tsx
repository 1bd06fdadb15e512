/** A button of the panel: what it chooses, or why not. */
import type { ReactNode } from 'react'
import type { Target } from '../../../kit/game.ts'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import type { View } from '../view.ts'
import { choiceFor, touched } from './touching.ts'

type Props = Pick<BoardProps<View>, 'question' | 'choose' | 'whyNot' | 'say'> & {
  readonly target: Target
  /** Its name, where it differs from the words of the choice. */
  readonly name?: string
  readonly className?: string
  /** What is shown instead of the name. */
  readonly children?: ReactNode
}

export const Press = ({ question, choose, whyNot, say, target, name, className, children }: Props): ReactNode => {
  const choice = choiceFor(question, target)
  const called = name ?? (choice === undefined ? target : say(choice.label))
  return (
    <button
      type="button"
      className={className === undefined ? 'panel-press rc-press' : `panel-press rc-press ${className}`}
      aria-disabled={choice === undefined}
      onClick={() => touched(question, target, choose, whyNot)}
    >
      {children}
      <span className={children === undefined ? undefined : 'unseen'}>{called}</span>
    </button>
  )
}
