/** The rounds as the stations of a line: which one is played, and what the next scoring brings. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { setupFor } from '../data/counts.ts'
import { isOver } from '../state/state.ts'
import type { View } from '../view.ts'
import { say as word } from '../words.ts'
import { Engine } from './Pictures.tsx'
import type { Spot } from './plan.ts'

interface RoundProps extends Pick<BoardProps<View>, 'view' | 'say'> {
  readonly spot: Spot
  /** How wide it is. */
  readonly width: number
  /** What the shown player would score now. */
  readonly income: number
  /** Small, on a phone. */
  readonly small?: boolean
}

export const Round = ({ view, say, spot, width, income, small = false }: RoundProps): ReactNode => {
  const { rounds } = setupFor(view.seats)
  const { round } = view.board
  const text = say(word('board.roundOf', { round, rounds }))
  const [from, step] = [small ? 132 : 156, (width - (small ? 168 : 192)) / (rounds - 1)]
  const line = small ? 12 : 18
  return (
    <g
      className={small ? 'rr-round rr-round-small' : 'rr-round'}
      transform={`translate(${spot.x} ${spot.y})`}
      {...anchor('round', box2(width, small ? 20 : 30))}
      {...explain(say(word('board.round', { round, rounds, points: income })), 'RR-11.1')}
    >
      <text className="rr-round-text" x="0" y={small ? 16 : 25}>
        {text}
      </text>
      {!isOver(view) && !small && (
        <text className="rr-round-next" x={from + step * (rounds - 1) + 6} y="42">
          {say(word('board.income', { points: income }))}
        </text>
      )}
      <path className="rr-round-line" d={`M${from} ${line}H${from + step * (rounds - 1)}`} />
      {Array.from({ length: rounds }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a station is its round
          key={at}
          className={at + 1 < round ? 'rr-stop rr-stop-past' : at + 1 === round ? 'rr-stop rr-stop-now' : 'rr-stop'}
          cx={from + at * step}
          cy={line}
          r={at + 1 === round ? 6 : 4.5}
        />
      ))}
      <g
        className="rr-round-engine"
        style={{ transform: `translate(${from + (round - 1) * step - 14}px, ${line - 17}px)` }}
      >
        <g transform={small ? 'translate(4 2) scale(0.7)' : 'scale(0.9)'}>
          <Engine />
        </g>
      </g>
    </g>
  )
}

const box2 = (width: number, height: number): string => `M-4 -2H${width}V${height + 6}H-4Z`
