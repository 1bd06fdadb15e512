/** The lines of all players, with the cards on them, and the deck. */
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../web/toolkit/board.ts'
import { anchor } from '../../../web/toolkit/effects.ts'
import { explain } from '../../../web/toolkit/explain.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import { TURNS } from '../data/counts.ts'
import { say as word } from '../describe/words.ts'
import type { View } from '../view.ts'

const CARD = { width: 64, height: 80 } as const
const GAP = 12
const LEFT = 72
const TOP = 20
/** The ground goes on beyond the lines. */
const FAR = 2000

export const SIZE = { width: LEFT + (TURNS + 1) * (CARD.width + GAP) + GAP, height: 4 * (CARD.height + GAP) + 2 * TOP }

const spot = (seat: number, at: number) => ({ x: LEFT + at * (CARD.width + GAP), y: TOP + seat * (CARD.height + GAP) })

/** The picture is hidden from screen readers. `extras.tsx` has the same in words. */
export const Board = ({ view, say }: BoardProps<View>): ReactNode => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the picture takes the focus
  <g aria-hidden="true">
    <rect className="sl-ground" x={-FAR} y={-FAR} width={2 * FAR + SIZE.width} height={2 * FAR + SIZE.height} />
    {view.lines.map((line, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <g key={seat} {...anchor(`line:${seat}`)} {...explain(say(word('explain.line', { seat: { seat } })), 'SL-3.2')}>
        <path
          className="sl-rail"
          d={`M${LEFT - 8} ${spot(seat, 0).y + CARD.height - 10}h${TURNS * (CARD.width + GAP)}`}
        />
        <circle
          className="sl-disc"
          cx={LEFT / 2}
          cy={spot(seat, 0).y + 40}
          r={22}
          style={{ fill: SEAT_LOOKS[seat]?.fill }}
        />
        <text className="sl-letter" x={LEFT / 2} y={spot(seat, 0).y + 49} style={{ fill: SEAT_LOOKS[seat]?.on }}>
          {SEAT_LOOKS[seat]?.letter}
        </text>
        {Array.from({ length: TURNS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the line is its number
          <Place key={at} {...spot(seat, at)} card={line[at]} />
        ))}
      </g>
    ))}
    <g {...anchor('deck')} {...explain(say(word('board.deck', { count: view.left })), 'SL-2.2')}>
      <g transform={`translate(${spot(0, TURNS).x} ${spot(0, TURNS).y})`}>
        <rect className="sl-back" {...CARD} rx={4} />
        <text className="sl-left" x={CARD.width / 2} y={51}>
          {view.left}
        </text>
      </g>
    </g>
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
