/** Everything that the board draws, as text. */
import type { Seat } from '../../../../kit/game.ts'
import type { Message } from '../../../../kit/text.ts'
import type { WordsSection } from '../../../../web/toolkit/in-words.ts'
import { BACKS, CARD_KINDS, type Card } from '../../cards/cards.ts'
import { CITIES } from '../../data/cities.ts'
import { BOX } from '../../data/counts.ts'
import { cardName, cityName, deckName, pieceName, routeCost, routeName, say, ticketName } from '../../describe/words.ts'
import { harboursLeft } from '../../holdings.ts'
import { PORTS, ROUTES } from '../../map/map.ts'
import type { View } from '../../view.ts'
import { ticketStatus } from '../tickets/status.ts'

export const inWords = (view: View): readonly WordsSection[] => {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const sections: readonly WordsSection[] = [
    { id: 'turn', heading: say('words.turn'), items: turnLines(view) },
    { id: 'players', heading: say('board.players'), items: seats.flatMap((seat) => seatLines(view, seat)) },
    { id: 'market', heading: say('board.market'), items: marketLines(view) },
    { id: 'hand', heading: say('board.hand'), items: counted(view.hand) },
    { id: 'tickets', heading: say('words.tickets'), items: seats.flatMap((seat) => ticketLines(view, seat)) },
    { id: 'claimed', heading: say('board.routes'), items: claimedLines(view) },
    { id: 'harbours', heading: say('words.harbours'), items: harbourLines(view) },
    { id: 'open', heading: say('words.open'), items: openLines(view) },
    { id: 'known', heading: say('words.known'), items: seats.flatMap((seat) => knownLines(view, seat)) },
    { id: 'discards', heading: say('words.discards'), items: counted(view.discards) },
  ]
  return sections.filter(({ items = [] }) => items.length > 0)
}

const turnLines = (view: View): readonly Message[] => {
  if (view.end !== 'none') return [view.end === 'played' ? say('event.ended.played') : say('event.ended.standstill')]
  return [
    say('words.start', { seat: { seat: view.start } }),
    ...(view.turn === 0 ? [] : [say('words.mover', { seat: { seat: view.mover } })]),
    ...(view.last > 0 ? [say('board.last', { count: view.last })] : []),
  ]
}

const seatLines = (view: View, seat: Seat): readonly Message[] => {
  const who = { seat: { seat } }
  const { trains, ships, box } = view
  const pieces =
    view.turn === 0
      ? [view.ready[seat] === true ? say('words.ready', who) : say('words.choosing', who)]
      : [
          say('words.pieces', {
            ...who,
            trains: pieceName(0, trains[seat] ?? 0),
            ships: pieceName(1, ships[seat] ?? 0),
          }),
          say('words.box', {
            ...who,
            trains: pieceName(0, box[seat] ?? 0),
            ships: pieceName(1, BOX - (box[seat] ?? 0)),
          }),
        ]
  return [
    say('words.points', { ...who, points: view.points[seat] ?? 0 }),
    ...pieces,
    say('words.cards', { ...who, trains: view.trainCards[seat] ?? 0, ships: view.shipCards[seat] ?? 0 }),
    say('words.held', { ...who, count: view.held[seat] ?? 0 }),
    say('words.harbours.left', { ...who, count: harboursLeft(view, seat) }),
  ]
}

const marketLines = (view: View): readonly Message[] => [
  ...view.row.map((card, place) => say('board.open', { place: place + 1, card: cardName(card) })),
  ...BACKS.map((back) => say('words.deck', { deck: deckName(back), count: view.left[back] ?? 0 })),
  say('words.deck.tickets', { count: view.ticketsLeft + view.under.length }),
]

const counted = (counts: readonly number[]): readonly Message[] =>
  counts.flatMap((count, card: Card) => (count === 0 ? [] : [say('cards', { count, card: cardName(card) })]))

/** The viewer's own tickets, with what is still missing, and at the end everybody's. */
const ticketLines = (view: View, seat: Seat): readonly Message[] => {
  const ofSeat = { ...view, viewer: seat }
  return (view.tickets[seat] ?? []).map((ticket) =>
    say('words.ticket', { seat: { seat }, ticket: ticketName(ticket), state: ticketStatus(ofSeat, ticket) }),
  )
}

const claimedLines = (view: View): readonly Message[] =>
  ROUTES.flatMap((_, route) => {
    const owner = view.owners[route] ?? -1
    if (owner < 0) return []
    return [say('board.route.owned', { route: routeName(route), cost: routeCost(route), seat: { seat: owner } })]
  })

const openLines = (view: View): readonly Message[] =>
  ROUTES.flatMap((_, route) =>
    (view.owners[route] ?? -1) < 0 ? [say('board.route', { route: routeName(route), cost: routeCost(route) })] : [],
  )

const harbourLines = (view: View): readonly Message[] => {
  const built = CITIES.flatMap((_, city) => {
    const owner = view.harbours[city] ?? -1
    return owner < 0 ? [] : [say('board.port.built', { city: cityName(city), seat: { seat: owner } })]
  })
  const free = PORTS.filter((city) => (view.harbours[city] ?? -1) < 0).map(cityName)
  return free.length === 0 ? built : [...built, say('words.ports', { cities: free })]
}

/** Open cards that the seat took and has not played yet. */
const knownLines = (view: View, seat: Seat): readonly Message[] => {
  if (seat === view.viewer) return []
  const cards = counted(view.known.slice(seat * CARD_KINDS, (seat + 1) * CARD_KINDS))
  return cards.length === 0 ? [] : [say('words.known.of', { seat: { seat }, cards })]
}
