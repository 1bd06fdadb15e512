/** A table before the match: how many seats, who sits there, the game's options. Everything is filled in already. */
import { type ReactNode, useId, useState } from 'react'
import type { Entry, OptionValue } from '../../../kit/game.ts'
import { type Language, speak } from '../../../kit/text.ts'
import { Choice } from '../Choice.tsx'
import { useApp } from '../context.ts'
import { Poster } from '../poster/Poster.tsx'
import { useLoaded } from '../useLoaded.ts'
import { type Plan, usualPlan, withSeat, withSeats } from './plan.ts'
import { SeatRow } from './SeatRow.tsx'
import { useOpen } from './useOpen.ts'
import './setup.css'

export const SetUp = ({ entry }: { readonly entry: Entry }): ReactNode => {
  const { say } = useApp()
  const [plan, setPlan] = useState(() => usualPlan(entry.meta, ''))
  const { open, busy } = useOpen(entry)
  const start = (event: { preventDefault(): void }): void => {
    event.preventDefault()
    open(plan)
  }
  return (
    <form className="setup" onSubmit={start}>
      <Poster entry={entry} />
      <div className="page-head">
        <h1>{entry.title}</h1>
        <p className="kicker">{say('setup.title')}</p>
      </div>
      <div className="setup-plan">
        <Choice
          title={say('setup.seats')}
          value={plan.seats.length}
          values={entry.meta.seats.map((value) => ({ value, label: String(value) }))}
          choose={(count) => setPlan(withSeats(plan, count))}
        />
        <div className="seats">
          {plan.seats.map((info, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <SeatRow key={seat} seat={seat} info={info} change={(next) => setPlan(withSeat(plan, seat, next))} />
          ))}
        </div>
        <Options entry={entry} plan={plan} change={setPlan} />
        <Seed seed={plan.seed} change={(seed) => setPlan({ ...plan, seed })} />
        <div className="setup-start">
          <button type="submit" className="button" data-kind="main" disabled={busy}>
            <span>{say('setup.start')}</span>
          </button>
          <p role="status">{say(`setup.${company(plan)}`)}</p>
        </div>
      </div>
    </form>
  )
}

const company = ({ seats }: Plan): 'alone' | 'shared' | 'watched' => {
  const people = seats.filter(({ bot }) => bot === null).length
  if (people === 0) return 'watched'
  return people === 1 ? 'alone' : 'shared'
}

interface OptionsProps {
  readonly entry: Entry
  readonly plan: Plan
  change(plan: Plan): void
}

/** The names of options are the game's words, loaded only where there are any. */
const Options = ({ entry, plan, change }: OptionsProps): ReactNode => {
  const { say, language } = useApp()
  const words = useLoaded(`${entry.id} ${language}`, () => optionWords(entry, language))
  if (entry.meta.options.length === 0 || words === undefined) return null
  const choose = (id: string, value: OptionValue): void =>
    change({ ...plan, options: { ...plan.options, [id]: value } })
  return (
    <div className="options">
      <h2>{say('setup.options')}</h2>
      {entry.meta.options.map(({ id, values }) => (
        <Choice
          key={id}
          title={words(`option.${id}`)}
          value={plan.options[id] ?? false}
          values={values.map((value) => ({ value, label: words(`option.${id}.${value}`) }))}
          choose={(value) => choose(id, value)}
        />
      ))}
    </div>
  )
}

const optionWords = async (entry: Entry, language: Language): Promise<(id: string) => string> => {
  if (entry.meta.options.length === 0) return String
  const { texts } = await entry.text[language]()
  return (id) => speak({ language, texts, seat: String }, { id })
}

const Seed = ({ seed, change }: { readonly seed: string; change(seed: string): void }): ReactNode => {
  const { say } = useApp()
  const id = useId()
  return (
    <details className="seed">
      <summary>{say('setup.more')}</summary>
      <label htmlFor={id}>{say('setup.seed')}</label>
      <input
        id={id}
        className="field"
        value={seed}
        maxLength={80}
        autoComplete="off"
        aria-describedby={`${id}hint`}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}hint`} className="hint">
        {say('setup.seed.hint')}
      </p>
    </details>
  )
}
