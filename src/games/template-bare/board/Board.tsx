/** The lines of all players, with the cards on them, and the deck. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { TURNS } from '../data/counts.ts'
import type { View } from '../view.ts'

const CARD = { width: 64, height: 80 } as const
const GAP = 12
const LEFT = 60
const TOP = 16

export const SIZE = { width: LEFT + (TURNS + 1) * (CARD.width + GAP) + GAP, height: 4 * (CARD.height + GAP) + 2 * TOP }

const spot = (seat: number, at: number) => ({ x: LEFT + at * (CARD.width + GAP), y: TOP + seat * (CARD.height + GAP) })

/** The picture is hidden from screen readers. The panel has the same in words. */
export const Board = ({ view }: BoardProps<View>): ReactNode => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus
  <g aria-hidden="true">
    <rect className="sl-ground" {...SIZE} />
    {view.lines.map((line, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <g key={seat}>
        <text className="sl-letter" x={LEFT / 2} y={spot(seat, 0).y + 52}>
          {'ABCD'[seat]}
        </text>
        {Array.from({ length: TURNS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the line is its number
          <Place key={at} {...spot(seat, at)} card={line[at]} />
        ))}
      </g>
    ))}
    <Place {...spot(0, TURNS)} card={undefined} />
    <text className="sl-left" x={spot(0, TURNS).x + CARD.width / 2} y={spot(0, 0).y + 50}>
      {view.left}
    </text>
  </g>
)

const Place = ({ x, y, card }: { x: number; y: number; card: number | undefined }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <rect className={card === undefined ? 'sl-place' : 'sl-card'} {...CARD} rx={4} />
    {card !== undefined && (
      <text className="sl-number" x={CARD.width / 2} y={54}>
        {card + 1}
      </text>
    )}
  </g>
)
