/** What flies over the table, in squares of 48 units. */
import type { ReactNode } from 'react'
import type { Seat } from '../../../../kit/game.ts'
import type { Card } from '../../cards/cards.ts'
import { CardBack, CardFace } from '../CardFace.tsx'
import { Cube, Train } from '../marks.tsx'

export const CardPicture = ({ card }: { readonly card: Card }): ReactNode => (
  <svg width={48} height={48} aria-hidden="true">
    <CardFace card={card} />
  </svg>
)

export const BackPicture = (): ReactNode => (
  <svg width={48} height={48} aria-hidden="true">
    <CardBack />
  </svg>
)

export const CubePicture = ({ good }: { readonly good: number }): ReactNode => (
  <Cube good={good} x={6} y={8} width={36} height={32} />
)

export const TrainPicture = ({ seat }: { readonly seat: Seat }): ReactNode => (
  <g transform="translate(24 24) scale(1.3)">
    <Train seat={seat} />
  </g>
)
