/** What a seat holds, as a small picture with a number, for the player cards. */
import type { ReactNode } from 'react'
import { trainClass } from './palette.ts'

export type NetworkHolding = 'cards' | 'trains' | 'power' | 'goods'

interface Drawing {
  readonly wide: number
  readonly parts: ReactNode
}

/** Two cards, a wagon and an engine in the colour of their seat, an engine in black, and a cube; each 20 high. */
const DRAWINGS: Readonly<Record<NetworkHolding, Drawing>> = {
  cards: { wide: 23, parts: <path className="rc-held-ink" d="M2 4 11 1 12.500 5.500H8V17.500L6 18ZM10 7H21V19H10Z" /> },
  trains: {
    wide: 38,
    parts: (
      <>
        <path className="rc-held-train" d="M1 5H14V14H1ZM17 14V3H23V7.500H26V3.500H30V7.500H32Q37 7.500 37 12V14Z" />
        <path className="rc-held-wheels" d="M4.500 16h.01M10.500 16h.01M20.500 16h.01M27 16h.01M33 16h.01" />
      </>
    ),
  },
  power: {
    wide: 25,
    parts: (
      <>
        <path
          className="rc-held-ink"
          fillRule="evenodd"
          d="M1 14V1H10V6H13V2H17.500V6H19Q24 6 24 11V14ZM3 3.500V8H7.500V3.500Z"
        />
        <path className="rc-held-wheels" d="M5 16h.01M12.500 16h.01M20 16h.01" />
      </>
    ),
  },
  goods: {
    wide: 24,
    parts: (
      <>
        <path className="rc-held-line" d="M3 6 8 2H21L16 6ZM16 6 21 2V14L16 18Z" />
        <path className="rc-held-ink" d="M3 6H16V18H3Z" />
      </>
    ),
  },
}

export const heldPicture = (held: NetworkHolding, count: number, seat: number): ReactNode => (
  <>
    <svg className={`rc-held ${trainClass(seat)}`} viewBox={`0 0 ${DRAWINGS[held].wide} 20`} aria-hidden="true">
      {DRAWINGS[held].parts}
    </svg>
    {count}
  </>
)
