/** What a table gets after the first paint: effects, sounds, explanations, and drawers with further facts. */
import type { ReactNode } from 'react'
import type { TableView } from '../../../wire/host.ts'
import type { BoardProps } from '../../toolkit/board.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'
import { Explanation } from '../explain/Explanation.tsx'
import { FactsDrawers } from '../words/FactsDrawers.tsx'
import { Announcement } from './Announcement.tsx'
import { Flights } from './Flights.tsx'
import { useEffects } from './useEffects.ts'
import { useSounds } from './useSounds.ts'
import './effects.css'

export { CoachAtTable, RulesOverTable } from '../frame/TableHelp.tsx'
export { Marks } from './Marks.tsx'

interface StageProps {
  readonly extras: FaceExtras<unknown> | null
  readonly tableView: TableView
  readonly play: BoardProps<unknown>
}

export const Stage = ({ extras, tableView, play }: StageProps): ReactNode => {
  const { news } = useEffects(extras, tableView, useSounds(tableView))
  return (
    <>
      <div className="stage">
        <Announcement lines={news} />
        <Flights />
        <Explanation />
      </div>
      {extras !== null && <FactsDrawers extras={extras} play={play} />}
    </>
  )
}
