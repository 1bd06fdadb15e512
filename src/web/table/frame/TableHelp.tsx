/** What helps a player at the table, loaded after the first paint: the coach, and the rules in a sheet over the table. */
import { lazy, type ReactNode, Suspense } from 'react'
import { createPortal } from 'react-dom'
import type { PendingDecision } from '../../../wire/host.ts'
import { openRules } from '../rules/open-rules.ts'

const Coach = lazy(async () => ({ default: (await import('../coach/Coach.tsx')).Coach }))
const RulesSheet = lazy(async () => ({ default: (await import('../rules/RulesSheet.tsx')).RulesSheet }))

/** Outside the element of the table, so that code that looks for places on the board does not find them in the pictures of the rules. */
export const RulesOverTable = (): ReactNode => {
  const open = openRules.use()
  return (
    open !== null &&
    createPortal(
      <Suspense>
        <RulesSheet open={open} />
      </Suspense>,
      document.body,
    )
  )
}

interface CoachProps {
  readonly question: PendingDecision
  /** Where it goes in the top bar; null on a phone. */
  readonly place: Element | null
  readonly offersLesson: boolean
}

export const CoachAtTable = (props: CoachProps): ReactNode => (
  <Suspense>
    <Coach {...props} />
  </Suspense>
)
