/** The page of a table that this browser hosts. It opens where it was left. */

import { useEffect, useState } from 'react'
import type { Message } from '../../kit/text.ts'
import type { Host, Opening, TableInfo, TableView } from '../../wire/host.ts'
import { hrefs } from '../../wire/route.ts'
import { useApp } from '../app/context.ts'
import { messageOf, takeResumed } from '../app/local-tables.ts'
import type { UserSettings } from '../app/settings/settings.ts'
import { randomTableId } from '../app/setup/seat-plan.ts'
import type { LocalTables } from '../host/local.ts'
import { LoadedTable, TableError, TableLoading } from './frame/LoadedTable.tsx'

export const TablePage = ({ tables, id, at }: { tables: LocalTables; id: string; at: number | null }) => {
  const { settings, go } = useApp()
  const localTable = useLocalTable(tables, id)
  if (localTable.kind === 'failed') return <TableError why={localTable.say} />
  if (localTable.kind === 'waiting') return <TableLoading />

  const { host, tableView } = localTable
  const again = async (table: TableInfo): Promise<void> => {
    const opening = openingLike(table, settings)
    const opened = await tables.open(opening)
    // The new page resumes it by its id.
    opened.close()
    go(hrefs.table(opening.id))
  }
  return (
    <LoadedTable
      host={host}
      tableView={tableView}
      at={at}
      routeAt={(moves) => hrefs.table(id, moves)}
      isUnsaved={!localTable.isSaved}
      extras={null}
      onAgain={() => void again(tableView.table)}
    />
  )
}

type LocalTableState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly say: Message | null }
  | { readonly kind: 'open'; readonly host: Host; readonly tableView: TableView; readonly isSaved: boolean }

/** Resumes a saved table and follows its views. */
const useLocalTable = (tables: LocalTables, id: string): LocalTableState => {
  const [localTable, setLocalTable] = useState<LocalTableState>({ kind: 'waiting' })
  useEffect(() => {
    let host: Host | null = null
    let isGone = false
    let isSaved = true
    setLocalTable({ kind: 'waiting' })
    const resume = async (): Promise<void> => {
      const opened = await (takeResumed(id) ?? tables.resume(id))
      if (isGone) return opened.close()
      host = opened
      opened.onScene((tableView) => {
        if (!isGone) setLocalTable({ kind: 'open', host: opened, tableView, isSaved })
      })
      opened.onSaving((now) => {
        isSaved = now
        if (!isGone) setLocalTable((before) => (before.kind === 'open' ? { ...before, isSaved } : before))
      })
    }
    resume().catch((problem: unknown) => {
      if (!isGone) setLocalTable({ kind: 'failed', say: messageOf(problem) })
    })
    return () => {
      isGone = true
      host?.close()
    }
  }, [tables, id])
  return localTable
}

/** The same seats and options with a new deal. */
const openingLike = ({ game, seats, options }: TableInfo, settings: UserSettings): Opening => ({
  id: randomTableId(),
  game,
  seats,
  options,
  seed: null,
  waitForDone: settings.waitForDone,
  botDelay: settings.botDelay,
})
