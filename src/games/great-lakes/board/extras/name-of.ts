/** Choices whose move names only a place on the table, with the cards that lie there. */
import type { Message } from '../../../../kit/text.ts'
import type { Choice } from '../../../../wire/host.ts'
import { cardName, ticketName } from '../../describe/words.ts'
import { parse, placesIn } from '../../moves.ts'
import type { View } from '../../view.ts'

export const nameOf = (
  { notation, label: { params } }: Pick<Choice, 'notation' | 'label'>,
  view: View,
): Message | null => {
  const move = parse(notation)
  if (move?.kind === 'take') {
    const card = view.row[move.place]
    return card === undefined ? null : { id: 'move.take.card', params: { ...params, card: cardName(card) } }
  }
  if (move?.kind !== 'keep') return null
  const tickets = placesIn(move.places).flatMap((place) => view.offer.slice(place, place + 1))
  return { id: 'move.keep.tickets', params: { ...params, tickets: tickets.map(ticketName) } }
}
