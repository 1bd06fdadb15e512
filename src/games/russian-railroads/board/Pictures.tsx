/** The pieces and signs of the game as small pictures, each 24 high. */
import { memo, type ReactNode } from 'react'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { COLOURS, type Colour, type TrackSort } from '../data/effects.ts'
import { letterStrokes, patternOf, seatLook } from './livery.ts'

/** A pattern over a piece of track, in rows. */
const ROW = 6
export const patternRows = (colour: Colour, width: number, height: number): ReactNode => {
  const rows = patternOf(colour) === 'bars' ? 1 : Math.max(1, Math.round(height / ROW))
  const high = height / rows
  return Array.from({ length: rows }, (_, row) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a pattern
      key={row}
      className="rr-pattern"
      transform={`translate(0 ${row * high})`}
      d={strokes(patternOf(colour), width, high, 5)}
    />
  ))
}

/** Where the two rails lie, as shares of the height of a track. */
const RAILS = [0.22, 0.78] as const

interface TrackProps {
  readonly colours: readonly Colour[]
  readonly width: number
  readonly height: number
  /** How far the sleepers reach beyond the bed. */
  readonly beyond?: number
}

/** Track from left to right: sleepers, the bed in its colour and pattern, two rails. Several colours follow each other. */
export const Track = memo(({ colours, width, height, beyond = 2.5 }: TrackProps): ReactNode => {
  const long = width / colours.length
  const count = Math.max(2, Math.round(width / 7))
  const ties = Array.from({ length: count }, (_, at) => ((at + 0.5) * width) / count)
  const bed = height - 2 * beyond
  // Bars go across all of it; other patterns stay between the rails.
  const between = height * (patternOf(colours[0] ?? 'black') === 'bars' ? 0.72 : 0.44)
  const lines = RAILS.map((share) => `M0 ${(height * share).toFixed(1)}h${width}`).join('')
  return (
    <g>
      <path className="rr-ties" d={ties.map((x) => `M${x.toFixed(1)} 0v${height}`).join('')} />
      {colours.map((colour, at) => (
        <g key={colour} className={`rr-${colour}`} transform={`translate(${at * long} ${beyond})`}>
          <rect className="rr-body" width={long} height={bed} />
          {patternOf(colour) === 'plain' && long > 8 && (
            <path
              className="rr-ties-plain"
              d={ties.flatMap((x) => (x < long ? [`M${x.toFixed(1)} 0v${bed}`] : [])).join('')}
            />
          )}
          {colours.length < 3 && (
            <g transform={`translate(0 ${(height - between) / 2 - beyond})`}>{patternRows(colour, long, between)}</g>
          )}
        </g>
      ))}
      <rect className="rr-bed-edge" y={beyond} width={width} height={bed} />
      <path className="rr-rail-edge" strokeWidth={height * 0.13} d={lines} />
      <path className="rr-rail" strokeWidth={height * 0.06} d={lines} />
    </g>
  )
})

/** A piece of track, 16 wide. A piece of several colours shows them one behind the other. */
export const Rail = memo(
  ({ tracks }: { readonly tracks: TrackSort }): ReactNode => (
    <g transform="translate(16 0) rotate(90)">
      <Track colours={coloursOf(tracks)} width={24} height={16} beyond={1.2} />
    </g>
  ),
)

const coloursOf = (tracks: TrackSort): readonly Colour[] => {
  if (tracks === 'any') return COLOURS
  return tracks === 'black|grey' ? ['black', 'grey'] : [tracks]
}

const BODY = 'M8 11.5q5.5 0 6.5 6v5.5h-13v-5.5q1-6 6.5-6z'
const CAP = 'M3.5 5q0-4.5 4.5-4.5t4.5 4.5l1.5 1.2h-12z'

