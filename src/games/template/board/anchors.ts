/** The names of places that effects refer to. */
import type { Seat } from '../../../kit/game.ts'
import type { Anchor } from '../../../web/toolkit/effects.ts'

export const DECK_ANCHOR: Anchor = 'deck'
export const SORTING_ANCHOR: Anchor = 'sorting'
export const HEAP_ANCHOR: Anchor = 'heap'
export const trainAnchor = (seat: Seat): Anchor => `train:${seat}`
/** The player card, which the frame draws. */
export const seatAnchor = (seat: Seat): Anchor => `seat:${seat}`
