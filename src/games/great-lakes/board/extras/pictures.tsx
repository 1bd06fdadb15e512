/** What flies over the table, each in a square of 48 × 48 units. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../../kit/game.ts'
import type { Back, Card } from '../../cards/cards.ts'
import type { RouteKind } from '../../data/routes.ts'
import { BackPicture, CardPicture, lookOf } from '../cards/CardFace.tsx'
import { Harbour } from '../map/Harbour.tsx'
import { seatLook } from '../palette.ts'

/** From the 64 × 44 units of a card to the middle of the square. */
const CARD = 'translate(0 7.5) scale(.75)'

export const CardFlying = ({ card }: { readonly card: Card }): ReactNode => (
  <g className={`gl-card ${lookOf(card)}`} transform={CARD}>
    <CardPicture card={card} />
  </g>
)

export const BackFlying = ({ back }: { readonly back: Back }): ReactNode => (
  <g className={`gl-card gl-back gl-back-${back === 0 ? 'train' : 'ship'}`} transform={CARD}>
    <BackPicture back={back} />
  </g>
)

const WAGON = 'M7 13H41Q44 13 44 16V32Q44 35 41 35H7Q4 35 4 32V16Q4 13 7 13Z'
const SHIP = 'M3 16Q3 13 7 13H31Q40 13 46 24Q40 35 31 35H7Q3 35 3 32Z'

export const PieceFlying = ({ seat, kind }: { readonly seat: Seat; readonly kind: RouteKind }): ReactNode => {
  const shape = kind === 'train' ? WAGON : SHIP
  return (
    <g className={`gl-seat-${seat}`}>
      <path className="gl-piece-edge" d={shape} />
      <path className="gl-piece" d={shape} />
      <text className="gl-piece-letter" x={kind === 'train' ? 24 : 22} y={30} textAnchor="middle">
        {seatLook(seat).letter}
      </text>
    </g>
  )
}

export const HarbourFlying = ({ seat }: { readonly seat: Seat }): ReactNode => (
  <g transform="translate(24 30)">
    <Harbour seat={seat} />
  </g>
)
