/** The starting tile: a turntable in the middle that every colour can join. */
import { memo, type ReactNode } from 'react'
import { COLOURS } from '../moves.ts'
import { CARD } from './layout.ts'
import { RailChip } from './marks.tsx'

interface Props {
  readonly x: number
  readonly y: number
  readonly name: string
}

export const Tile = memo(
  ({ x, y, name }: Props): ReactNode => (
    <g transform={`translate(${x - CARD.width / 2} ${y - CARD.height / 2})`}>
      <rect className="rc-tile" width={CARD.width} height={CARD.height} />
      <circle className="rc-turntable" cx={CARD.width / 2} cy={32} r={20} />
      <path className="rc-turntable-bridge" d={`M${CARD.width / 2 - 18} 32h36M${CARD.width / 2} 14v36`} />
      <text className="rc-tile-name" x={CARD.width / 2} y={67}>
        {name}
      </text>
      {COLOURS.map((colour) => (
        <RailChip key={colour} colour={colour} x={5 + colour * 21.6} y={72} width={19.5} height={16} />
      ))}
    </g>
  ),
)
