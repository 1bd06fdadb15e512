/** RR-5.2, RR-5.3: the four slots for locomotives and how far they reach. */
import type { Seat } from '../../../kit/game.ts'
import { matOf, type Position } from '../state/state.ts'

/** Transsib has two, Petersburg and Kiev one each. */
export const SLOTS = 4

export const slotsOf = (route: number): readonly number[] => (route === 0 ? [0, 1] : [route + 1])

export const routeOfSlot = (slot: number): number => (slot < 2 ? 0 : slot - 1)

/** RR-5.2: the last field that the locomotives of a route reach. */
export const reach = (position: Position, seat: Seat, route: number): number => {
  const { locomotives } = matOf(position, seat)
  return route === 0 ? (locomotives[0] ?? 0) + (locomotives[1] ?? 0) : (locomotives[route + 1] ?? 0)
}

/** RR-5.3: may this locomotive be laid on an empty slot, or in place of the one there? */
export const fitsSlot = (number: number, there: number): boolean => there < number

export const canLay = (locomotives: readonly number[], number: number): boolean => {
  for (let slot = 0; slot < SLOTS; slot++) if (fitsSlot(number, locomotives[slot] ?? 0)) return true
  return false
}
