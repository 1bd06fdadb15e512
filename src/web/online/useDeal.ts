/** The page's part of the deal, done without being asked: it checks the sheet, keeps it, and sends its salt. */
import { useEffect, useRef } from 'react'
import type { OnlineTable } from '../../wire/online.ts'
import { keepsakes } from './browser.ts'
import { type DealStep, dealStep, promisedBy } from './dealing.ts'
import type { Remote } from './remote.ts'

export const useDeal = (remote: Remote, table: OnlineTable | null): DealStep => {
  const isSent = useRef(false)
  const step = table === null ? { kind: 'nothing' as const } : dealStep(table, keepsakes.of(table.id))
  useEffect(() => {
    if (table === null) return
    // What is promised before the deal is written down once: a table that changes its mind later is found out.
    if (table.phase === 'open' && keepsakes.of(table.id).seen === null) {
      keepsakes.keep(table.id, { seen: promisedBy(table) })
    }
    if (step.kind !== 'send' || isSent.current) return
    isSent.current = true
    keepsakes.keep(table.id, { sheet: step.sheet })
    remote.order({ kind: 'salt', salt: step.salt }).then(
      (answer) => {
        // From now on the salt must be in the record. One that was refused is sent again while it is waited for.
        if (answer.kind === 'ok') keepsakes.keep(table.id, { sent: true })
        else isSent.current = false
      },
      () => {
        isSent.current = false
      },
    )
  })
  return step
}
