/** Whose decision is open, and the moves of that seat: the only definition of what is legal. */
import type { Seat } from '../../kit/game.ts'
import { BACKS, type Back, LOCOMOTIVE, SHIP, TRAIN } from './cards.ts'
import { BOX, FIRST_TICKETS, IDLE_ROUNDS, MORE_TICKETS, OFFER, ROW } from './data/counts.ts'
import { canDraw } from './decks.ts'
import { shipsInBox } from './holdings.ts'
import { BLIND, KEEP, type Keep, MIX, type Move, placesIn, REFILL, SEEK, SWAP, TAKE } from './moves.ts'
import { MOVES_OF_WORD, WORDS } from './openings.ts'
import { payable, payments } from './payments.ts'
import type { State } from './state.ts'
import { ticketsToDraw } from './tickets.ts'

/** GL-2.4: in set-up all who are not done with both choices; then the player in turn. */
export const toAct = (state: State): readonly Seat[] => {
  if (state.end !== 'none') return []
  if (state.turn > 0) return ONE[state.mover]!
  const open: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) if (state.mixes[seat] === 0) open.push(seat)
  return open
}

const ONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]

/** The decision that is open for a seat to act, as the rules call it (§12). */
export type Decision = 'tickets' | 'pieces' | 'act' | 'refill' | 'second' | 'pay'

export const decisionOf = (state: State, seat: Seat): Decision => {
  if (state.turn === 0) return state.kept[seat] === 0 ? 'tickets' : 'pieces'
  if (state.offers[seat * OFFER]! >= 0) return 'tickets'
  if (state.taking >= 0) return 'refill'
  if (state.paying >= 0) return 'pay'
  return state.cards > 0 ? 'second' : 'act'
}

export const legal = (state: State, seat: Seat): readonly Move[] => {
  if (state.end !== 'none') return []
  if (state.turn === 0 ? state.mixes[seat] !== 0 : state.mover !== seat) return []
  switch (decisionOf(state, seat)) {
    case 'tickets':
      return keeps(state, seat)
    case 'pieces':
      return MIX
    case 'act':
      return actions(state, seat)
    case 'refill':
      return REFILL
    case 'second':
      return secondCards(state)
    case 'pay':
      return payments(state)
  }
}

/** A move that draws, or that may show its mover something: others' choices, tickets, or that the next is skipped. */
export const final = (state: State, _seat: Seat, move: Move): boolean => {
  switch (move.kind) {
    case 'pieces':
      return toAct(state).length === 1 // GL-2.3: the last to choose reveals all
    case 'take':
      return state.left[TRAIN] === 0 || state.left[SHIP] === 0 // GL-4.12: no deck to name
    case 'blind':
    case 'refill':
    case 'seek':
      return true
    case 'claim':
    case 'harbour':
      return false
    case 'pay':
      return state.last === 1
    case 'keep':
      return state.turn > 0 && (state.last === 1 || !canDraw(state))
    case 'swap':
      return state.last === 1 || state.idle + 1 === IDLE_ROUNDS * state.seats || !canDraw(state)
  }
}

/** GL-3.2: is there anything that the seat could do? What all can see is looked at first. */
export const canAct = (state: State, seat: Seat): boolean =>
  canDraw(state) || ticketsToDraw(state) > 0 || canSwap(state, seat) || actions(state, seat).length > 0

/** GL-8.1: how many pieces with this back can be gained. */
const swapMost = (state: State, seat: Seat, gained: Back): number =>
  gained === TRAIN
    ? Math.min(state.ships[seat]!, state.box[seat]!)
    : Math.min(state.trains[seat]!, shipsInBox(state, seat))

const canSwap = (state: State, seat: Seat): boolean => BACKS.some((back) => swapMost(state, seat, back) > 0)

/** By number of tickets offered: the choices there are in set-up, and later. */
const choicesOf = (least: number): readonly (readonly Keep[])[] =>
  Array.from({ length: OFFER + 1 }, (_, offered) =>
    KEEP.filter(({ places }) => places < 2 ** offered && placesIn(places).length >= least),
  )
const FIRST_CHOICES = choicesOf(FIRST_TICKETS.least)
const MORE_CHOICES = choicesOf(MORE_TICKETS.least)

/** GL-2.2, GL-6.1 */
const keeps = (state: State, seat: Seat): readonly Keep[] => {
  let offered = 0
  while (offered < OFFER && state.offers[seat * OFFER + offered]! >= 0) offered += 1
  return state.turn === 0 ? FIRST_CHOICES[offered]! : MORE_CHOICES[offered]!
}

const DRAWS: readonly Move[] = [...TAKE, ...BLIND]

/** By bits: the cards that may be drawn. */
const DRAWS_OF: readonly (readonly Move[])[] = Array.from({ length: 2 ** DRAWS.length }, (_, bits) =>
  DRAWS.filter((_, at) => (bits >> at) % 2 === 1),
)
const OPEN_BITS = 2 ** TAKE.length - 1

/** Bits of the decks that have cards. */
const deckBits = ({ left }: State): number => (left[TRAIN]! > 0 ? 1 : 0) | (left[SHIP]! > 0 ? 2 : 0)

/** By bits of the decks: what may be drawn first; nothing without a card to replace one from the row (GL-4.10). */
const FIRST_DRAWS = Array.from({ length: 2 ** BLIND.length }, (_, decks) =>
  decks === 0 ? [] : DRAWS_OF[OPEN_BITS | (decks << TAKE.length)]!,
)

/** By bits of the decks: scratch of the list below, which always begins alike. A new list would have to grow each time. */
const SCRATCH: readonly Move[][] = FIRST_DRAWS.map((draws) => [...draws, ...Array<Move>(256).fill(SEEK)])

/** By most trains, then most ships that can be gained: all swaps. */
const SWAPS = Array.from({ length: (BOX + 1) ** 2 }, (_, most): readonly Move[] => [
  ...SWAP[TRAIN]!.slice(0, Math.floor(most / (BOX + 1))),
  ...SWAP[SHIP]!.slice(0, most % (BOX + 1)),
])

/** GL-3.1: the five kinds of turn. */
const actions = (state: State, seat: Seat): readonly Move[] => {
  const decks = deckBits(state)
  const list = SCRATCH[decks]!
  let length = addOpenings(list, FIRST_DRAWS[decks]!.length, state, seat)
  if (ticketsToDraw(state) > 0) list[length++] = SEEK
  const swaps = SWAPS[swapMost(state, seat, TRAIN) * (BOX + 1) + swapMost(state, seat, SHIP)]!
  for (let at = 0; at < swaps.length; at++) list[length++] = swaps[at]!
  return list.slice(0, length)
}

/** Claims and harbours: those that the seat may still make and can pay. */
const addOpenings = (list: Move[], from: number, state: State, seat: Seat): number => {
  const words = payable(state, seat)
  let length = from
  for (let word = 0; word < WORDS; word++) {
    const moves = MOVES_OF_WORD[word]!
    let bits = words[word]! & state.open[seat * WORDS + word]!
    for (; bits !== 0; bits &= bits - 1) list[length++] = moves[31 - Math.clz32(bits & -bits)]!
  }
  return length
}

/** GL-4.4, GL-4.11: anything but an open locomotive. */
const secondCards = (state: State): readonly Move[] => {
  let bits = deckBits(state) << TAKE.length
  for (let place = 0; place < ROW; place++) if (state.row[place] !== LOCOMOTIVE) bits |= 1 << place
  return DRAWS_OF[bits]!
}
