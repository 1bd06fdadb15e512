/** The ticket that the player points at in the panel, so that the map can show its route. */
import { createShared } from '../../../../web/toolkit/shared.ts'
import type { Ticket } from '../../map/map.ts'

export const { set: pointAt, use: usePointed } = createShared<Ticket | null>(null)
