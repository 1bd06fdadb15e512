/** The fields as things to touch: those that may be chosen, and those that say why not. */
import type { KeyboardEvent, ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { FIELDS, type Field } from '../fields.ts'
import { fieldTarget } from '../moves.ts'
import type { View } from '../view.ts'
import { fieldInWords } from './say.ts'
import { hex, spot, walk } from './sheet.ts'
import { choiceAt } from './trail.ts'
import { useTrail } from './useTrail.ts'

export const Fields = ({ view, question, choose, whyNot, say }: BoardProps<View>): ReactNode => {
  const { wasDrawn, ...trail } = useTrail(question, choose)
  if (question?.ask.kind !== 'place') return null
  return (
    <g {...trail}>
      {FIELDS.map((field) => {
        const choice = choiceAt(question.choices, field)
        const press = (): void => (choice === undefined ? whyNot(fieldTarget(field)) : choose(choice))
        return (
          <TouchField
            key={field}
            field={field}
            isFree={choice !== undefined}
            name={choice === undefined ? fieldInWords(view, field, say) : say(choice.label)}
            press={press}
            click={() => wasDrawn() || press()}
          />
        )
      })}
    </g>
  )
}

interface TouchFieldProps {
  readonly field: Field
  readonly isFree: boolean
  readonly name: string
  press(): void
  click(): void
}

/** Only what may be chosen is a stop of the Tab key; arrows walk over all. */
const TouchField = ({ field, isFree, name, press, click }: TouchFieldProps): ReactNode => {
  const onKeyDown = (event: KeyboardEvent<SVGGElement>): void => {
    const next = walk(field, event.key)
    if (next !== undefined) focusField(event.currentTarget, next)
    else if (event.key === 'Enter' || event.key === ' ') press()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <g
      className={isFree ? 'pc-field pc-free' : 'pc-field'}
      role="button"
      tabIndex={isFree ? 0 : -1}
      aria-label={name}
      aria-disabled={!isFree}
      data-field={field}
      data-own-drag={isFree ? '' : undefined}
      onClick={click}
      onKeyDown={onKeyDown}
    >
      <path className="pc-touch" d={hex(spot(field))} />
      {isFree && <path className="pc-ring" d={hex(spot(field), 4)} />}
      {isFree && <path className="pc-ring-inner" d={hex(spot(field), 8.5)} />}
      <path className="pc-focus" d={hex(spot(field), 2)} />
    </g>
  )
}

const focusField = (from: Element, field: Field): void => {
  const next = from.parentElement?.querySelector(`[data-field="${field}"]`)
  if (next instanceof SVGElement) next.focus()
}
