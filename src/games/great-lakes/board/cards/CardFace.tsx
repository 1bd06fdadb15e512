/** A transport card as a small picture: its colour, pattern and letter, a wagon or ships, and the harbour symbol. */
import { memo, type ReactNode } from 'react'
import { strokes } from '../../../../web/toolkit/patterns.ts'
import { type Back, type Card, DOUBLE, LOCOMOTIVE, PLAIN, SINGLE, SYMBOL } from '../../cards/cards.ts'
import { livery } from '../palette.ts'

const WIDTH = 64
const HEIGHT = 44

const Svg = ({ look, children }: { readonly look: string; readonly children: ReactNode }): ReactNode => (
  <svg
    className={`gl-card ${look}`}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    width={WIDTH}
    height={HEIGHT}
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const CardFace = memo(
  ({ card }: { readonly card: Card }): ReactNode => (
    <Svg look={lookOf(card)}>
      <CardPicture card={card} />
    </Svg>
  ),
)

const sortOf = (card: Card): Card => [DOUBLE, SINGLE, SYMBOL, PLAIN].find((first) => card >= first) ?? PLAIN

/** The class that sets the card's colours. */
export const lookOf = (card: Card): string =>
  card === LOCOMOTIVE ? 'gl-engine' : `gl-${livery(card - sortOf(card)).name}`

/** The picture itself, in a box of 64 × 44 units. */
export const CardPicture = ({ card }: { readonly card: Card }): ReactNode => {
  const from = sortOf(card)
  const isEngine = card === LOCOMOTIVE
  const { letter, pattern } = livery(card - from)
  return (
    <>
      <rect className="gl-card-sheet" x={1} y={1} width={WIDTH - 2} height={HEIGHT - 2} rx={4} />
      <rect className="gl-card-line" x={3.5} y={3.5} width={WIDTH - 7} height={HEIGHT - 7} rx={2.5} />
      <path
        className="gl-card-pattern"
        d={strokes(isEngine ? 'plain' : pattern, WIDTH - 12, 6, 8)}
        transform="translate(6 33)"
      />
      {isEngine ? <Engine /> : from >= SINGLE ? <Ships double={from === DOUBLE} /> : <path d={WAGON} />}
      <text className="gl-card-letter" x={11} y={18}>
        {isEngine ? '★' : letter}
      </text>
      {(from === SYMBOL || from === SINGLE) && !isEngine && (
        <g transform="translate(52 14)">
          <circle className="gl-card-symbol" r={8} />
          <path className="gl-card-anchor" d="M0-4V5M-3-2H3M-4.500 1.500C-4 4-2 5 0 5S4 4 4.500 1.500" />
        </g>
      )}
    </>
  )
}

/** The back of a deck, with the number of cards left. */
export const CardBack = ({ back, count }: { readonly back: Back; readonly count?: number }): ReactNode => (
  <Svg look={`gl-back gl-back-${back === 0 ? 'train' : 'ship'}`}>
    <BackPicture back={back} />
    {count !== undefined && (
      <text className="gl-card-count" x={WIDTH / 2} y={39}>
        {count}
      </text>
    )}
  </Svg>
)

export const BackPicture = ({ back }: { readonly back: Back }): ReactNode => (
  <>
    <rect className="gl-card-sheet" x={1} y={1} width={WIDTH - 2} height={HEIGHT - 2} rx={4} />
    <rect className="gl-card-line" x={3.5} y={3.5} width={WIDTH - 7} height={HEIGHT - 7} rx={2.5} />
    <g transform="translate(0 -4)">{back === 0 ? <path d={WAGON} /> : <Ships double={false} />}</g>
  </>
)

const WAGON =
  'M18 12H46V25H18ZM21 15V20H27V15ZM30 15V20H36V15ZM39 15V20H44V15ZM22 27a3 3 0 1 0 .01 0M42 27a3 3 0 1 0 .01 0'

const Engine = (): ReactNode => (
  <path d="M18 11H27V16H41V11H45V16H49V26H18ZM21 13V17H25V13ZM23 27a3.500 3.500 0 1 0 .01 0M34 28a3 3 0 1 0 .01 0M44 28a3 3 0 1 0 .01 0" />
)

const Ships = ({ double }: { readonly double: boolean }): ReactNode => (
  <path d={double ? `${SHIP_AT(-8)}${SHIP_AT(15)}` : SHIP_AT(0)} />
)

const SHIP_AT = (dx: number): string => {
  const x = 32 + dx
  return `M${x - 11} 22H${x + 11}L${x + 7} 30H${x - 8}ZM${x - 5} 20V14H${x + 3}V20ZM${x - 2} 12V8H${x + 1}V12Z`
}
