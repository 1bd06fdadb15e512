/** The log in words, grouped by rounds and turns, newest at the bottom. It can be limited to one player. */
import { memo, type ReactNode, useMemo, useState } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import { useSteady } from '../../toolkit/steady.ts'
import { RuleLink } from '../dialogs/RuleLink.tsx'
import { type TableTexts, useTableTexts } from '../texts.ts'
import { countLines, groupLog, linesOf, type TurnLines } from './log-groups.ts'
import { useStickToBottom } from './useStickToBottom.ts'
import './log.css'

interface LogProps {
  readonly tableView: TableView
  /** Takes back to this number of moves; null if this is not allowed. */
  readonly onBack: ((moves: number) => void) | null
}

export const Log = memo(({ tableView, onBack }: LogProps) => {
  const { words } = useTableTexts()
  const [only, setOnly] = useState<Seat | null>(null)
  const { log, viewer, table } = tableView
  const { before, since } = useSteady(useMemo(() => groupLog(log, viewer), [log, viewer]))
  const end = useStickToBottom(log.length)
  return (
    <>
      <Filter seats={table.seats.map(({ name }) => name)} only={only} setOnly={setOnly} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <div className="table-log" role="log" aria-live="off" aria-label={words('tab.log')} tabIndex={0} ref={end}>
        {log.length === 0 && <p className="table-quiet">{words('log.empty')}</p>}
        <Turns turns={linesOf(before, only)} onBack={onBack} />
        {since.length > 0 && (
          <section className="table-since">
            <p className="table-since-title">{words('log.since', { count: countLines(since) })}</p>
            <Turns turns={linesOf(since, only)} onBack={null} />
          </section>
        )}
      </div>
    </>
  )
})

interface FilterProps {
  readonly seats: readonly string[]
  readonly only: Seat | null
  setOnly(only: Seat | null): void
}

const Filter = ({ seats, only, setOnly }: FilterProps): ReactNode => {
  const { words } = useTableTexts()
  return (
    <label className="log-filter">
      <span>{words('log.filter')}</span>
      <select value={only ?? ''} onChange={({ target: { value } }) => setOnly(value === '' ? null : Number(value))}>
        <option value="">{words('log.all')}</option>
        {seats.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

const Turns = ({ turns, onBack }: { turns: readonly TurnLines[]; onBack: LogProps['onBack'] }) =>
  turns.map((turn) => <OneTurn key={`${turn.setUp} ${turn.turn} ${turn.from}`} turn={turn} onBack={onBack} />)

const OneTurn = memo(({ turn, onBack }: { turn: TurnLines; onBack: LogProps['onBack'] }) => {
  const texts = useTableTexts()
  const { words, say } = texts
  return (
    <>
      <section className="table-log-turn" data-own={turn.own}>
        <header>
          <h3>{headingOf(turn, texts)}</h3>
          {turn.own && onBack !== null && (
            <button type="button" className="button table-small" onClick={() => onBack(turn.from)}>
              {words('back.label')}
            </button>
          )}
        </header>
        <ul>
          {turn.lines.map(({ message, rule }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end
            <li key={at}>
              <span>{say(message)}</span>
              <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      </section>
      {turn.round !== null && <p className="table-round">{words('log.round', { round: turn.round })}</p>}
    </>
  )
})

/** Counted as in the top bar: "Turn 28 · Gustave". */
const headingOf = ({ setUp, turn, of }: TurnLines, { words, seat }: TableTexts): string => {
  if (of !== null) return `${words('log.turn', { number: of.number })} · ${seat(of.seat)}`
  return words(setUp || turn === 0 ? 'log.start' : 'log.together')
}
