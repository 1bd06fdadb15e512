/** A harbour: a quay house with a lighthouse, in its owner's colour. Its foot is a little below 0,0. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../../kit/game.ts'
import { strokes } from '../../../../web/toolkit/patterns.ts'
import { seatLook } from '../palette.ts'

export const Harbour = ({ seat }: { readonly seat: Seat }): ReactNode => {
  const { letter, pattern } = seatLook(seat)
  return (
    <g className={`gl-seat-${seat}`}>
      <path className="gl-piece-shadow" d="M-19 18H23L28 11V-10H20Z" />
      <path className="gl-harbour-edge" d={HOUSE} />
      <path className="gl-harbour" d={HOUSE} />
      <path className="gl-harbour-roof" d="M-22-6 2-20V-6ZM4-24H16V-30L10-36 4-30Z" />
      <circle className="gl-lamp" cx={10} cy={-28} r={3.5} />
      <path className="gl-piece-pattern" d={strokes(pattern, 32, 7, 8)} transform="translate(-16 8)" />
      <text className="gl-harbour-letter" x={-4} y={12}>
        {letter}
      </text>
    </g>
  )
}

const HOUSE = 'M-20 18V-6L2-19V-24H4V-30L10-36 16-30V-24L19-6V18Z'
