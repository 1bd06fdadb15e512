/** Every card, ticket and piece is in exactly one place. */
import type { Seat } from '../../../kit/game.ts'
import { ALL_CARDS, BACKS, CARD_KINDS, COPIES, countBacks } from '../cards/cards.ts'
import { BOX, FEWEST_TRAINS, HARBOURS, ROW, SHIPS, TRAINS } from '../data/counts.ts'
import { seatsOf } from '../holdings.ts'
import { PORTS, ROUTES, TICKETS } from '../map/map.ts'
import { computeOpenings } from '../map/openings.ts'
import { IN_DECK, OFFERED, type State, UNDER } from '../state.ts'

export const invariants = (state: State): readonly string[] => [
  ...ALL_CARDS.flatMap((card) => cardFaults(state, card)),
  ...BACKS.flatMap((back) =>
    faultIf(countBacks(state.deck, back) !== state.left[back], `a deck is not ${state.left[back]}`),
  ),
  ...BACKS.flatMap((back) =>
    faultIf(state.left[back] === 0 && countBacks(state.discards, back) > 0, 'an empty deck beside discards'),
  ),
  ...faultIf(state.row.length !== ROW, 'the row is not full'),
  ...faultIf(
    [state.hands, state.known, state.blind].some(({ length }) => length !== state.seats * CARD_KINDS),
    'a hand for nobody',
  ),
  ...TICKETS.flatMap((_, ticket) => ticketFaults(state, ticket)),
  ...faultIf(
    state.holders.filter((holder) => holder === IN_DECK).length !== state.ticketsLeft,
    'the ticket deck is off',
  ),
  ...faultIf(state.under.length !== state.underBy.length, 'a ticket that nobody returned'),
  ...seatsOf(state).flatMap((seat) => seatFaults(state, seat)),
  ...ROUTES.flatMap(({ twin }, route) => faultIf(twin >= 0 && ownsBoth(state, route, twin), `both of route ${route}`)),
  ...faultIf(
    String(state.open) !== String(computeOpenings(state)),
    'the open bits do not match the routes and harbours',
  ),
  ...state.harbours.flatMap((owner, city) => faultIf(owner >= 0 && !PORTS.includes(city), 'a harbour inland')),
]

const faultIf = (wrong: boolean, what: string): readonly string[] => (wrong ? [what] : [])

const cardFaults = (state: State, card: number): readonly string[] => {
  const seats = seatsOf(state)
  const inHands = seats.reduce((sum, seat) => sum + (state.hands[seat * CARD_KINDS + card] ?? 0), 0)
  const blind = seats.reduce((sum, seat) => sum + (state.blind[seat * CARD_KINDS + card] ?? 0), 0)
  const open = state.row.filter((other) => other === card).length
  const [deck, discards] = [state.deck[card] ?? 0, state.discards[card] ?? 0]
  const found = inHands + open + deck + discards
  return [
    ...faultIf(found !== COPIES[card], `${found} of card ${card}`),
    ...faultIf(deck + blind !== state.stock[card], `card ${card} left its deck unseen`),
    ...faultIf(deck < 0 || discards < 0, `fewer than none of card ${card}`),
    ...seats.flatMap((seat) => {
      const at = seat * CARD_KINDS + card
      return faultIf((state.known[at] ?? 0) > (state.hands[at] ?? 0), `seat ${seat} is known to hold too much`)
    }),
    ...faultIf(
      seats.some((seat) => (state.hands[seat * CARD_KINDS + card] ?? 0) < 0),
      'a hand owes a card',
    ),
  ]
}

const ticketFaults = (state: State, ticket: number): readonly string[] => {
  const holder = state.holders[ticket]
  const under = state.under.filter((other) => other === ticket).length
  const offered = state.offers.filter((other) => other === ticket).length
  return faultIf(
    under !== (holder === UNDER ? 1 : 0) || offered !== (holder === OFFERED ? 1 : 0),
    `ticket ${ticket} is in two places`,
  )
}

/** GL-1.4, GL-8.3: in set-up no seat has pieces yet. */
const seatFaults = (state: State, seat: Seat): readonly string[] => {
  const placed = (kind: 'train' | 'ship'): number =>
    ROUTES.reduce((sum, route, at) => (state.owners[at] === seat && route.kind === kind ? sum + route.length : sum), 0)
  const box = state.box[seat] ?? 0
  const trains = (state.trains[seat] ?? 0) + placed('train') + box
  const ships = (state.ships[seat] ?? 0) + placed('ship') + BOX - box
  const harbours = state.harbours.filter((owner) => owner === seat).length
  const mix = state.mixes[seat] ?? 0
  return [
    ...faultIf(mix !== 0 && (mix < FEWEST_TRAINS || mix > TRAINS), `seat ${seat} chose ${mix} trains`),
    ...faultIf(
      state.turn > 0 && (trains !== TRAINS || ships !== SHIPS),
      `seat ${seat} has ${trains} trains, ${ships} ships`,
    ),
    ...faultIf(harbours > HARBOURS, `seat ${seat} has ${harbours} harbours`),
  ]
}

const ownsBoth = (state: State, route: number, twin: number): boolean =>
  (state.owners[route] ?? -1) >= 0 && state.owners[route] === state.owners[twin]
