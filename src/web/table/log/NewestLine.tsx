/**
 * The newest line of the log, always in view: while a move is shown, the caption of its current step. A press opens the
 * log. It lies in a bar, so it covers no part of the board.
 */
import { memo, type ReactNode } from 'react'
import type { TableView } from '../../../wire/host.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { toggleDrawer } from '../drawers/open-drawer.ts'
import { shownStep } from '../effects/shown.ts'
import { SeatMark } from '../players/SeatMark.tsx'
import { useTableTexts } from '../texts.ts'
import { actorOf } from './actor.ts'

interface NewestLineProps {
  readonly tableView: TableView
  readonly looks: readonly SeatLook[]
}

export const NewestLine = memo(({ tableView, looks }: NewestLineProps): ReactNode => {
  const { words, inBrief } = useTableTexts()
  const step = shownStep.use()
  const line = step?.line ?? tableView.log.at(-1)
  const actor = line === undefined ? undefined : actorOf(line)
  return (
    <button type="button" className="newest-line" onClick={() => toggleDrawer('log')}>
      <span className="unseen">{words('log.newest')}</span>
      {typeof actor === 'number' && <SeatMark look={looks[actor]} />}
      {line === undefined ? (
        <span>{words('log.empty')}</span>
      ) : (
        <span
          key={step?.caption}
          className={step === null ? undefined : 'caption-line'}
          data-event={step === null ? undefined : line.event.kind}
        >
          {inBrief(line.message)}
        </span>
      )}
    </button>
  )
})
