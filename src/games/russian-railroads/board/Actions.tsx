/** What everybody uses: the round, the action spaces, the engineers in their row and the locomotives. */
import { lazy, type ReactNode } from 'react'
import { AfterPaint } from '../../../web/toolkit/AfterPaint.tsx'
import { setupFor } from '../data/counts.ts'
import { SPACES } from '../data/spaces.ts'
import type { View } from '../view.ts'
import type { Playing } from './Hot.tsx'
import { Space } from './Space.tsx'
import type { SheetPlan } from './sheet.ts'
import { BOARD_SPACES } from './spaces.ts'

/** They cannot be touched. */
const Waiting = lazy(async () => ({ default: (await import('./later/index.ts')).Waiting }))

export interface ActionsProps extends Playing {
  readonly view: View
  readonly plan: SheetPlan['actions']
}

export const Actions = (props: ActionsProps): ReactNode => {
  const { plan } = props
  return (
    <>
      {BOARD_SPACES.map((space) => (
        <Space
          key={SPACES[space]?.id}
          {...props}
          space={space}
          spot={plan.spots[space]}
          cell={SPACES[space]?.area === 'engineers' ? plan.engineers : plan.cell}
        />
      ))}
      <AfterPaint>
        <Waiting {...props} />
      </AfterPaint>
    </>
  )
}

/** How many fields the waiting engineers take. */
export const waitingIn = ({ board, seats }: View): number => {
  const row = board.engineerRow.slice(1 + setupFor(seats).publicFields)
  return row.findLastIndex((number) => number > 0) + 1
}
