/** How far a ticket of the viewer is. */
import type { Message } from '../../../../kit/text.ts'
import { say as word } from '../../describe/words.ts'
import { cheapest, costsFor, FAR } from '../../map/distance.ts'
import { type Ticket, ticketFacts } from '../../map/map.ts'
import type { View } from '../../view.ts'

/** The spaces still to claim: 0 when completed, `FAR` when impossible. */
export const spacesToGo = (view: View, ticket: Ticket): number => {
  const { a, b } = ticketFacts(ticket)
  const seat = view.viewer === 'watcher' ? -1 : view.viewer
  return cheapest(costsFor(view, seat), a, b).cost
}

export const ticketStatus = (view: View, ticket: Ticket): Message => {
  const cost = spacesToGo(view, ticket)
  if (cost === 0) return word('board.ticket.done')
  return cost >= FAR ? word('board.ticket.lost') : word('board.ticket.open', { count: cost })
}
