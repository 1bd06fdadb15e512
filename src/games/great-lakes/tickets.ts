/** GL-2.2, GL-6.1: tickets are dealt from the top of their deck; those not kept go under it. */
import type { GameContext, Seat } from '../../kit/game.ts'
import { OFFER } from './data/counts.ts'
import type { Ticket } from './map/map.ts'
import { type Event, IN_DECK, OFFERED, type State, UNDER } from './state.ts'

/** How many tickets can be drawn: those never dealt, and those returned. */
export const ticketsToDraw = (state: Pick<State, 'ticketsLeft' | 'under'>): number =>
  state.ticketsLeft + state.under.length

export const offerTickets = (
  draft: State,
  seat: Seat,
  count: number,
  rule: 'GL-2.2' | 'GL-6.1',
  table: GameContext<Event>,
): void => {
  const tickets: Ticket[] = []
  for (let at = 0; at < count; at++) {
    const ticket = topTicket(draft, table)
    draft.holders[ticket] = OFFERED
    draft.offers[seat * OFFER + at] = ticket
    tickets.push(ticket)
  }
  table.emit({ kind: 'sought', rule, seat, count })
  table.emit({ kind: 'offered', rule, seat, tickets }, [seat])
}

/** Keeps the tickets at these indices and puts the others under the deck, in the order dealt (GL-2.7). */
export const settleOffer = (
  draft: State,
  seat: Seat,
  places: number,
  rule: 'GL-2.2' | 'GL-6.1',
  table: GameContext<Event>,
): void => {
  const kept: Ticket[] = []
  const returned: Ticket[] = []
  for (let place = 0; place < OFFER; place++) {
    const ticket = draft.offers[seat * OFFER + place] ?? -1
    if (ticket < 0) continue
    draft.offers[seat * OFFER + place] = -1
    if (((places >> place) & 1) === 1) {
      draft.holders[ticket] = seat
      kept.push(ticket)
      continue
    }
    draft.holders[ticket] = UNDER
    draft.under.push(ticket)
    draft.underBy.push(seat)
    draft.returned[ticket] = (draft.returned[ticket] ?? 0) | (1 << seat)
    returned.push(ticket)
  }
  table.emit({ kind: 'kept', rule, seat, count: kept.length, returned: returned.length })
  table.emit({ kind: 'chose', rule, seat, kept, returned }, [seat])
}

const topTicket = (draft: State, table: GameContext<Event>): Ticket => {
  if (draft.ticketsLeft === 0) {
    draft.underBy.shift()
    return draft.under.shift() ?? -1
  }
  let index = table.draw('tickets', draft.ticketsDrawn, draft.ticketsLeft)
  draft.ticketsDrawn += 1
  draft.ticketsLeft -= 1
  let ticket = -1
  while (index >= 0) index -= draft.holders[++ticket] === IN_DECK ? 1 : 0
  return ticket
}
