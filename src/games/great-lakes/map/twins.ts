/** GL-5.6: double routes. */
import type { Seat } from '../../../kit/game.ts'
import { PLAYERS_FOR_BOTH } from '../data/counts.ts'
import { ROUTES, type Route } from './map.ts'

interface RouteOwners {
  readonly seats: number
  readonly owners: readonly number[]
}

/** A player never owns both, and with two or three players the other is closed to all. */
export const closedByTwin = ({ seats, owners }: RouteOwners, seat: Seat, route: Route): boolean => {
  const twin = ROUTES[route]!.twin
  if (twin < 0) return false
  const owner = owners[twin]!
  return owner >= 0 && (owner === seat || seats < PLAYERS_FOR_BOTH)
}
