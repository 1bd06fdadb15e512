/** Sets up a local table: seats, players, options. Everything has a default. */
import { type ReactNode, useState } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import { useApp } from '../context.ts'
import { GameHead } from '../GameHead.tsx'
import { Poster } from '../poster/Poster.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import { Advanced } from './Advanced.tsx'
import { TypicalScores } from './BotOptions.tsx'
import { OptionFields } from './OptionFields.tsx'
import { SeatRow } from './SeatRow.tsx'
import { SeedField } from './SeedField.tsx'
import { defaultPlan, type SeatPlan, withSeat, withSeats } from './seat-plan.ts'
import { useOpenTable } from './useOpenTable.ts'
import './setup.css'

export const SetUpPage = ({ entry }: { readonly entry: GameEntry }): ReactNode => {
  const { say } = useApp()
  const [plan, setPlan] = useState(() => defaultPlan(entry.meta, ''))
  const { open, busy } = useOpenTable(entry)
  const start = (event: { preventDefault(): void }): void => {
    event.preventDefault()
    open(plan)
  }
  return (
    <form className="setup" onSubmit={start}>
      <Poster entry={entry} />
      <GameHead entry={entry} kicker={say('setup.title')} />
      <div className="setup-plan">
        <RadioGroup
          title={say('setup.seats')}
          value={plan.seats.length}
          values={entry.meta.seats.map((value) => ({ value, label: String(value) }))}
          choose={(count) => setPlan(withSeats(plan, count))}
        />
        <div className="seats">
          {plan.seats.map((info, seat) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              info={info}
              change={(next) => setPlan(withSeat(plan, seat, next))}
            />
          ))}
        </div>
        <TypicalScores entry={entry} />
        <div className="setup-start">
          <button type="submit" className="button" data-kind="main" disabled={busy}>
            <span>{say('setup.start')}</span>
          </button>
          <p role="status">{say(`setup.${company(plan)}`)}</p>
        </div>
        <Advanced>
          <OptionFields entry={entry} options={plan.options} change={(options) => setPlan({ ...plan, options })} />
          <SeedField seed={plan.seed} change={(seed) => setPlan({ ...plan, seed })} />
        </Advanced>
      </div>
    </form>
  )
}

const company = ({ seats }: SeatPlan): 'alone' | 'shared' | 'watched' => {
  const people = seats.filter(({ bot }) => bot === null).length
  if (people === 0) return 'watched'
  return people === 1 ? 'alone' : 'shared'
}
