/** A train in the colour, pattern and letter of its seat, with the coal that it burned last on the tender. */
import { memo, type ReactNode } from 'react'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'

interface TrainProps {
  readonly seat: number
  /** The number of the coal burned last, or null. */
  readonly burned: number | null
  readonly isInSmoke: boolean
}

/** Drawn around the middle of the engine, on the rails at 0. */
export const Train = memo(({ seat, burned, isInSmoke }: TrainProps): ReactNode => {
  const look = SEAT_LOOKS[seat]
  if (look === undefined) return null
  return (
    <g className="cr-train">
      {burned !== null && (
        <path
          className={isInSmoke ? 'cr-smoke cr-dark' : 'cr-smoke'}
          d="M16-44c-10-12-26-4-30-14s-22-6-26 2 10 10 18 6 10 10 38 6Z"
        />
      )}
      <path className="cr-halo" d={BODY} />
      <path style={{ fill: look.fill }} className="cr-body" d={BODY} />
      <path
        className="cr-pattern"
        style={{ stroke: look.on }}
        d={strokes(look.pattern, 34, 18, 8.5)}
        transform="translate(-5 -28)"
      />
      <path className="cr-edge" d={BODY} />
      <path className="cr-wheels" d="M-44-5h.01M-28-5h.01M-9-6h.01M9-6h.01M25-5h.01" />
      <path className="cr-hubs" d="M-44-5h.01M-28-5h.01M-9-6h.01M9-6h.01M25-5h.01" />
      <circle className="cr-plate" cx={-16} cy={-26} r={9.5} />
      <text x={-16} y={-20}>
        {look.letter}
      </text>
      {burned !== null && (
        <text className="cr-load" x={-42} y={-13} style={{ fill: look.on }}>
          {burned}
        </text>
      )}
    </g>
  )
})

/** Cab, boiler, chimney and cowcatcher in one line, then the tender. */
const BODY = 'M-26-8V-40H-5V-30H14V-42H23V-30H29q6 10 6 22L42 0H32L29-8ZM-56-8V-28H-30V-8Z'
