/** Every card, ticket and piece is in exactly one place. */
import { same } from '../../../../test/kit/same.ts'
import type { Seat } from '../../../kit/game.ts'
import { ALL_CARDS, BACKS, CARD_KINDS, COPIES, countBacks } from '../cards/cards.ts'
import { BOX, FEWEST_TRAINS, HARBOURS, ROW, SHIPS, TRAINS } from '../data/counts.ts'
import { seatsOf } from '../holdings.ts'
import { PORTS, ROUTES, TICKETS } from '../map/map.ts'
import { computeOpenings } from '../map/openings.ts'
import { IN_DECK, OFFERED, type State, UNDER } from '../state.ts'

/** Laws ask this of every position for every viewer, so it makes no lists while nothing is wrong. */
export const invariants = (state: State): readonly string[] => {
  const wrong: string[] = []
  const check = (isRight: boolean, what: string): void => void (isRight || wrong.push(what))
  const seats = seatsOf(state)
  for (const card of ALL_CARDS) checkCard(state, card, seats, wrong)
  for (const back of BACKS) {
    const left = state.left[back]
    if (countBacks(state.deck, back) !== left) wrong.push(`a deck is not ${left}`)
    check(left !== 0 || countBacks(state.discards, back) === 0, 'an empty deck beside discards')
  }
  check(state.row.length === ROW, 'the row is not full')
  check(
    [state.hands, state.known, state.blind].every(({ length }) => length === state.seats * CARD_KINDS),
    'a hand for nobody',
  )
  const [under, offered] = [timesOf(state.under), timesOf(state.offers)]
  for (let ticket = 0; ticket < TICKETS.length; ticket++) {
    const holder = state.holders[ticket]
    const isInOnePlace =
      under[ticket] === (holder === UNDER ? 1 : 0) && offered[ticket] === (holder === OFFERED ? 1 : 0)
    if (!isInOnePlace) wrong.push(`ticket ${ticket} is in two places`)
  }
  check(count(state.holders, IN_DECK) === state.ticketsLeft, 'the ticket deck is off')
  check(state.under.length === state.underBy.length, 'a ticket that nobody returned')
  for (const seat of seats) wrong.push(...seatFaults(state, seat))
  for (let route = 0; route < ROUTES.length; route++) {
    if (ownsBoth(state, route, ROUTES[route]?.twin ?? -1)) wrong.push(`both of route ${route}`)
  }
  check(same(state.open, computeOpenings(state)), 'the open bits do not match the routes and harbours')
  state.harbours.forEach((owner, city) => {
    check(owner < 0 || PORTS.includes(city), 'a harbour inland')
  })
  return wrong
}

const faultIf = (wrong: boolean, what: string): readonly string[] => (wrong ? [what] : [])

/** How often a value is in a list. */
const count = (list: readonly number[], value: number): number => {
  let found = 0
  for (const other of list) if (other === value) found += 1
  return found
}

const checkCard = (state: State, card: number, seats: readonly Seat[], wrong: string[]): void => {
  let [inHands, blind, owing] = [0, 0, 0]
  for (const seat of seats) {
    const at = seat * CARD_KINDS + card
    const held = state.hands[at] ?? 0
    inHands += held
    blind += state.blind[at] ?? 0
    if (held < 0) owing += 1
    if ((state.known[at] ?? 0) > held) wrong.push(`seat ${seat} is known to hold too much`)
  }
  const [deck, discards] = [state.deck[card] ?? 0, state.discards[card] ?? 0]
  const found = inHands + count(state.row, card) + deck + discards
  if (found !== COPIES[card]) wrong.push(`${found} of card ${card}`)
  if (deck + blind !== state.stock[card]) wrong.push(`card ${card} left its deck unseen`)
  if (deck < 0 || discards < 0) wrong.push(`fewer than none of card ${card}`)
  if (owing > 0) wrong.push('a hand owes a card')
}

/** By ticket: how often it is in a list. */
const timesOf = (list: readonly number[]): readonly number[] => {
  const times = TICKETS.map(() => 0)
  for (const ticket of list) if (ticket >= 0) times[ticket] = (times[ticket] ?? 0) + 1
  return times
}

/** GL-1.4, GL-8.3: in set-up no seat has pieces yet. */
const seatFaults = (state: State, seat: Seat): readonly string[] => {
  const placed = (kind: 'train' | 'ship'): number =>
    ROUTES.reduce((sum, route, at) => (state.owners[at] === seat && route.kind === kind ? sum + route.length : sum), 0)
  const box = state.box[seat] ?? 0
  const trains = (state.trains[seat] ?? 0) + placed('train') + box
  const ships = (state.ships[seat] ?? 0) + placed('ship') + BOX - box
  const harbours = count(state.harbours, seat)
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
  twin >= 0 && (state.owners[route] ?? -1) >= 0 && state.owners[route] === state.owners[twin]
