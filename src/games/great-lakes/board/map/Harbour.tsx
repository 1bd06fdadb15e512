/**
 * A harbour: a quay house with a lighthouse, in its owner's colour. It stands in the place of the port and no route reaches
 * it: routes leave more room at a city than it takes.
 */
import type { ReactNode } from 'react'
import type { Seat } from '../../../../kit/game.ts'
import { strokes } from '../../../../web/toolkit/patterns.ts'
import { seatLook } from '../palette.ts'

interface HarbourProps {
  readonly seat: Seat
  readonly isLightOnLeft?: boolean
}

export const Harbour = ({ seat, isLightOnLeft = false }: HarbourProps): ReactNode => {
  const { letter, pattern } = seatLook(seat)
  return (
    <g className={`gl-seat-${seat}`}>
      <path className="gl-piece-shadow" d="M-13 17H20L23 12V-8H16Z" />
      <g transform={isLightOnLeft ? 'scale(-1 1)' : undefined}>
        <path className="gl-harbour-edge" d={HOUSE} />
        <path className="gl-harbour" d={HOUSE} />
        <path className="gl-harbour-roof" d="M-15-5.500-1-14 3-11.500V-5.500ZM4-21.500 9-26 14-21.500V-18H4Z" />
        <circle className="gl-lamp" cx={9} cy={-19} r={3} />
      </g>
      <path className="gl-piece-pattern" d={strokes(pattern, 24, 4, 6)} transform="translate(-12 9)" />
      <text className="gl-harbour-letter" x={isLightOnLeft ? 0.5 : -0.5} y={7.5}>
        {letter}
      </text>
    </g>
  )
}

/** The outline of hall and lighthouse, which the test keeps clear of routes and names. */
export const HALL = [-16, 14, -16, -6, -1, -15, 15, -11, 15, 14] as const
export const LIGHTHOUSE = [3, -10, 3, -22, 9, -27, 15, -22, 15, -10] as const

const HOUSE = 'M-16 14V-6L-1-15 3-12.500V-22L9-27 15-22V14Z'
