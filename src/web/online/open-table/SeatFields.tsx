/** The seats of a new table: how many, and who plays them. */
import { type ReactNode, useId } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import { useApp } from '../../app/context.ts'
import { RadioGroup } from '../../app/RadioGroup.tsx'
import { BotOptions, TypicalScores } from '../../app/setup/BotOptions.tsx'
import { SeatLegend } from '../../app/setup/SeatLegend.tsx'
import { useWords } from '../words.ts'
import { type TableDraft, withSeats } from './table-draft.ts'

interface Props {
  readonly entry: GameEntry
  readonly draft: TableDraft
  change(draft: TableDraft): void
}

const PERSON = 'person'

export const SeatFields = ({ entry, draft, change }: Props): ReactNode => {
  const { say } = useApp()
  const mine = draft.seats.indexOf(null)
  return (
    <>
      <RadioGroup
        title={say('setup.seats')}
        value={draft.seats.length}
        values={entry.meta.seats.map((value) => ({ value, label: String(value) }))}
        choose={(count) => change(withSeats(draft, count))}
      />
      <div className="seats">
        {draft.seats.map((bot, seat) => (
          <SeatField
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            seat={seat}
            bot={bot}
            isMine={seat === mine}
            choose={(chosen) => change({ ...draft, seats: draft.seats.with(seat, chosen) })}
          />
        ))}
      </div>
      {draft.seats.some((bot) => bot !== null) && <TypicalScores entry={entry} />}
    </>
  )
}

interface SeatProps {
  readonly seat: number
  readonly bot: string | null
  /** The owner will sit here. */
  readonly isMine: boolean
  choose(bot: string | null): void
}

const SeatField = ({ seat, bot, isMine, choose }: SeatProps): ReactNode => {
  const { say } = useApp()
  const words = useWords()
  const id = useId()
  return (
    <fieldset className="seat">
      <SeatLegend seat={seat} />
      <label htmlFor={id} className="unseen">
        {say('setup.who')}
      </label>
      <select
        id={id}
        className="field"
        value={bot ?? PERSON}
        onChange={({ target }) => choose(target.value === PERSON ? null : target.value)}
      >
        <option value={PERSON}>{words(isMine ? 'host.you' : 'host.guest')}</option>
        <BotOptions chosen={bot} />
      </select>
    </fieldset>
  )
}
