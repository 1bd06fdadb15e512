/** The page's part of the deal, done without being asked: it checks the sheet, keeps it, and sends its salt. */
import { useEffect, useRef } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { keepsakes } from '../connection/browser.ts'
import type { OnlineTableClient } from '../connection/table-client.ts'
import { type DealStep, dealStep, isSaltShown, promisedBy, sendSalt } from './fair-deal.ts'

export const useDeal = (remote: OnlineTableClient, table: OnlineTable | null): DealStep => {
  const isSending = useRef(false)
  const step = table === null ? { kind: 'nothing' as const } : dealStep(table, keepsakes.of(table.id))
  useEffect(() => {
    if (table === null) return
    // What is promised before the deal is written down once: a table that changes its mind later is found out.
    if (table.phase === 'open' && keepsakes.of(table.id).seen === null) {
      keepsakes.keep(table.id, { seen: promisedBy(table) })
    }
    if (keepsakes.of(table.id).saltState === 'sent' && isSaltShown(table)) {
      keepsakes.keep(table.id, { saltState: 'acknowledged' })
    }
    if (step.kind !== 'send' || isSending.current) return
    isSending.current = true
    // One that was refused is sent again while it is awaited.
    sendSalt(table.id, step, keepsakes, (salt) => remote.order({ kind: 'salt', salt })).then(
      (isConfirmed) => {
        isSending.current = isConfirmed
      },
      () => {
        isSending.current = false
      },
    )
  })
  return step
}
