/** The colour, pattern and letter of a seat. */
import { memo, type ReactNode } from 'react'
import { strokes } from '../../toolkit/patterns.ts'
import type { SeatLook } from '../../toolkit/seats.ts'

/** A mark of 28 × 28 units: the letter on the seat's colour, over a band of its pattern. */
export const SeatMark = memo(
  ({ look }: { readonly look: SeatLook | undefined }): ReactNode =>
    look !== undefined && (
      <svg className="seat-mark" viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="3" style={{ fill: look.fill }} />
        <path
          d={strokes(look.pattern, 28, 7, 5)}
          transform="translate(0 20.5)"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
          opacity="0.85"
          style={{ stroke: look.on }}
        />
        <text x="14" y="17" textAnchor="middle" style={{ fill: look.on }}>
          {look.letter}
        </text>
      </svg>
    ),
)
