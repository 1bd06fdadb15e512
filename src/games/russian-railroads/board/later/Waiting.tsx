/** The engineers of later rounds, narrow behind those for hire. */
import type { ReactNode } from 'react'
import { anchor } from '../../../../web/toolkit/effects.ts'
import { explain } from '../../../../web/toolkit/explain.ts'
import { setupFor } from '../../data/counts.ts'
import { ENGINEERS } from '../../data/engineers.ts'
import { engineerSpace } from '../../state/space-numbers.ts'
import { engineerName, say as word } from '../../words.ts'
import type { ActionsProps } from '../Actions.tsx'
import { Glyphs } from '../Glyphs.tsx'
import { box } from '../Hot.tsx'
import { Portrait } from '../Portrait.tsx'

/** RR-8.2: engineers waiting for their round; none are left in the last round. */
export const Waiting = ({ view, say, plan }: ActionsProps): ReactNode => {
  const from = 1 + setupFor(view.seats).publicFields
  const { height, portrait = 0 } = plan.engineers
  const { width, step } = plan.waiting
  const size = Math.min(portrait, width - 4)
  // Beside the portrait where there is room, else below the pictures.
  const isBeside = width - size > 16
  // With two players the second public field stays empty; the waiting ones come behind it.
  const first = Math.max(from, 3)
  return view.board.engineerRow.slice(from).map((number, at) =>
    number === 0 ? null : (
      <g
        key={number}
        className="rr-space rr-waiting"
        transform={`translate(${plan.row.x + first * plan.step + at * step} ${plan.row.y})`}
        {...anchor(`waiting:${engineerSpace(number)}`)}
        {...explain(say(word('board.waits', { engineer: engineerName(number) })), 'RR-8.2')}
      >
        <path className="rr-space-card" d={box(0, 0, width, height)} />
        <g transform={`translate(${isBeside ? 2.5 : (width - size) / 2} 2.5)`}>
          <Portrait engineer={number} size={size} />
        </g>
        <g transform={`translate(${width / 2} ${(size + height - (isBeside ? 0 : 14)) / 2 + 2})`}>
          <Glyphs effect={ENGINEERS[number - 1]?.effect ?? []} most={width - 5} largest={0.72} />
        </g>
        <text
          className="rr-engineer-number"
          x={isBeside ? (width + size + 2.5) / 2 : width / 2}
          y={isBeside ? size / 2 + 8 : height - 4}
        >
          {number}
        </text>
      </g>
    ),
  )
}
