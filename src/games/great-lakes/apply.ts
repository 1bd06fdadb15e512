/** Applies moves to the state. */
import type { GameContext, Seat } from '../../kit/game.ts'
import { BACKS, type Back, CARD_KINDS, DOUBLE, LOCOMOTIVE, PLAIN, SHIP, SINGLE, SYMBOL, TRAIN } from './cards/cards.ts'
import { canDraw, clearLocomotives, drawBlind, restock, turnUp } from './cards/decks.ts'
import { MORE_TICKETS, PIECES, TRAINS } from './data/counts.ts'
import { type City, type Route, routeFacts } from './map/map.ts'
import { harbourBuilt, routeClaimed } from './map/openings.ts'
import type { Move, Pay } from './moves.ts'
import { type Event, PORT_FROM, type State } from './state.ts'
import { offerTickets, settleOffer, ticketsToDraw } from './tickets.ts'
import { beginTurn, endTurn } from './turns.ts'

export const apply = (draft: State, seat: Seat, move: Move, table: GameContext<Event>): void => {
  switch (move.kind) {
    case 'keep':
      keep(draft, seat, move.places, table)
      break
    case 'pieces':
      chooseMix(draft, seat, move.trains, table)
      break
    case 'take':
      take(draft, seat, move.place, table)
      break
    case 'blind':
      drawFromDeck(draft, seat, move.back, table)
      break
    case 'refill':
      refill(draft, seat, move.back, table)
      break
    case 'claim':
      draft.paying = move.route
      break
    case 'harbour':
      draft.paying = PORT_FROM + move.city
      break
    case 'seek':
      offerTickets(draft, seat, Math.min(MORE_TICKETS.dealt, ticketsToDraw(draft)), 'GL-6.1', table)
      break
    case 'swap':
      swap(draft, seat, move.gain, move.count, table)
      break
    case 'pay':
      pay(draft, seat, move, table)
      break
  }
}

/** GL-2.7: in set-up, choices are announced only after the last one is made. */
const keep = (draft: State, seat: Seat, places: number, table: GameContext<Event>): void => {
  if (draft.turn === 0) {
    draft.kept[seat] = places
    return
  }
  settleOffer(draft, seat, places, 'GL-6.1', table)
  endTurn(draft, false, table)
}

const chooseMix = (draft: State, seat: Seat, trains: number, table: GameContext<Event>): void => {
  draft.mixes[seat] = trains
  if (!draft.mixes.includes(0)) reveal(draft, table)
}

/** GL-2.3, GL-2.7: reveals all choices at once. Tickets go under the deck seat by seat, from the start player. */
const reveal = (draft: State, table: GameContext<Event>): void => {
  for (let step = 0; step < draft.seats; step++) {
    const seat = (draft.start + step) % draft.seats
    const trains = draft.mixes[seat]!
    draft.trains[seat] = trains
    draft.ships[seat] = PIECES - trains
    draft.box[seat] = TRAINS - trains
    table.emit({ kind: 'mustered', rule: 'GL-2.3', seat, trains, ships: PIECES - trains })
    settleOffer(draft, seat, draft.kept[seat]!, 'GL-2.2', table)
  }
  draft.kept.fill(0)
  draft.mixes.fill(0)
  beginTurn(draft, draft.start)
}

/** GL-4.2, GL-4.12: with two decks, the player names one; until then the card stays in the row. */
const take = (draft: State, seat: Seat, place: number, table: GameContext<Event>): void => {
  draft.taking = place
  if (draft.left[TRAIN] === 0) refill(draft, seat, SHIP, table)
  else if (draft.left[SHIP] === 0) refill(draft, seat, TRAIN, table)
}

const refill = (draft: State, seat: Seat, back: Back, table: GameContext<Event>): void => {
  const place = draft.taking
  const card = draft.row[place]!
  draft.taking = -1
  draft.hands[seat * CARD_KINDS + card]! += 1
  draft.known[seat * CARD_KINDS + card]! += 1
  const alone = card === LOCOMOTIVE // GL-4.3
  table.emit({ kind: 'took', rule: alone ? 'GL-4.3' : 'GL-4.1', seat, card, place })
  table.emit({ kind: 'turned', rule: 'GL-4.2', card: turnUp(draft, place, back, table), place })
  restock(draft, back, table)
  clearLocomotives(draft, table)
  if (alone) endTurn(draft, false, table)
  else countCard(draft, seat, table)
}

/** GL-4.5: a locomotive drawn blind counts as an ordinary card. */
const drawFromDeck = (draft: State, seat: Seat, back: Back, table: GameContext<Event>): void => {
  const card = drawBlind(draft, seat, back, table)
  table.emit({ kind: 'drawn', rule: 'GL-4.1', seat, back })
  table.emit({ kind: 'drew', rule: 'GL-4.1', seat, cards: [card] }, [seat])
  restock(draft, back, table)
  countCard(draft, seat, table)
}

/** GL-4.1, GL-R5: two cards, unless the first was the last one available. */
const countCard = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  draft.cards += 1
  if (draft.cards === 1 && canDraw(draft)) return
  if (draft.cards === 1) table.emit({ kind: 'stopped', rule: 'GL-4.9', seat })
  endTurn(draft, false, table)
}

/** GL-8.1: each piece costs a point. */
const swap = (draft: State, seat: Seat, gained: Back, count: number, table: GameContext<Event>): void => {
  const trains = gained === TRAIN ? count : -count
  draft.trains[seat]! += trains
  draft.ships[seat]! -= trains
  draft.box[seat]! -= trains
  draft.points[seat]! -= count
  table.emit({ kind: 'exchanged', rule: 'GL-8.1', seat, gained, count })
  endTurn(draft, true, table)
}

/** GL-4.7: the whole payment is discarded before a deck is rebuilt. */
const pay = (draft: State, seat: Seat, paid: Pay, table: GameContext<Event>): void => {
  const { paying } = draft
  spend(draft, seat, PLAIN + paid.colour, paid.plain)
  spend(draft, seat, SYMBOL + paid.colour, paid.symbol)
  spend(draft, seat, SINGLE + paid.colour, paid.single)
  spend(draft, seat, DOUBLE + paid.colour, paid.double)
  spend(draft, seat, LOCOMOTIVE, paid.locomotive)
  if (paying >= PORT_FROM) build(draft, seat, paying - PORT_FROM, paid, table)
  else claim(draft, seat, paying, paid, table)
  for (const back of BACKS) restock(draft, back, table)
  endTurn(draft, false, table)
}

const spend = (draft: State, seat: Seat, card: number, count: number): void => {
  if (count === 0) return
  const at = seat * CARD_KINDS + card
  draft.hands[at]! -= count
  draft.known[at] = Math.max(0, draft.known[at]! - count)
  draft.discards[card]! += count
}

const claim = (draft: State, seat: Seat, route: Route, paid: Pay, table: GameContext<Event>): void => {
  const { kind, length, points } = routeFacts(route)
  draft.owners[route] = seat
  routeClaimed(draft, seat, route)
  if (kind === 'train') draft.trains[seat]! -= length
  else draft.ships[seat]! -= length
  draft.points[seat]! += points
  table.emit({ kind: 'claimed', rule: 'GL-5.1', seat, route, paid, points })
}

const build = (draft: State, seat: Seat, city: City, paid: Pay, table: GameContext<Event>): void => {
  draft.harbours[city] = seat
  harbourBuilt(draft, seat, city)
  table.emit({ kind: 'built', rule: 'GL-7.7', seat, city, paid })
}
