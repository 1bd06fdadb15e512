/** The names of places that effects refer to; fields have the names of their targets. */
import type { Seat } from '../../../kit/game.ts'
import type { Anchor } from '../../../web/toolkit/effects.ts'
import type { Company } from '../moves.ts'
import { colourOf } from './palette.ts'

export const valueAnchor = (company: Company): Anchor => `value:${colourOf(company)}`
export const poolAnchor = (company: Company): Anchor => `pool:${colourOf(company)}`

/** The player card, which the frame draws. */
export const seatAnchor = (seat: Seat): Anchor => `seat:${seat}`
