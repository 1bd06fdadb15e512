/** The small parts of cards and links: coloured places, cubes and trains, each with pattern and letter. */
import { memo, type ReactNode } from 'react'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { RAIL_LETTERS } from '../network/cities.ts'
import { CUBES, goodClass, type Livery, RAILS, railClass, SEAT_LETTERS, TRAINS, trainClass } from './palette.ts'

interface ChipProps {
  readonly className: string
  readonly livery: Livery | undefined
  readonly letter: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A coloured tab: its pattern along the bottom, its letter above. */
const Chip = ({ className, livery, letter, x, y, width, height }: ChipProps): ReactNode => {
  const foot = height * 0.26
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      <rect className="rc-chip" width={width} height={height} rx={1.5} />
      <path
        className="rc-chip-pattern"
        transform={`translate(1 ${height - foot - 1})`}
        d={strokes(livery?.pattern ?? 'plain', width - 2, foot, 5)}
      />
      <text className="rc-chip-letter" x={width / 2} y={height * 0.62} fontSize={height * 0.62}>
        {letter}
      </text>
    </g>
  )
}

type Placed = Pick<ChipProps, 'x' | 'y' | 'width' | 'height'>

export const RailChip = memo(
  ({ colour, ...placed }: Placed & { readonly colour: number }): ReactNode => (
    <Chip {...placed} className={railClass(colour)} livery={RAILS[colour]} letter={RAIL_LETTERS[colour] ?? ''} />
  ),
)

/** A cube, seen from above and from the left. Its shape tells it from a rail, even with the same letter. */
export const Cube = memo(
  ({ good, letter, x, y, width, height }: Placed & { readonly good: number; readonly letter: string }): ReactNode => {
    const deep = width * 0.2
    const [right, foot] = [width - deep, height - deep]
    return (
      <g className={goodClass(good)} transform={`translate(${x} ${y})`}>
        <path className="rc-cube-top" d={`M0 ${deep}L${deep} 0H${width}L${right} ${deep}Z`} />
        <path className="rc-cube-side" d={`M${right} ${deep}L${width} 0V${foot}L${right} ${height}Z`} />
        <Chip className="" livery={CUBES[good]} letter={letter} x={0} y={deep} width={right} height={foot} />
      </g>
    )
  },
)

/** A train from the side, with a letter on its tender. */
export const Train = memo(
  ({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }): ReactNode => (
    <g className={trainClass(seat)} transform={`translate(${x} ${y})`}>
      <path className="rc-train" d="M-15 7V-8H-3V-3H4V-9H9V-3H13L17 7Z" />
      <path
        className="rc-chip-pattern"
        transform="translate(-1 -1)"
        d={strokes(TRAINS[seat]?.pattern ?? 'plain', 14, 5, 4.5)}
      />
      <path className="rc-wheels" d="M-10 9h.01M-2 9h.01M6 9h.01M12.500 9h.01" />
      <text className="rc-chip-letter" x={-9} y={4.6} fontSize={14}>
        {SEAT_LETTERS[seat]}
      </text>
    </g>
  ),
)
