/** What a seat holds, as a small picture with a number, for the player cards. */
import type { ReactNode } from 'react'
import { Coin, EndCard, Worker } from './Pictures.tsx'

type MatHolding = 'workers' | 'coins' | 'engineers' | 'endCards'

const WIDE: Readonly<Record<MatHolding, number>> = { workers: 16, coins: 21, engineers: 20, endCards: 18 }

const drawingOf = (held: MatHolding, seat: number): ReactNode => {
  if (held === 'workers') return <Worker of={seat} />
  if (held === 'coins') return <Coin />
  return held === 'engineers' ? <HardHat /> : <EndCard />
}

export const heldPicture = (held: MatHolding, count: number, seat: number): ReactNode => (
  <>
    <svg className="rr-held" viewBox={`-1 -1 ${WIDE[held] + 2} 26`} aria-hidden="true">
      {drawingOf(held, seat)}
    </svg>
    {count}
  </>
)

/** The heads of the engineers are too fine for this size. */
const HardHat = (): ReactNode => (
  <g>
    <path className="rr-face" d="M4 12h12v3a6 6 0 0 1-12 0Z" />
    <path className="rr-gold" d="M1 13.500V11.500H3A7 7.500 0 0 1 17 11.500H19V13.500Z" />
    <path className="rr-fine" d="M10 4V8" />
  </g>
)
