/** Queries about a seat's cards, tickets and pieces. */
import type { Seat } from '../../kit/game.ts'
import { CARD_KINDS } from './cards/cards.ts'
import { BOX, HARBOURS, OFFER } from './data/counts.ts'
import { type City, ROUTES_AT, type Ticket } from './map/map.ts'
import type { State } from './state.ts'

export { seatsOf } from '../../kit/match.ts'

/** By card: the seat's hand. */
export const handOf = (state: Pick<State, 'hands'>, seat: Seat): readonly number[] =>
  state.hands.slice(seat * CARD_KINDS, (seat + 1) * CARD_KINDS)

export const ticketsOf = (state: Pick<State, 'holders'>, seat: Seat): readonly Ticket[] => {
  const tickets: Ticket[] = []
  for (let ticket = 0; ticket < state.holders.length; ticket++) if (state.holders[ticket] === seat) tickets.push(ticket)
  return tickets
}

/** The tickets that the seat may choose from now, in the order dealt. */
export const offerOf = (state: Pick<State, 'offers'>, seat: Seat): readonly Ticket[] => {
  const first = seat * OFFER
  let count = 0
  while (count < OFFER && (state.offers[first + count] ?? -1) >= 0) count += 1
  return state.offers.slice(first, first + count)
}

/** GL-8.3: the box always holds fifteen pieces, so those that are not trains are ships. */
export const shipsInBox = (state: Pick<State, 'box'>, seat: Seat): number => BOX - (state.box[seat] ?? 0)

/** GL-9.4: trains and ships, not harbours. */
export const piecesOf = (state: Pick<State, 'trains' | 'ships'>, seat: Seat): number =>
  (state.trains[seat] ?? 0) + (state.ships[seat] ?? 0)

export const harboursLeft = (state: { readonly harbours: readonly number[] }, seat: Seat): number => {
  let left = HARBOURS
  for (const owner of state.harbours) if (owner === seat) left -= 1
  return left
}

/** GL-7.2 */
export const hasRouteAt = (state: { readonly owners: readonly number[] }, seat: Seat, city: City): boolean => {
  for (const route of ROUTES_AT[city] ?? []) if (state.owners[route] === seat) return true
  return false
}
