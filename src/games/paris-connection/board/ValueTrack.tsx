/** The value track: a line for each company, with its locomotive at its value. */
import { memo, type ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { say as word } from '../describe/words.ts'
import { ALL } from '../moves.ts'
import type { View } from '../view.ts'
import { Locomotive, positionStyle } from './Locomotive.tsx'
import { colourOf, livery } from './palette.ts'

const WIDTH = 340
const LANE = 27
const LEFT = 32
const RIGHT = 18
const TOP = 20
const HEIGHT = TOP + LANE * ALL.length + 6

type Props = Pick<View, 'values'> & Pick<BoardProps<View>, 'say'>

/** Hidden from screen readers: the table of companies has the same numbers. */
export const ValueTrack = memo(({ values, say }: Props): ReactNode => {
  const end = lastSpace(values)
  const x = (value: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * value) / end
  const ticks = Array.from({ length: end / 5 + 1 }, (_, i) => i * 5)
  return (
    <section className="panel-part" aria-hidden="true">
      <h2 className="panel-heading">{say(word('board.track'))}</h2>
      <svg aria-hidden="true" className="pc-value-track" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="pc-tick" d={`M${x(tick)} ${TOP - 2}V${HEIGHT - 4}`} />
            <text className="pc-tick-number" x={x(tick)} y={12}>
              {tick}
            </text>
          </g>
        ))}
        {ALL.map((company) => {
          const y = TOP + LANE * (company + 0.5)
          const value = values[company] ?? 0
          return (
            <g key={company}>
              <text className="pc-lane" x={8} y={y + 8}>
                {livery(company).letter}
              </text>
              <path className="pc-rail" d={`M${x(0)} ${y + 11}H${x(end)}`} />
              <path className="pc-run-edge" d={`M${x(0)} ${y + 11}H${x(value)}`} />
              <path className={`pc-run pc-${colourOf(company)}`} d={`M${x(0)} ${y + 11}H${x(value)}`} />
              <g className="pc-standing" style={positionStyle(x(value), y, 0.72)}>
                <Locomotive company={company} />
              </g>
            </g>
          )
        })}
      </svg>
    </section>
  )
})

/** PC-R3: values have no limit, so the track grows with them. */
const lastSpace = (values: readonly number[]): number => Math.max(30, Math.ceil(Math.max(...values) / 5) * 5)
