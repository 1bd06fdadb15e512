/** The page of a table that this browser hosts. It opens where it was left. */

import { useEffect, useState } from 'react'
import type { Message } from '../../kit/text.ts'
import type { Host, Opening, TableInfo, TableView } from '../../wire/host.ts'
import { useApp } from '../app/context.ts'
import { messageOf } from '../app/local-tables.ts'
import type { Settings } from '../app/settings/settings.ts'
import type { LocalTables } from '../host/local.ts'
import { LoadedTable, TableError, TableLoading } from './frame/LoadedTable.tsx'
import { routeOf } from './replay/replay.ts'

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

export type LocalTableState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly say: Message | null }
  | { readonly kind: 'open'; readonly host: Host; readonly tableView: TableView }

export const useLocalTable = (tables: LocalTables, id: string): LocalTableState => {
  const [localTable, setSat] = useState<LocalTableState>({ kind: 'waiting' })
  useEffect(() => {
    let host: Host | null = null
    let isGone = false
    setSat({ kind: 'waiting' })
    const sit = async (): Promise<void> => {
      const opened = await tables.resume(id)
      if (isGone) return opened.close()
      host = opened
      opened.onScene((tableView) => {
        if (!isGone) setSat({ kind: 'open', host: opened, tableView })
      })
    }
    sit().catch((problem: unknown) => {
      if (!isGone) setSat({ kind: 'failed', say: messageOf(problem) })
    })
    return () => {
      isGone = true
      host?.close()
    }
  }, [tables, id])
  return localTable
}

/** The same seats and options, a new deal; `byte` gives chance, for the name of the table. */
export const openingLike = ({ game, seats, options }: TableInfo, settings: Settings, byte: () => number): Opening => ({
  id: Array.from({ length: 10 }, () => (byte() % 36).toString(36)).join(''),
  game,
  seats,
  options,
  seed: null,
  waitForDone: settings.waitForDone,
  botDelay: settings.botDelay,
})

/** `crypto.randomUUID` is missing over plain http. */
export const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
