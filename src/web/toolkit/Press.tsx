/** A button of a panel. It makes the choice that names its target, or asks the frame why it cannot. */
import type { ReactNode } from 'react'
import type { Target } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import type { BoardProps } from './board.ts'
import { choiceFor, touch } from './choosing.ts'

type PressProps = Pick<BoardProps<unknown>, 'question' | 'choose' | 'whyNot' | 'say'> & {
  readonly target: Target
  /** Its name, if it differs from the words of the choice. */
  readonly name?: string
  /** What to do first, if it can be pressed too early. */
  readonly first?: Message
  readonly className?: string
  /** What is shown instead of the name. */
  readonly children?: ReactNode
}

export const Press = ({ target, name, first, className, children, ...props }: PressProps): ReactNode => {
  const choice = choiceFor(props.question, target)
  const label = name ?? (choice === undefined ? target : props.say(choice.label))
  return (
    <button
      type="button"
      className={className === undefined ? 'panel-press' : `panel-press ${className}`}
      data-target={target}
      aria-disabled={choice === undefined}
      onClick={() => touch(props, target, first)}
    >
      {children}
      <span className={children === undefined ? undefined : 'unseen'}>{label}</span>
    </button>
  )
}
