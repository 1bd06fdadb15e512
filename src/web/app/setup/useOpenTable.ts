/** Opens a local table in the host and goes to its page. */
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
  // Thrown during rendering, so that the error boundary shows it.
  if (fault !== null) throw fault
  const begin = async (plan: SeatPlan): Promise<void> => {
    setBusy(true)
    const opening = openingOf(meta, plan, settings, (seat) => say('setup.player', { number: seat + 1 }))
    const host = await browserTables().open(opening)
    // The table page resumes it by its id.
    host.close()
    go(hrefs.table(opening.id))
  }
  return { busy, open: (plan) => void begin(plan).catch((error: unknown) => setFault(error ?? new Error('?'))) }
}
