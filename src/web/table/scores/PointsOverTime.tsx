/** The chart of points. The screen is there before it: the chart is drawn as its numbers arrive. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { Host, TableView } from '../../../wire/host.ts'
import { currentRoute } from '../../app/navigation.ts'
import type { AnyFace } from '../../boards.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { useTableTexts } from '../texts.ts'
import type { EndWords } from './end-words.ts'
import { PointsChart } from './PointsChart.tsx'
import { usePointsOverTime } from './points-over-time.ts'

interface Props {
  readonly host: Host
  readonly tableView: TableView
  readonly face: AnyFace | null
  readonly columns: readonly Seat[]
  readonly looks: readonly SeatLook[]
  readonly words: EndWords
}

export const PointsOverTime = ({ host, tableView, face, columns, looks, words }: Props): ReactNode => {
  const isOnline = currentRoute().page === 'online'
  const { moments, isComplete } = usePointsOverTime(host, tableView, face, isOnline)
  const { language } = useTableTexts()
  const [first, last] = [moments[0], moments.at(-1)]
  const seats = columns.flatMap((seat) => {
    const [from, to] = [first?.points[seat], last?.points[seat]]
    return from == null || to == null ? [] : [words('chart.seat', { seat: { seat }, from, to })]
  })
  const label = words('chart.says', { seats: new Intl.ListFormat(language, { type: 'unit' }).format(seats) })
  // A line needs two points.
  if (moments.length < 2 && isComplete) return null
  return (
    <figure className="end-time" data-complete={isComplete}>
      <figcaption>{words('chart')}</figcaption>
      {moments.length < 2 ? (
        <p className="end-time-waiting">{words('chart.waiting')}</p>
      ) : (
        <PointsChart moments={moments} columns={columns} looks={looks} label={label} />
      )}
    </figure>
  )
}
