/** The page of a table that this browser hosts: it is opened where it was left. */
import type { TableInfo } from '../../wire/host.ts'
import { useApp } from '../app/context.ts'
import type { LocalTables } from '../host/local.ts'
import { openingLike, randomByte } from './again.ts'
import { LoadedTable, TableError, TableLoading } from './frame/LoadedTable.tsx'
import { routeOf } from './replay/replay.ts'
import { useLocalTable } from './useTable.ts'

export const TablePage = ({ tables, id, at }: { tables: LocalTables; id: string; at: number | null }) => {
  const { settings, go } = useApp()
  const localTable = useLocalTable(tables, id)
  if (localTable.kind === 'failed') return <TableError why={localTable.say} />
  if (localTable.kind === 'waiting') return <TableLoading />

  const { host, tableView } = localTable
  const again = async (table: TableInfo): Promise<void> => {
    const opening = openingLike(table, settings, randomByte)
    const opened = await tables.open(opening)
    // Its page takes the table up again by its id.
    opened.close()
    go(routeOf(opening.id, null))
  }
  return (
    <LoadedTable
      host={host}
      tableView={tableView}
      at={at}
      routeAt={(moves) => routeOf(id, moves)}
      extras={null}
      onAgain={() => void again(tableView.table)}
    />
  )
}
