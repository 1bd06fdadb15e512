/** The small parts of cards and links: link spaces with their pattern, cubes with their picture, trains with their letter. */
import { memo, type ReactNode } from 'react'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { goodClass, RAILS, railClass, seatLetter, TRAINS, trainClass } from './palette.ts'
import { GOOD_PICTURES } from './pictures.ts'

interface Placed {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A piece of rail in its colour and pattern. */
export const RailChip = memo(
  ({ colour, x, y, width, height }: Placed & { readonly colour: number }): ReactNode => (
    <g className={railClass(colour)} transform={`translate(${x} ${y})`}>
      <rect className="rc-chip" width={width} height={height} rx={1.5} />
      <path
        className="rc-pattern"
        transform={`translate(1.5 ${height * 0.18})`}
        d={strokes(RAILS[colour]?.pattern ?? 'plain', width - 3, height * 0.64, PATTERN_STEP)}
      />
    </g>
  ),
)

/** The same on cards, links and link spaces. */
export const PATTERN_STEP = 6

/** A cube, seen from above and from the left, with the picture of its good. */
export const Cube = memo(({ good, x, y, width, height }: Placed & { readonly good: number }): ReactNode => {
  const deep = width * 0.17
  const [right, foot] = [width - deep, height - deep]
  const size = Math.min(right, foot) - 2
  return (
    <g className={goodClass(good)} transform={`translate(${x} ${y})`}>
      <path className="rc-cube-top" d={`M0 ${deep}L${deep} 0H${width}L${right} ${deep}Z`} />
      <path className="rc-cube-side" d={`M${right} ${deep}L${width} 0V${foot}L${right} ${height}Z`} />
      <rect className="rc-chip" y={deep} width={right} height={foot} />
      <Good good={good} x={right / 2} y={deep + foot / 2} size={size} />
    </g>
  )
})

/** The outline of a cube. */
export const cubeOutline = ({ x, y, width, height }: Placed): string => {
  const deep = width * 0.17
  return `M${x} ${y + deep}l${deep} ${-deep}H${x + width}V${y + height - deep}l${-deep} ${deep}H${x}Z`
}

interface GoodProps {
  readonly good: number
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The picture of a good, in the ink that goes with its colour. */
export const Good = ({ good, x, y, size }: GoodProps): ReactNode => (
  <path
    className="rc-good"
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    d={GOOD_PICTURES[good] ?? ''}
  />
)

interface TrainProps {
  readonly seat: number
  /** The value of its link, on the wagon. Without one there is no wagon. */
  readonly value?: number
}

/** A locomotive with its owner's letter, and a wagon with a number. Drawn around 0,0; see `TRAIN` for its size. */
export const Train = memo(
  ({ seat, value }: TrainProps): ReactNode => (
    <g className={trainClass(seat)} transform={value === undefined ? 'translate(-15 0)' : undefined}>
      {value !== undefined && <path className="rc-halo" d="M-31-10H-3V9H-31Z" />}
      <path className="rc-halo" d={BODY} />
      {value !== undefined && (
        <>
          <rect className="rc-wagon" x={-31} y={-10} width={27} height={18} />
          <rect className="rc-wagon-foot" x={-31} y={6} width={27} height={3.5} />
          <path className="rc-wheels" d="M-25 11h.01M-10 11h.01" />
          <text className="rc-worth" x={-17.5} y={5}>
            {value}
          </text>
          <path className="rc-coupling" d="M-4 7H0" />
        </>
      )}
      <path className="rc-train" d={BODY} />
      <path
        className="rc-pattern"
        transform="translate(15.5 1)"
        d={strokes(TRAINS[seat]?.pattern ?? 'plain', 14, 5, 4.6)}
      />
      <path className="rc-wheels" d="M5 11h.01M13.5 11h.01M22 11h.01" />
      <path className="rc-pilot" d="M26 8.5H31.5L29.5 13H26Z" />
      <text className="rc-letter" x={7.2} y={4.8}>
        {seatLetter(seat)}
      </text>
    </g>
  ),
)

const BODY = 'M0 8.5V-12H14.5V-5H19V-11.5H24.5V-5H26Q31-5 31 1V8.5Z'

/** A player's colour and letter, in a circle. */
export const SeatDot = memo(
  ({ seat, x, y, r }: { readonly seat: number; readonly x: number; readonly y: number; readonly r: number }) => (
    <g className={trainClass(seat)} transform={`translate(${x} ${y})`}>
      <circle className="rc-chip" r={r} />
      <text className="rc-letter" y={r * 0.5} style={{ fontSize: r * 1.5 }}>
        {seatLetter(seat)}
      </text>
    </g>
  ),
)
