/** Everyone's results of a day, game by game. The server lets a visitor open the games of others after their own attempt. */
import { type ReactNode, useEffect, useState } from 'react'
import { games } from '../../games/index.ts'
import { writeRecord } from '../../kit/record.ts'
import type { DailyLine, DailyTable } from '../../wire/daily.ts'
import { hrefs } from '../../wire/route.ts'
import { useApp } from '../app/context.ts'
import { browserTables } from '../app/local-tables.ts'
import { RadioGroup } from '../app/RadioGroup.tsx'
import { api } from '../online/connection/api.ts'
import type { DailyEntry } from './history.ts'
import type { DailyWords } from './words.ts'

interface Props {
  readonly day: string
  readonly isOnline: boolean
  /** The game to show to somebody who has played none. */
  readonly first: string | undefined
  readonly entries: readonly DailyEntry[]
  readonly words: DailyWords
}

export const DayResults = ({ day, isOnline, first, entries, words }: Props): ReactNode => {
  const played = entries.find((entry) => entry.day === day && entry.result !== null)?.game
  const [chosen, setChosen] = useState<string | null>(null)
  const game = chosen ?? played ?? first ?? games[0]?.id ?? ''
  const table = useTable(day, game, isOnline, entries)
  return (
    <section className="daily-part" aria-labelledby="daily-results">
      <h2 id="daily-results">{words('results')}</h2>
      {isOnline ? (
        <>
          <RadioGroup<string>
            title={words('results.game')}
            value={game}
            values={games.map(({ id, title }) => ({ value: id, label: title }))}
            choose={setChosen}
          />
          {table !== null && <Lines table={table} words={words} />}
        </>
      ) : (
        <p className="hint">{words('results.offline')}</p>
      )}
    </section>
  )
}

/** Null until it is loaded. It loads again when the history changes, because the visitor's own result may be in it now. */
const useTable = (day: string, game: string, isOnline: boolean, entries: readonly DailyEntry[]): DailyTable | null => {
  const [table, setTable] = useState<DailyTable | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed history asks again
  useEffect(() => {
    let current = true
    if (isOnline) {
      void api.dailyTable(day, game).then((reply) => {
        if (current && reply.ok) setTable(reply.value)
      })
    }
    return () => {
      current = false
    }
  }, [day, game, isOnline, entries])
  return table?.game === game ? table : null
}

const Lines = ({ table, words }: { readonly table: DailyTable; readonly words: DailyWords }): ReactNode => {
  const [problem, setProblem] = useState('')
  if (table.lines.length === 0) return <p className="hint">{words('results.none')}</p>
  return (
    <>
      <table className="daily-table">
        <thead>
          <tr>
            <th scope="col">{words('results.rank')}</th>
            <th scope="col">{words('results.name')}</th>
            <th scope="col">{words('results.points')}</th>
            <th scope="col">{words('results.place')}</th>
            {table.canOpen && (
              <th scope="col">
                <span className="unseen">{words('results.open')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.lines.map((line) => (
            <Line key={line.id} line={line} canOpen={table.canOpen} words={words} failed={setProblem} />
          ))}
        </tbody>
      </table>
      {!table.canOpen && <p className="hint">{words('results.closed')}</p>}
      <p role="status" className="wrong">
        {problem}
      </p>
    </>
  )
}

interface LineProps {
  readonly line: DailyLine
  readonly canOpen: boolean
  readonly words: DailyWords
  failed(why: string): void
}

const Line = ({ line: { id, rank, name, points, place, isMine }, canOpen, words, failed }: LineProps): ReactNode => {
  const { go, translate } = useApp()
  const open = async (): Promise<void> => {
    const reply = await api.dailyRecord(id)
    if (!reply.ok) return failed(reply.say === null ? words('offline') : translate(reply.say))
    const loaded = await browserTables().load(writeRecord(reply.value))
    if ('problem' in loaded) failed(translate(loaded.problem))
    else go(hrefs.table(loaded.id, 0))
  }
  return (
    <tr data-mine={isMine}>
      <td>{rank}</td>
      <th scope="row">
        {name}
        {isMine && <small> ({words('you')})</small>}
      </th>
      <td>{points}</td>
      <td>{place === 1 ? words('won') : place}</td>
      {canOpen && (
        <td>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            aria-label={words('results.openOf', { name })}
            onClick={() => void open().catch(() => failed(words('failed')))}
          >
            <span>{words('results.open')}</span>
          </button>
        </td>
      )}
    </tr>
  )
}
