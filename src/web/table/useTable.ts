/** Sits down at a saved table and listens to its scenes. */
import { useEffect, useState } from 'react'
import type { Message } from '../../kit/text.ts'
import type { Host, TableView } from '../../wire/host.ts'
import { messageOf } from '../app/said.ts'
import type { LocalTables } from '../host/local.ts'

export type LocalTableState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly say: Message | null }
  | { readonly kind: 'open'; readonly host: Host; readonly scene: TableView }

export const useLocalTable = (tables: LocalTables, id: string): LocalTableState => {
  const [localTable, setSat] = useState<LocalTableState>({ kind: 'waiting' })
  useEffect(() => {
    let host: Host | null = null
    let gone = false
    setSat({ kind: 'waiting' })
    const sit = async (): Promise<void> => {
      const opened = await tables.resume(id)
      if (gone) return opened.close()
      host = opened
      opened.onScene((scene) => {
        if (!gone) setSat({ kind: 'open', host: opened, scene })
      })
    }
    sit().catch((problem: unknown) => {
      if (!gone) setSat({ kind: 'failed', say: messageOf(problem) })
    })
    return () => {
      gone = true
      host?.close()
    }
  }, [tables, id])
  return localTable
}
