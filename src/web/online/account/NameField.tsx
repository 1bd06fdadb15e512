/** The user's name: all that a guest needs. */
import { type ReactNode, type RefObject, useId } from 'react'
import { LONGEST_NAME } from '../../../wire/names.ts'
import { useWords } from '../words.ts'

interface Props {
  readonly name: string
  change(name: string): void
  readonly field?: RefObject<HTMLInputElement | null>
}

export const NameField = ({ name, change, field }: Props): ReactNode => {
  const words = useWords()
  const id = useId()
  return (
    <div className="online-name">
      <label htmlFor={id}>{words('name.label')}</label>
      <input
        id={id}
        ref={field}
        className="field"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
        aria-describedby={`${id}hint`}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}hint`} className="hint">
        {words('name.hint')}
      </p>
    </div>
  )
}
