/** An open table, shown as soon as the game's board and texts are loaded. */
import { games } from '../../../games/index.ts'
import type { GameEntry } from '../../../kit/entry.ts'
import type { Language, Message } from '../../../kit/text.ts'
import type { Host, TableView } from '../../../wire/host.ts'
import { hrefs } from '../../../wire/route.ts'
import { useApp } from '../../app/context.ts'
import { NoticeTitle } from '../../app/NoticeTitle.tsx'
import { type AnyFace, boardOf } from '../../boards.ts'
import { loadFrame } from '../text/index.ts'
import { type LoadedTexts, TableTextsContext, tableTextsFor } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import type { OnlineExtras } from './online-extras.ts'
import { Table } from './Table.tsx'
import './frame.css'
import './top.css'
import '../dock/dock.css'
import '../players/players.css'

interface LoadedTableProps {
  readonly host: Host
  readonly tableView: TableView
  readonly at: number | null
  /** The route of this table: at a move of its replay, or live for null. */
  routeAt(at: number | null): string
  /** Saving has failed. */
  readonly isUnsaved: boolean
  /** Null for a local table. */
  readonly extras: OnlineExtras | null
  /** Starts another match with the same seats; null for users who cannot. */
  readonly onAgain: (() => void) | null
}

export const LoadedTable = ({ tableView, ...props }: LoadedTableProps) => {
  const loaded = useLoaded(tableView.table.game, useApp().language, load)
  if (loaded === 'failed') return <TableError why={null} noBoard />
  if (loaded === 'waiting') return <TableLoading />
  const names = tableView.table.seats.map(({ name }) => name)
  return (
    <TableTextsContext value={tableTextsFor(loaded.texts, loaded.entry, names)}>
      <Table {...props} live={tableView} face={loaded.face} secrets={loaded.entry.meta.secrets} />
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
      <NoticeTitle>{say(noBoard ? 'table.boardless' : 'table.failed')}</NoticeTitle>
      {why !== null && <p role="alert">{translate(why)}</p>}
      <a className="button" href={hrefs.home}>
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

const load = async (game: string, language: Language): Promise<LoadedGame | 'failed'> => {
  const entry = games.find(({ id }) => id === game)
  const board = boardOf(game)
  if (entry === undefined || board === undefined) return 'failed'
  const [{ face }, frame, book] = await Promise.all([board(), loadFrame(language), entry.text[language]()])
  return { entry, face, texts: { language, frame, book, rulebook: entry.rulebook[language] } }
}
