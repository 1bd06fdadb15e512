/** The log in words, grouped by turns, newest at the bottom. */
import { memo, useMemo } from 'react'
import type { TableView } from '../../../wire/host.ts'
import { useSteady } from '../../toolkit/steady.ts'
import { RuleLink } from '../dialogs/RuleLink.tsx'
import { useTableTexts } from '../texts.ts'
import { countLines, groupLog, type TurnLines } from './log-groups.ts'
import { useStickToBottom } from './useStickToBottom.ts'

interface LogProps {
  readonly tableView: TableView
  /** Takes back to this number of moves; null if this is not allowed. */
  readonly onBack: ((moves: number) => void) | null
}

export const Log = memo(({ tableView, onBack }: LogProps) => {
  const { words } = useTableTexts()
  const { log, viewer } = tableView
  const { before, since } = useSteady(useMemo(() => groupLog(log, viewer), [log, viewer]))
  const end = useStickToBottom(log.length)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <div className="table-log" role="log" aria-live="off" aria-label={words('tab.log')} tabIndex={0} ref={end}>
      {log.length === 0 && <p className="table-quiet">{words('log.empty')}</p>}
      <Turns turns={before} onBack={onBack} />
      {since.length > 0 && (
        <details open className="table-since">
          <summary>{words('log.since', { count: countLines(since) })}</summary>
          <Turns turns={since} onBack={null} />
        </details>
      )}
    </div>
  )
})

const Turns = ({ turns, onBack }: { turns: readonly TurnLines[]; onBack: LogProps['onBack'] }) =>
  turns.map((turn) => <OneTurn key={`${turn.setUp} ${turn.turn} ${turn.from}`} turn={turn} onBack={onBack} />)

const OneTurn = memo(({ turn, onBack }: { turn: TurnLines; onBack: LogProps['onBack'] }) => {
  const { words, say } = useTableTexts()
  return (
    <section className="table-log-turn" data-own={turn.own}>
      <header>
        <h3>{turn.setUp ? words('log.start') : words('log.turn', { number: turn.turn + 1 })}</h3>
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
  )
})
