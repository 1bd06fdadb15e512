/** The games of a day: what to do with each, or how it ended. */
import { type ReactNode, useState } from 'react'
import { games } from '../../games/index.ts'
import type { GameEntry } from '../../kit/entry.ts'
import { hrefs } from '../../wire/route.ts'
import { useApp } from '../app/context.ts'
import { posterOf } from '../app/poster/posters.ts'
import { type Begun, beginOffline, beginRanked, practise } from './begin.ts'
import { type DailyEntry, entryFor } from './history.ts'
import { resultParts } from './result-words.ts'
import type { DailyServer } from './server.ts'
import type { DailyWords } from './words.ts'

interface Props {
  readonly day: string
  readonly isToday: boolean
  readonly server: DailyServer
  readonly entries: readonly DailyEntry[]
  readonly words: DailyWords
  refresh(): void
}

export const DailyGames = (props: Props): ReactNode => (
  <ul className="daily-games">
    {games.map((entry) => (
      <DailyGame key={entry.id} entry={entry} known={entryFor(props.entries, props.day, entry.id)} {...props} />
    ))}
  </ul>
)

interface GameProps extends Props {
  readonly entry: GameEntry
  readonly known: DailyEntry | undefined
}

const DailyGame = (props: GameProps): ReactNode => {
  const { entry, known } = props
  const [problem, setProblem] = useState('')
  const isDone = known !== undefined && known.result !== null
  return (
    <li className="daily-game" data-done={isDone}>
      <svg className="daily-art" viewBox="60 60 480 480" aria-hidden="true">
        <use href={`${posterOf(entry).picture}#drawing`} />
      </svg>
      <div className="daily-about">
        <h2>{entry.title}</h2>
        <p className={isDone ? 'daily-result' : 'hint'}>{stateOf(props)}</p>
        {problem !== '' && (
          <p role="alert" className="wrong">
            {problem}
          </p>
        )}
      </div>
      <div className="daily-actions">
        <Actions {...props} failed={setProblem} />
      </div>
    </li>
  )
}

const stateOf = ({ entry, known, isToday, server, words }: GameProps): string => {
  if (known !== undefined) return known.result === null ? words('state.running') : resultParts(known, words).join(' · ')
  if (!isToday) return words('state.missed')
  return words(attemptOn(server, entry) === 'elsewhere' ? 'state.elsewhere' : 'state.new')
}

/** An attempt that this browser does not know was made in another one. */
const attemptOn = (server: DailyServer, { id }: GameEntry): 'elsewhere' | 'none' => {
  const attempt = server.kind === 'online' ? server.overview.games.find(({ game }) => game === id)?.attempt : null
  return attempt === 'ranked' || attempt === 'refused' ? 'elsewhere' : 'none'
}

const Actions = (props: GameProps & { failed(why: string): void }): ReactNode => {
  const { entry, known, isToday, day, server, words, failed } = props
  const { go, loadTable, settings, say, translate } = useApp()
  const [busy, setBusy] = useState(false)
  const label = (action: string) => words('named', { action, game: entry.title })
  const begin = {
    entry,
    settings,
    player: (server.kind === 'online' && server.name) || say('setup.player', { number: 1 }),
  }
  const opening = async (open: () => Promise<Begun>): Promise<void> => {
    setBusy(true)
    failed('')
    loadTable(entry.id)
    const begun = await open().catch(() => null)
    setBusy(false)
    if (begun?.ok === true) return go(hrefs.table(begun.table))
    if (begun !== null && begun.say === null) return props.refresh()
    failed(begun === null || begun.say === null ? words('failed') : translate(begun.say))
  }
  const press = (id: 'play' | 'play.offline' | 'practise', open: () => Promise<Begun>, kind?: string) => (
    <button
      type="button"
      className="button"
      data-kind={kind}
      disabled={busy}
      aria-label={label(words(id))}
      onClick={() => void opening(open)}
    >
      <span>{words(id)}</span>
    </button>
  )
  if (known !== undefined) {
    const isRunning = known.result === null
    const to = words(isRunning ? 'continue' : 'view')
    return (
      <>
        {!isRunning && press('practise', async () => ({ ok: true, table: await practise(begin, known) }), 'quiet')}
        <a
          className="button"
          data-kind={isRunning ? 'main' : undefined}
          href={hrefs.table(known.table)}
          aria-label={label(to)}
        >
          <span>{to}</span>
        </a>
      </>
    )
  }
  if (!isToday || attemptOn(server, entry) === 'elsewhere') return null
  if (server.kind === 'offline') return press('play.offline', () => beginOffline(begin, day))
  // The form above asks for the name.
  return server.name !== null && press('play', () => beginRanked(begin), 'main')
}
