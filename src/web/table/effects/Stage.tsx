/** What a table gets after the first paint: effects, sounds, explanations, and drawers with further facts. */
import type { ReactNode } from 'react'
import type { TableView } from '../../../wire/host.ts'
import type { BoardProps } from '../../toolkit/board.ts'
import type { FaceExtras } from '../../toolkit/face-extras.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { Explanation } from '../explain/Explanation.tsx'
import { Facts } from '../words/Facts.tsx'
import { Caption, News } from './Caption.tsx'
import { Flights } from './Flights.tsx'
import { useEffects } from './useEffects.ts'
import { useSounds } from './useSounds.ts'
import './effects.css'

export { Marks } from './Marks.tsx'

interface StageProps {
  readonly extras: FaceExtras<unknown> | null
  readonly tableView: TableView
  readonly play: BoardProps<unknown>
  readonly looks: readonly SeatLook[]
}

export const Stage = ({ extras, tableView, play, looks }: StageProps): ReactNode => {
  const { news } = useEffects(extras, tableView, useSounds(tableView))
  return (
    <div className="stage">
      <Caption looks={looks} />
      <News lines={news} />
      <Flights />
      <Explanation />
      {extras !== null && <Facts extras={extras} play={play} />}
    </div>
  )
}
