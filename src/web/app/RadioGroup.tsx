/** Radio buttons in a row, for a choice between a few values. */
import { type ReactNode, useId } from 'react'

interface Props<T> {
  readonly title: string
  readonly value: T
  readonly values: readonly { readonly value: T; readonly label: string }[]
  choose(value: T): void
}

export const RadioGroup = <T extends string | number | boolean>({
  title,
  value,
  values,
  choose,
}: Props<T>): ReactNode => {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{title}</legend>
      <div className="choice-row">
        {values.map((one) => (
          <label key={String(one.value)}>
            <input type="radio" name={name} checked={one.value === value} onChange={() => choose(one.value)} />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
