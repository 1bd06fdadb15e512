/** A table that is open, as soon as its board and words are there. */
import type { Message } from '../../../kit/text.ts'
import type { Host, TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import { TableTextsContext, tableTextsFor } from '../texts.ts'
import type { OnlineExtras } from './online-extras.ts'
import { Table } from './Table.tsx'
import { useLoadedGame } from './useGame.ts'
import '../table.css'

interface LoadedTableProps {
  readonly host: Host
  readonly tableView: TableView
  readonly at: number | null
  /** The route of this table, at a move of its replay or as it stands. */
  routeAt(at: number | null): string
  /** Null where all people share this screen. */
  readonly extras: OnlineExtras | null
  /** Another match with the same seats; null for those who cannot have one. */
  readonly onAgain: (() => void) | null
}

export const LoadedTable = ({ host, tableView, at, routeAt, extras, onAgain }: LoadedTableProps) => {
  const loaded = useLoadedGame(tableView.table.game, useApp().language)
  if (loaded === 'failed') return <TableError why={null} noBoard />
  if (loaded === 'waiting') return <TableLoading />
  const names = tableView.table.seats.map(({ name }) => name)
  return (
    <TableTextsContext value={tableTextsFor(loaded.spoken, loaded.entry, names)}>
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
