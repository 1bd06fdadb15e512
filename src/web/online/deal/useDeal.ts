/** The page's part of the deal, done without being asked: it checks the sheet, keeps it, and sends its salt. */
import { useEffect, useRef } from 'react'
import type { OnlineTable } from '../../../wire/online.ts'
import { browserData } from '../connection/browser.ts'
import type { OnlineTableClient } from '../connection/table-client.ts'
import { type DealStep, dealPromisedBy, isSaltConfirmedByTable, nextDealStep, sendSalt } from './fair-deal.ts'

export const useDeal = (client: OnlineTableClient, table: OnlineTable | null): DealStep => {
  const isSending = useRef(false)
  const step = table === null ? { kind: 'nothing' as const } : nextDealStep(table, browserData.of(table.id))
  useEffect(() => {
    if (table === null) return
    // What is promised before the deal is written down once: a table that changes its mind schedule is found out.
    if (table.phase === 'open' && browserData.of(table.id).seen === null) {
      browserData.keep(table.id, { seen: dealPromisedBy(table) })
    }
    if (browserData.of(table.id).saltState === 'sent' && isSaltConfirmedByTable(table)) {
      browserData.keep(table.id, { saltState: 'acknowledged' })
    }
    if (step.kind !== 'send' || isSending.current) return
    isSending.current = true
    // One that was refused is sent again while it is awaited.
    sendSalt(table.id, step, browserData, (salt) => client.order({ kind: 'salt', salt })).then(
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
