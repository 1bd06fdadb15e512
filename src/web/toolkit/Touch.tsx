/** A shape of the drawing that can be touched. It makes the choice that names its target, or asks the frame why it cannot. */
import { memo, type ReactNode } from 'react'
import type { RuleId, Target } from '../../kit/game.ts'
import type { Message } from '../../kit/text.ts'
import { choiceFor, pressWithKey, type Touchable, touch } from './choosing.ts'
import './touch.css'

type TouchProps = Touchable & {
  readonly target: Target
  /** Its name for screen readers. */
  readonly name: string
  /** The shape, as path data. */
  readonly d: string
  /** What to do first, if it can be touched too early. */
  readonly first?: Message
  /** The rule about it, unless an element around it names one. */
  readonly rule?: RuleId
  /** The keyboard has reached it. */
  onFocus?(): void
}

/** The Tab key stops only at shapes that can be chosen. */
export const Touch = memo(
  ({ question, choose, whyNot, target, name, d, first, rule, onFocus }: TouchProps): ReactNode => {
    const can = choiceFor(question, target) !== undefined
    const press = (): void => touch({ question, choose, whyNot }, target, first)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
      <path
        className={can ? 'touch touch-can' : 'touch'}
        data-target={target}
        data-rule={rule}
        role="button"
        tabIndex={can ? 0 : -1}
        aria-label={name}
        aria-disabled={!can}
        onClick={press}
        onKeyDown={(event) => pressWithKey(event, press)}
        onFocus={onFocus}
        d={d}
      />
    )
  },
)
