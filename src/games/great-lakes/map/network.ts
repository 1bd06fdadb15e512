/** GL-6.2: which cities a seat's routes connect. */
import type { Seat } from '../../../kit/game.ts'
import { CITIES } from '../data/cities.ts'
import { ROUTES, TICKETS, type Ticket } from './map.ts'

/** By city: an id shared by the cities that the seat's routes connect. */
export type Connected = Int8Array

/** Trains and ships mixed; junctions connect the routes that meet there (GL-6.4). */
export const connectedBy = (state: { readonly owners: readonly number[] }, seat: Seat): Connected => {
  const root = Int8Array.from(CITIES, (_, city) => city)
  for (let route = 0; route < ROUTES.length; route++) {
    if (state.owners[route] !== seat) continue
    const { a, b } = ROUTES[route]!
    const [from, to] = [root[a]!, root[b]!]
    if (from !== to) for (let city = 0; city < root.length; city++) if (root[city] === from) root[city] = to
  }
  return root
}

export const isCompleted = (joined: Connected, ticket: Ticket): boolean =>
  joined[TICKETS[ticket]!.a] === joined[TICKETS[ticket]!.b]
