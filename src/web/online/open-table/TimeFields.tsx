/** The time control, what happens when time is up, and how long the deal waits for absent players. */
import { type ReactNode, useId } from 'react'
import { usualSaltWait } from '../../../wire/salt-wait.ts'
import { RadioGroup } from '../../app/RadioGroup.tsx'
import { BANKS, INCREMENTS, SALT_WAITS, waitText } from '../time.ts'
import { useWords } from '../words.ts'
import type { TableDraft } from './table-draft.ts'

interface Props {
  readonly draft: TableDraft
  change(changes: Partial<TableDraft>): void
}

export const TimeFields = ({ draft, change }: Props): ReactNode => {
  const words = useWords()
  return (
    <div className="options">
      <RadioGroup
        title={words('pace.title')}
        value={draft.timed}
        values={[
          { value: false, label: words('pace.untimed') },
          { value: true, label: words('pace.live') },
        ]}
        choose={(timed) => change({ timed })}
      />
      {draft.timed && (
        <>
          <div className="online-row">
            <AmountSelect
              label={words('pace.bank')}
              value={draft.minutes}
              amounts={BANKS}
              format={(count) => words('pace.minutes', { count })}
              choose={(minutes) => change({ minutes })}
            />
            <AmountSelect
              label={words('pace.increment')}
              value={draft.seconds}
              amounts={INCREMENTS}
              format={(count) => words('pace.seconds', { count })}
              choose={(seconds) => change({ seconds })}
            />
          </div>
          <RadioGroup
            title={words('pace.flag')}
            value={draft.flag}
            values={(['bot', 'vote'] as const).map((value) => ({ value, label: words(`pace.flag.${value}`) }))}
            choose={(flag) => change({ flag })}
          />
        </>
      )}
    </div>
  )
}

/** A chosen seed needs nobody's salt, so the deal waits for nobody. */
export const WaitField = ({ draft, change }: Props): ReactNode => {
  const words = useWords()
  if (draft.seed.trim() !== '') return null
  return (
    <AmountSelect
      label={words('pace.wait')}
      value={draft.saltWait ?? usualSaltWait(draft.timed ? 'live' : 'untimed')}
      amounts={SALT_WAITS}
      format={(seconds) => waitText(seconds, words)}
      choose={(saltWait) => change({ saltWait })}
    />
  )
}

interface AmountSelectProps {
  readonly label: string
  readonly value: number
  readonly amounts: readonly number[]
  format(count: number): string
  choose(value: number): void
}

const AmountSelect = ({ label, value, amounts, format, choose }: AmountSelectProps): ReactNode => {
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={({ target }) => choose(Number(target.value))}>
        {amounts.map((amount) => (
          <option key={amount} value={amount}>
            {format(amount)}
          </option>
        ))}
      </select>
    </div>
  )
}
