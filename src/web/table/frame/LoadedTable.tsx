/** An open table, shown as soon as the game's board and texts are loaded. */

import { useEffect, useState } from 'react'
import { games } from '../../../games/index.ts'
import type { GameEntry } from '../../../kit/entry.ts'
import type { Language, Message } from '../../../kit/text.ts'
import type { Host, TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import { type AnyFace, boardOf } from '../../boards.ts'
import { loadFrame } from '../text/index.ts'
import { type LoadedTexts, TableTextsContext, tableTextsFor } from '../texts.ts'
import type { OnlineExtras } from './online-extras.ts'
import { Table } from './Table.tsx'
// Narrow screens override the rest, so their styles come last.
import './frame.css'
import '../turn/turn.css'
import './side-panel.css'
import '../players/players.css'
import '../turn/choices.css'
import '../scores/scores.css'
import '../log/log.css'
import './tabs.css'
import '../replay/replay.css'
import './narrow.css'

interface LoadedTableProps {
  readonly host: Host
  readonly tableView: TableView
  readonly at: number | null
  /** The route of this table: at a move of its replay, or live for null. */
  routeAt(at: number | null): string
  /** Null for a local table. */
  readonly extras: OnlineExtras | null
  /** Starts another match with the same seats; null for users who cannot. */
  readonly onAgain: (() => void) | null
}

export const LoadedTable = ({ host, tableView, at, routeAt, extras, onAgain }: LoadedTableProps) => {
  const loaded = useLoadedGame(tableView.table.game, useApp().language)
  if (loaded === 'failed') return <TableError why={null} noBoard />
  if (loaded === 'waiting') return <TableLoading />
  const names = tableView.table.seats.map(({ name }) => name)
  return (
    <TableTextsContext value={tableTextsFor(loaded.texts, loaded.entry, names)}>
      <Table
        host={host}
        live={tableView}
        face={loaded.face}
        at={at}
        routeAt={routeAt}
        secrets={loaded.entry.meta.secrets}
        extras={extras}
        onAgain={onAgain}
      />
    </TableTextsContext>
  )
}

export const TableLoading = () => {
  const { say } = useApp()
  return (
    <div className="table-notice" aria-busy="true">
      <p role="status">{say('table.loading')}</p>
    </div>
  )
}

export const TableError = ({ why, noBoard = false }: { why: Message | null; noBoard?: boolean }) => {
  const { say, translate } = useApp()
  return (
    <div className="table-notice">
      <h1>{say(noBoard ? 'table.boardless' : 'table.failed')}</h1>
      {why !== null && <p role="alert">{translate(why)}</p>}
      <a className="button" href="#/">
        {say('missing.home')}
      </a>
    </div>
  )
}

interface LoadedGame {
  readonly entry: GameEntry
  readonly face: AnyFace
  readonly texts: LoadedTexts
}

/** Loads a game's board and texts. After a change of language the old texts stay until the new ones are loaded. */
const useLoadedGame = (game: string | null, language: Language): LoadedGame | 'waiting' | 'failed' => {
  const [loaded, setLoaded] = useState<LoadedGame | 'waiting' | 'failed'>('waiting')
  useEffect(() => {
    if (game === null) return
    let isGone = false
    const done = (now: LoadedGame | 'failed'): void => {
      if (!isGone) setLoaded(now)
    }
    load(game, language).then(done, () => done('failed'))
    return () => {
      isGone = true
    }
  }, [game, language])
  return loaded
}

const load = async (game: string, language: Language): Promise<LoadedGame | 'failed'> => {
  const entry = games.find(({ id }) => id === game)
  const board = boardOf(game)
  if (entry === undefined || board === undefined) return 'failed'
  const [{ face }, frame, book] = await Promise.all([board(), loadFrame(language), entry.text[language]()])
  return { entry, face, texts: { language, frame, book, rulebook: entry.rulebook[language] } }
}
