/** The points of every seat in the course of the match, as a line chart. Letters at the ends go with the colours. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { SeatLook } from '../../toolkit/seats.ts'
import { type ChartLine, chartOf, HEIGHT, WIDTH } from './chart.ts'
import type { Moment } from './points-over-time.ts'
import { withMinusSign } from './scores.ts'

interface Props {
  readonly moments: readonly Moment[]
  readonly columns: readonly Seat[]
  readonly looks: readonly SeatLook[]
  /** The chart in one sentence. */
  readonly label: string
}

export const PointsChart = ({ moments, columns, looks, label }: Props): ReactNode => {
  const { lines, ticks, left, right } = chartOf(moments, columns)
  return (
    <svg className="end-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <path className={value === 0 ? 'end-chart-zero' : 'end-chart-grid'} d={`M${left} ${y}H${right}`} />
          <text className="end-chart-number" x={left - 6} y={y + 4}>
            {withMinusSign(String(value))}
          </text>
        </g>
      ))}
      {lines.toReversed().map((line) => (
        <Line key={line.seat} line={line} look={looks[line.seat]} />
      ))}
    </svg>
  )
}

/** On an edge in the colour of the letters, so that a light colour shows on light paper. */
const Line = ({ line, look }: { readonly line: ChartLine; readonly look: SeatLook | undefined }): ReactNode => {
  if (look === undefined) return null
  const { path, end, label } = line
  return (
    <g>
      <path className="end-chart-edge" d={path} />
      <path className="end-chart-line" d={path} stroke={look.fill} />
      <circle cx={end.x} cy={end.y} r="4.5" fill={look.fill} className="end-chart-end" />
      <path className="end-chart-lead" d={`M${end.x + 5} ${end.y}L${label.x - 10} ${label.y}`} />
      <circle cx={label.x} cy={label.y} r="10" fill={look.fill} className="end-chart-end" />
      <text className="end-chart-letter" x={label.x} y={label.y + 4.5} fill={look.on}>
        {look.letter}
      </text>
    </g>
  )
}
