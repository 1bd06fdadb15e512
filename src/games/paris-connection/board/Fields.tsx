/** The fields as things to touch: those that may be chosen, and those that say why not. */
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, type SyntheticEvent } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { FIELDS, type Field } from '../fields.ts'
import { fieldTarget } from '../moves.ts'
import type { View } from '../view.ts'
import { fieldInWords } from './say.ts'
import { hex, spot, walk } from './sheet.ts'
import { choiceAt } from './trail.ts'
import { useTrail } from './useTrail.ts'

/** The fields stay in the page while nothing is to be placed, silent: waking them is quicker than making them. */
export const Fields = ({ view, question, choose, whyNot, say }: BoardProps<View>): ReactNode => {
  const { wasDrawn, ...trail } = useTrail(question, choose)
  const placing = question?.ask.kind === 'place'
  const choices = placing ? question.choices : []
  const press = (field: Field): void => {
    const choice = choiceAt(choices, field)
    if (choice === undefined) whyNot(fieldTarget(field))
    else choose(choice)
  }
  const onClick = (event: MouseEvent): void => {
    const field = fieldOf(event)
    if (placing && field !== undefined && !wasDrawn()) press(field)
  }
  const onKeyDown = (event: KeyboardEvent<SVGGElement>): void => {
    const field = fieldOf(event)
    if (field === undefined) return
    const next = walk(field, event.key)
    if (next !== undefined) focusField(event.currentTarget, next)
    else if (event.key === 'Enter' || event.key === ' ') press(field)
    else return
    event.preventDefault()
  }
  return (
    <g {...trail} aria-hidden={!placing} onClick={onClick} onKeyDown={onKeyDown}>
      {FIELDS.map((field) => {
        const choice = choiceAt(choices, field)
        const name = choice === undefined ? fieldInWords(view, field, say) : say(choice.label)
        return <TouchField key={field} field={field} isFree={choice !== undefined} name={name} />
      })}
    </g>
  )
}

interface TouchFieldProps {
  readonly field: Field
  readonly isFree: boolean
  readonly name: string
}

/** Only what may be chosen is a stop of the Tab key; arrows walk over all. Drawn again only when it changes. */
const TouchField = memo(
  ({ field, isFree, name }: TouchFieldProps): ReactNode => (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <g
      className={isFree ? 'pc-field pc-free' : 'pc-field'}
      role="button"
      tabIndex={isFree ? 0 : -1}
      aria-label={name}
      aria-disabled={!isFree}
      data-field={field}
      data-own-drag={isFree ? '' : undefined}
    >
      <path className="pc-touch" d={hex(spot(field))} />
      {isFree && <path className="pc-ring" d={hex(spot(field), 4)} />}
      {isFree && <path className="pc-ring-inner" d={hex(spot(field), 8.5)} />}
      <path className="pc-focus" d={hex(spot(field), 2)} />
    </g>
  ),
)

const fieldOf = (event: SyntheticEvent): Field | undefined => {
  const { target } = event
  const element = target instanceof Element ? target.closest('[data-field]') : null
  const field = element?.getAttribute('data-field')
  return field === null || field === undefined ? undefined : Number(field)
}

const focusField = (fields: Element, field: Field): void => {
  const next = fields.querySelector(`[data-field="${field}"]`)
  if (next instanceof SVGElement) next.focus()
}
