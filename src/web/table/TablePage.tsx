/** The page of a table that this browser hosts: it is opened where it was left. */
import type { TableInfo } from '../../wire/host.ts'
import { useApp } from '../app/context.ts'
import type { LocalTables } from '../host/local.ts'
import { againLike, anyByte } from './again.ts'
import { Failed, LoadedTable, Waiting } from './frame/LoadedTable.tsx'
import { routeOf } from './replay/replay.ts'
import { useTable } from './useTable.ts'

export const TablePage = ({ tables, id, at }: { tables: LocalTables; id: string; at: number | null }) => {
  const { settings, go } = useApp()
  const sat = useTable(tables, id)
  if (sat.kind === 'failed') return <Failed why={sat.say} />
  if (sat.kind === 'waiting') return <Waiting />

  const { host, scene } = sat
  const again = async (table: TableInfo): Promise<void> => {
    const opening = againLike(table, settings, anyByte)
    const opened = await tables.open(opening)
    // Its page takes the table up again by its id.
    opened.close()
    go(routeOf(opening.id, null))
  }
  return (
    <LoadedTable
      host={host}
      scene={scene}
      at={at}
      place={(moves) => routeOf(id, moves)}
      company={null}
      onAgain={() => void again(scene.table)}
    />
  )
}
