/** Opens a local table in the host and goes to its page. */
import { useState } from 'react'
import type { GameEntry } from '../../../kit/entry.ts'
import type { Opening } from '../../../wire/host.ts'
import { hrefs } from '../../../wire/route.ts'
import { keepSavedGames } from '../../offline/offline.ts'
import { LEARN } from '../../table/coach/next-line.ts'
import { remember } from '../../table/coach/seen.ts'
import { useApp } from '../context.ts'
import { browserTables } from '../local-tables.ts'
import { lessonOpening } from './lesson-opening.ts'
import { openingOf, type SeatPlan } from './seat-plan.ts'

interface Opener {
  open(plan: SeatPlan): void
  /** Opens the guided first game. Null if the game has none. */
  readonly learn: (() => void) | null
  readonly busy: boolean
}

export const useOpenTable = ({ meta, lesson }: GameEntry): Opener => {
  const { say, settings, go, loadTable } = useApp()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  // Thrown during rendering, so that the error boundary shows it.
  if (fault !== null) throw fault
  const nameOf = (seat: number): string => say('setup.player', { number: seat + 1 })
  const begin = async (opening: Opening): Promise<void> => {
    const host = await browserTables().open(opening)
    // The table page resumes it by its id.
    host.close()
    go(hrefs.table(opening.id))
  }
  const attempt = (opening: Promise<Opening>): void => {
    setBusy(true)
    keepSavedGames()
    loadTable(meta.id)
    opening.then(begin).catch((error: unknown) => setFault(error ?? new Error('?')))
  }
  return {
    busy,
    open: (plan) => attempt(Promise.resolve(openingOf(meta, plan, settings, nameOf))),
    learn:
      lesson === undefined
        ? null
        : () => {
            remember(meta.id, LEARN)
            attempt(lessonOpening(meta.id, lesson, settings, nameOf))
          },
  }
}
