/** A transport card as a small picture: its colour, pattern and letter, a wagon or ships, and the harbour symbol. */
import { memo, type ReactNode } from 'react'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { type Card, DOUBLE, LOCOMOTIVE, PLAIN, SINGLE, SYMBOL } from '../cards/cards.ts'
import { livery } from './palette.ts'

const WIDTH = 64
const HEIGHT = 44

interface CardFaceProps {
  readonly card: Card
  /** Shows only the kind of card, not its colour. */
  readonly plain?: boolean
}

export const CardFace = memo(({ card, plain = false }: CardFaceProps): ReactNode => {
  const from = [DOUBLE, SINGLE, SYMBOL, PLAIN].find((first) => card >= first) ?? PLAIN
  const isEngine = card === LOCOMOTIVE
  const { name, letter, pattern } = livery(isEngine || plain ? -1 : card - from)
  return (
    <svg
      className={`gl-card gl-${isEngine ? 'engine' : name}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <rect className="gl-card-sheet" x={1} y={1} width={WIDTH - 2} height={HEIGHT - 2} rx={3} />
      <path
        className="gl-card-pattern"
        d={strokes(isEngine ? 'plain' : pattern, WIDTH - 8, 7, 8)}
        transform="translate(4 33)"
      />
      {isEngine ? <Engine /> : from >= SINGLE ? <Ships double={from === DOUBLE} /> : <path d={WAGON} />}
      <text className="gl-card-letter" x={9} y={17}>
        {isEngine ? '★' : plain ? '' : letter}
      </text>
      {(from === SYMBOL || from === SINGLE) && !isEngine && (
        <g transform="translate(53 13)">
          <circle className="gl-card-symbol" r={8} />
          <path className="gl-card-anchor" d="M0-4V5M-3-2H3M-4.500 1.500C-4 4-2 5 0 5S4 4 4.500 1.500" />
        </g>
      )}
    </svg>
  )
})

const WAGON =
  'M18 12H46V25H18ZM21 15V20H27V15ZM30 15V20H36V15ZM39 15V20H44V15ZM22 27a3 3 0 1 0 .01 0M42 27a3 3 0 1 0 .01 0'

const Engine = (): ReactNode => (
  <path d="M16 11H25V16H39V11H43V16H47V26H16ZM19 13V17H23V13ZM21 27a3.500 3.500 0 1 0 .01 0M32 28a3 3 0 1 0 .01 0M42 28a3 3 0 1 0 .01 0" />
)

const Ships = ({ double }: { readonly double: boolean }): ReactNode => (
  <path d={double ? `${SHIP_AT(-12)}${SHIP_AT(11)}` : SHIP_AT(0)} />
)

const SHIP_AT = (dx: number): string => {
  const x = 32 + dx
  return `M${x - 11} 22H${x + 11}L${x + 7} 30H${x - 8}ZM${x - 5} 20V14H${x + 3}V20ZM${x - 2} 12V8H${x + 1}V12Z`
}
