/** How long people may think, what happens when the clock has run down, and how long the deal waits for them. */
import { type ReactNode, useId } from 'react'
import { usualSaltWait } from '../../../wire/salt-wait.ts'
import { RadioGroup } from '../../app/RadioGroup.tsx'
import { BANKS, INCREMENTS, SALT_WAITS, waitText } from '../time.ts'
import { useWords } from '../words.ts'
import type { TableDraft } from './table-draft.ts'

export const TimeFields = ({
  draft,
  change,
}: {
  draft: TableDraft
  change(changes: Partial<TableDraft>): void
}): ReactNode => {
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
            <Amount
              label={words('pace.bank')}
              value={draft.minutes}
              amounts={BANKS}
              spell={(count) => words('pace.minutes', { count })}
              choose={(minutes) => change({ minutes })}
            />
            <Amount
              label={words('pace.increment')}
              value={draft.seconds}
              amounts={INCREMENTS}
              spell={(count) => words('pace.seconds', { count })}
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
      {draft.seed.trim() === '' && (
        <Amount
          label={words('pace.wait')}
          value={draft.saltWait ?? usualSaltWait(draft.timed ? 'live' : 'untimed')}
          amounts={SALT_WAITS}
          spell={(seconds) => waitText(seconds, words)}
          choose={(saltWait) => change({ saltWait })}
        />
      )}
    </div>
  )
}

interface AmountProps {
  readonly label: string
  readonly value: number
  readonly amounts: readonly number[]
  spell(count: number): string
  choose(value: number): void
}

const Amount = ({ label, value, amounts, spell, choose }: AmountProps): ReactNode => {
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={({ target }) => choose(Number(target.value))}>
        {amounts.map((amount) => (
          <option key={amount} value={amount}>
            {spell(amount)}
          </option>
        ))}
      </select>
    </div>
  )
}
