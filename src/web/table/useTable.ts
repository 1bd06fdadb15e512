/** Sits down at a saved table and listens to its scenes. */
import { useEffect, useState } from 'react'
import type { Message } from '../../kit/text.ts'
import type { Host, TableView } from '../../wire/host.ts'
import { messageOf } from '../app/said.ts'
import type { LocalTables } from '../host/local.ts'

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
