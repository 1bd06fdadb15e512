/** The fields as touch targets: some can be chosen, the others say why not. */
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, type SyntheticEvent } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import type { Choice } from '../../../wire/host.ts'
import { FIELDS, type Field, place } from '../map/fields.ts'
import { fieldTarget } from '../moves.ts'
import type { View } from '../view.ts'
import { aboutField, fieldInWords } from './say.ts'
import { hex, hexes, spot, walk } from './sheet.ts'
import { useTrail } from './useTrail.ts'

type FieldsProps = BoardProps<View> & { readonly free: ReadonlyMap<Field, Choice> }

/** When there is nothing to place, the fields stay in the page: they explain themselves, and effects refer to them. */
export const Fields = ({ view, question, free, choose, whyNot, say }: FieldsProps): ReactNode => {
  const { wasDragged, ...trail } = useTrail(question, choose)
  const placing = question?.ask.kind === 'place'
  const press = (field: Field): void => {
    const choice = free.get(field)
    if (choice === undefined) whyNot(fieldTarget(field))
    else choose(choice)
  }
  const onClick = (event: MouseEvent): void => {
    const field = fieldOf(event)
    if (placing && field !== undefined && !wasDragged()) press(field)
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
  const here = [...free.keys()]
  const nameOf = (field: Field): string | undefined => {
    const choice = free.get(field)
    return choice && say(choice.label)
  }
  return (
    <g {...trail} aria-hidden={!placing} onClick={onClick} onKeyDown={onKeyDown}>
      <path className="pc-ring" d={hexes(here, 3)} />
      <path className="pc-ring-inner" d={hexes(here, 7.5)} />
      {FIELDS.map((field) => (
        <TouchField key={field} field={field} choice={nameOf(field)} there={view.tracks[field] ?? 0} say={say} />
      ))}
    </g>
  )
}

interface TouchFieldProps {
  readonly field: Field
  /** What can be chosen here, in words: the choice itself is another object with every question. */
  readonly choice: string | undefined
  /** The companies on the field. */
  readonly there: number
  say: BoardProps<View>['say']
}

/** Only fields that can be chosen are tab stops; arrow keys reach all. Rerendered only on change. */
const TouchField = memo(
  ({ field, choice, there, say }: TouchFieldProps): ReactNode => (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <path
      className={choice === undefined ? 'pc-field' : 'pc-field pc-free touch-can'}
      role="button"
      tabIndex={choice === undefined ? -1 : 0}
      aria-label={choice ?? fieldInWords(there, field, say)}
      aria-disabled={choice === undefined}
      data-field={field}
      data-own-drag={choice === undefined ? undefined : ''}
      {...anchor(fieldTarget(field))}
      {...explain(say(aboutField(field)), RULE[place(field).kind])}
      d={hex(spot(field))}
    />
  ),
)

const RULE = { city: 'PC-3.9', land: 'PC-3.6', start: 'PC-3.7', eiffel: 'PC-3.7' } as const

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