/** A worker, 16 wide: of a seat, lent for a round, the black one, or nobody's. */
export const Worker = memo(({ of }: { readonly of: number | 'temporary' | 'black' | 'any' }): ReactNode => {
  const look = typeof of === 'number' ? seatLook(of) : null
  return (
    <g className={`rr-worker rr-worker-${look === null ? of : 'own'}`}>
      <path className="rr-coat" d={BODY} style={look === null ? undefined : { fill: look.fill }} />
      {look !== null && (
        <>
          <path
            className="rr-pattern"
            style={{ stroke: look.on, opacity: 0.55 }}
            transform="translate(2.5 20.5)"
            d={strokes(look.pattern, 11, 2, 3.6)}
          />
          <path
            className="rr-letter"
            style={{ stroke: look.on }}
            transform="translate(5.4 13.2) scale(0.87)"
            d={letterStrokes(Number(of))}
          />
        </>
      )}
      <circle className="rr-face" cx="8" cy="7.5" r="3.7" />
      <path className="rr-cap" d={CAP} />
    </g>
  )
})

/** Whose it is: a flag in the colour, pattern and letter of the seat, 16 wide. */
export const SeatFlag = memo(({ seat }: { readonly seat: number }): ReactNode => {
  const { fill, on, pattern } = seatLook(seat)
  return (
    <g>
      <rect className="rr-flag-cloth" style={{ fill }} x="1" y="4" width="14" height="18" rx="1.5" />
      <path
        className="rr-pattern"
        style={{ stroke: on, opacity: 0.55 }}
        transform="translate(2 17.5)"
        d={strokes(pattern, 12, 3, 4)}
      />
      <path className="rr-letter" style={{ stroke: on }} transform="translate(5 7)" d={letterStrokes(seat)} />
    </g>
  )
})

/** A coin, 20 wide. */
export const Coin = (): ReactNode => (
  <g>
    <circle className="rr-shade" cx="11" cy="13.5" r="9" />
    <circle className="rr-gold" cx="10" cy="12" r="9" />
    <circle className="rr-fine" cx="10" cy="12" r="6" />
    <path className="rr-fine" d="M10 8.5v7M7.5 12h5" />
  </g>
)

const CAB = 'M2.5 17V6.5H9V17ZM1.2 3.5H10.2V6.5H1.2Z'
const BOILER = 'M9 8.5H21.5Q25 8.5 25 12V16.5H9ZM19.8 8.5L19.2 4.5H24L23.3 8.5Z'
const RUNNING = 'M1 16.2H25.5L28.5 21.5H25V18.6H1Z'
const WHEELS = 'M6.5 18.6a2.5 2.5 0 1 0 .01 0M13.3 18.6a2.5 2.5 0 1 0 .01 0M20.1 18.6a2.5 2.5 0 1 0 .01 0'

/** A locomotive, 29 wide, with its number if it has one. */
export const Engine = memo(
  ({ number = 0 }: { readonly number?: number }): ReactNode => (
    <g>
      <path className="rr-engine-edge" d={CAB + BOILER + RUNNING} />
      <path className="rr-engine" d={CAB + BOILER} />
      <path className="rr-dome-brass" d="M12.5 8.5Q12.5 5.5 14.5 5.5T16.5 8.5Z" />
      <path className="rr-engine-shine" d="M10.5 10.8H23" />
      <path className="rr-window" d="M4 8.5H7.5V12.5H4Z" />
      <path className="rr-engine-red" d={RUNNING} />
      <path className="rr-wheels" d={WHEELS} />
      {number > 0 && (
        <>
          <circle className="rr-number-plate" cx="16.5" cy="12.8" r="6.8" />
          <text className="rr-number" x="16.5" y="17">
            {number}
          </text>
        </>
      )}
    </g>
  ),
)

/** A factory, 26 wide. */
export const Plant = memo(
  ({ number = 0 }: { readonly number?: number }): ReactNode => (
    <g>
      <path className="rr-smoke" d="M19 3.5q1-4 4.5-3t3.5 2.5-2 3-4-.5z" />
      <path className="rr-plant" d="M1 23.5V11L8 6.5V11L15 6.5V11L16.5 10 17.3 3.5H22.2L23.3 14H25V23.5Z" />
      <path className="rr-plant-light" d="M1 11L8 6.5V11ZM8 11L15 6.5V11Z" />
      <path className="rr-plant-band" d="M17.1 6.2H22.5M1 13.5H16" />
      {number === 0 ? (
        <path className="rr-lights" d="M3.5 16h3.5v4.5H3.5zM9 16h3.5v4.5H9zM14.5 16H18v4.5h-3.5z" />
      ) : (
        <>
          <path className="rr-lights" d="M20 16.5h3v4.5h-3z" />
          <circle className="rr-number-plate" cx="10.5" cy="16" r="6.8" />
          <text className="rr-number" x="10.5" y="20.2">
            {number}
          </text>
        </>
      )}
    </g>
  ),
)

