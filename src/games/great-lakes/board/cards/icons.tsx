/** Small pictures of what a card carries, as path data around 0,0 in a box of 24 × 16. */
import type { ReactNode } from 'react'
import { type Card, DOUBLE, LOCOMOTIVE, SINGLE } from '../../cards/cards.ts'

const WAGON =
  'M-10-7H10V4H-10ZM-7-4V0H-3V-4ZM-2-4V0H2V-4ZM3-4V0H7V-4ZM-6 5a2.200 2.200 0 1 0 .01 0M6 5a2.200 2.200 0 1 0 .01 0'
const ENGINE =
  'M-11-8H-4V-4H5V-8H8V-4H11V4H-11ZM-9-6V-3H-6V-6ZM-7 4a2.600 2.600 0 1 0 .01 0M1 5a2.200 2.200 0 1 0 .01 0M8 5a2.200 2.200 0 1 0 .01 0'
const ship = (x: number, s: number): string =>
  `M${x - 9 * s} 1H${x + 9 * s}L${x + 6 * s} 8H${x - 6 * s}ZM${x - 4 * s}-1V-5H${x + 3 * s}V-1ZM${x - 1.5 * s}-6V-9H${x + 1.5 * s}V-6Z`
const SHIP = ship(0, 1)
const SHIPS = ship(-6, 0.62) + ship(6, 0.62)
const ANCHOR = 'M0-6.500V7M-4-3H4M-6.500 1.500C-6 5.500-3 7 0 7S6 5.500 6.500 1.500'

const shapeOf = (card: Card): string => {
  if (card === LOCOMOTIVE) return ENGINE
  if (card >= DOUBLE) return SHIPS
  return card >= SINGLE ? SHIP : WAGON
}

export const CardIcon = ({ card }: { readonly card: Card }): ReactNode => (
  <svg className="gl-icon" viewBox="-12 -10 24 20" aria-hidden="true">
    <path d={shapeOf(card)} />
  </svg>
)

/** The harbour symbol. */
export const AnchorIcon = (): ReactNode => (
  <svg className="gl-icon gl-icon-anchor" viewBox="-9 -9 18 18" aria-hidden="true">
    <circle r={8.5} />
    <path d={ANCHOR} />
  </svg>
)

/** Two cards with a rule between them. */
export const TicketIcon = (): ReactNode => (
  <svg className="gl-icon" viewBox="-12 -10 24 20" aria-hidden="true">
    <path d="M-11-7H11V-3a3 3 0 0 0 0 6V7H-11V3a3 3 0 0 0 0-6ZM-5-5V5H-3V-5Z" />
  </svg>
)

/** Two arrows. */
export const ExchangeIcon = (): ReactNode => (
  <svg className="gl-icon" viewBox="-12 -10 24 20" aria-hidden="true">
    <path d="M-10-5H4V-9L11-3.500 4 2V-2H-10ZM10 5H-4V1L-11 6.500-4 10V8H10Z" />
  </svg>
)

/** Two cards of a hand. */
export const HandIcon = (): ReactNode => (
  <svg className="gl-icon" viewBox="-12 -10 24 20" aria-hidden="true">
    <path d="M-9-6 0-9 1.500-4.500H-3V7.500L-5 8ZM-1-3H9V9H-1Z" />
  </svg>
)
