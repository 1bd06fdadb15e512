/** One seat of a new table: who plays it, and the name. */
import { type ReactNode, useId } from 'react'
import type { SeatInfo } from '../../../wire/host.ts'
import { LONGEST_NAME } from '../../../wire/names.ts'
import { useApp } from '../context.ts'
import { BotOptions } from './BotOptions.tsx'
import { SeatLegend } from './SeatLegend.tsx'
import { botSeat, person } from './seat-plan.ts'

interface Props {
  readonly seat: number
  readonly info: SeatInfo
  change(info: SeatInfo): void
}

const PERSON = 'person'

export const SeatRow = ({ seat, info, change }: Props): ReactNode => {
  const { say } = useApp()
  const id = useId()
  const choose = (who: string): void => change(who === PERSON ? person('') : botSeat(seat, who))
  return (
    <fieldset className="seat">
      <SeatLegend seat={seat} />
      <label htmlFor={`${id}who`} className="unseen">
        {say('setup.who')}
      </label>
      <select
        id={`${id}who`}
        className="field"
        value={info.bot ?? PERSON}
        onChange={(event) => choose(event.target.value)}
      >
        <option value={PERSON}>{say('setup.person')}</option>
        <BotOptions chosen={info.bot} />
      </select>
      <label htmlFor={`${id}name`} className="unseen">
        {say('setup.name')}
      </label>
      <input
        id={`${id}name`}
        className="field"
        value={info.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        placeholder={say('setup.player', { number: seat + 1 })}
        onChange={(event) => change({ ...info, name: event.target.value })}
      />
    </fieldset>
  )
}