const TEETH = Array.from({ length: 8 }, (_, at) => {
  const turn = (at * Math.PI) / 4
  return `M13 12L${(13 + 11.5 * Math.cos(turn)).toFixed(1)} ${(12 + 11.5 * Math.sin(turn)).toFixed(1)}`
}).join('')

/** A cog with a number of steps, 26 wide. */
export const Cog = ({ text }: { readonly text: string }): ReactNode => (
  <g className="rr-cog">
    <path className="rr-teeth" d={TEETH} />
    <circle className="rr-cog-body" cx="13" cy="12" r="9" />
    <text className="rr-sign-text" x="13" y="16.5">
      {text}
    </text>
  </g>
)

/** A doubler, 24 wide. */
export const Doubler = ({ text = '×2' }: { readonly text?: string }): ReactNode => (
  <g>
    <circle className="rr-gold" cx="12" cy="12" r="10.5" />
    <text className="rr-sign-text rr-on-gold" x="12" y="16.5">
      {text}
    </text>
  </g>
)

const RAYS = Array.from({ length: 20 }, (_, at) => {
  const [turn, long] = [(at * Math.PI) / 10 - Math.PI / 2, at % 2 === 0 ? 12 : 9.2]
  return `${at === 0 ? 'M' : 'L'}${(12 + long * Math.cos(turn)).toFixed(1)} ${(12 + long * Math.sin(turn)).toFixed(1)}`
}).join('')

/** Points, 24 wide: a red star. */
export const Star = ({ text }: { readonly text: string }): ReactNode => (
  <g>
    <path className="rr-star" d={`${RAYS}Z`} />
    <text className="rr-sign-text rr-on-star" x="12" y="16.5">
      {text}
    </text>
  </g>
)

/** The Kiev medal, 20 wide. */
export const Medal = ({ text }: { readonly text: string }): ReactNode => (
  <g>
    <path className="rr-ribbon" d="M4 0h5l2 8H7zM16 0h-5l-2 8h4z" />
    <circle className="rr-gold" cx="10" cy="15" r="8.5" />
    <text className="rr-sign-text rr-on-gold" x="10" y="19">
      {text}
    </text>
  </g>
)

/** A ?-token, 24 wide, or a ?-card, 18 wide. */
export const Question = ({ card = false }: { readonly card?: boolean }): ReactNode => (
  <g>
    <path className="rr-question" d={card ? 'M0 0h18v24H0z' : 'M7 1h10l6 11-6 11H7L1 12z'} />
    <text className="rr-sign-text rr-on-question" x={card ? 9 : 12} y="17">
      ?
    </text>
  </g>
)

/** An end card, 18 wide: a flag. */
export const EndCard = (): ReactNode => (
  <g>
    <rect className="rr-card-back" width="18" height="24" rx="1.5" />
    <path className="rr-flag" d="M5 4h9l-2.5 3.5L14 11H6v9H5z" />
  </g>
)

/** Once more, 24 wide. */
export const Again = (): ReactNode => <path className="rr-again" d="M19 7A9 9 0 1 0 21 12M20 2V8H14" />

/** A place in the turn order, 24 wide: a signal with its number. */
export const Place = ({ number }: { readonly number: number }): ReactNode => (
  <g>
    <path className="rr-post" d="M3 1V23" />
    <path className="rr-arm" d="M3 2h20l-4 6.5 4 6.5H3z" />
    <text className="rr-sign-text rr-on-star" x="11" y="13">
      {number}
    </text>
  </g>
)
