/** Opening a table: the match begins in the host, and the page goes there. */
import { useState } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import { useApp } from '../context.ts'
import { browserTables } from '../local-tables.ts'
import { hrefs } from '../route.ts'
import { openingOf, type SeatPlan } from './seat-plan.ts'

interface Opener {
  open(plan: SeatPlan): void
  readonly busy: boolean
}

export const useOpenTable = ({ meta }: GameEntry): Opener => {
  const { say, settings, go } = useApp()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  // Thrown while drawing, it reaches the error boundary, which says it in one sentence.
  if (fault !== null) throw fault
  const begin = async (plan: SeatPlan): Promise<void> => {
    setBusy(true)
    const opening = openingOf(meta, plan, settings, (seat) => say('setup.player', { number: seat + 1 }))
    const host = await browserTables().open(opening)
    // The table page takes the table up again by its id.
    host.close()
    go(hrefs.table(opening.id))
  }
  return { busy, open: (plan) => void begin(plan).catch((error: unknown) => setFault(error ?? new Error('?'))) }
}
