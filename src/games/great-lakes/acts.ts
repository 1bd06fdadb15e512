/** GL-3.1: the moves a seat can make in its turn: draw, claim, build, draw tickets, exchange; all together or by kind. */
import type { Seat } from '../../kit/game.ts'
import { type Back, LOCOMOTIVE, SHIP, TRAIN } from './cards/cards.ts'
import { payable } from './cards/payments.ts'
import { BOX, ROW } from './data/counts.ts'
import { shipsInBox } from './holdings.ts'
import { HARBOURS_WORD, MOVES_OF_WORD, WORDS } from './map/openings.ts'
import { BLIND, type Move, SEEK, SWAP, TAKE } from './moves.ts'
import type { State } from './state.ts'
import { ticketsToDraw } from './tickets.ts'

export type ActionKind = Move['kind']

/** The items of a list whose bits are set. */
const subsetsByBits = <Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] =>
  Array.from({ length: 2 ** things.length }, (_, bits) => things.filter((_, at) => (bits >> at) % 2 === 1))

const DRAWS = subsetsByBits<Move>([...TAKE, ...BLIND])
const OPEN_BITS = 2 ** TAKE.length - 1

/** One bit for each deck that has cards. */
const deckBits = ({ left }: State): number => (left[TRAIN]! > 0 ? 1 : 0) | (left[SHIP]! > 0 ? 2 : 0)

/** By deck bits: the possible first draws. Taking an open card needs a card to replace it (GL-4.10). */
const FIRST_DRAWS = [0, 1, 2, 3].map((decks) => (decks === 0 ? 0 : OPEN_BITS | (decks << TAKE.length)))

/** GL-4.4, GL-4.11: the possible second draws: everything except an open locomotive. */
const secondDraws = (state: State): number => {
  let bits = deckBits(state) << TAKE.length
  for (let place = 0; place < ROW; place++) if (state.row[place] !== LOCOMOTIVE) bits |= 1 << place
  return bits
}

const drawBits = (state: State): number => (state.cards > 0 ? secondDraws(state) : FIRST_DRAWS[deckBits(state)]!)

export const draws = (state: State): readonly Move[] => DRAWS[drawBits(state)]!
export const takes = (state: State): readonly Move[] => DRAWS[drawBits(state) & OPEN_BITS]!
export const blinds = (state: State): readonly Move[] => DRAWS[drawBits(state) & ~OPEN_BITS]!

/** By the most trains, then the most ships that can be gained: all exchanges. */
const SWAPS = Array.from({ length: (BOX + 1) ** 2 }, (_, most): readonly Move[] => [
  ...SWAP[TRAIN]!.slice(0, Math.floor(most / (BOX + 1))),
  ...SWAP[SHIP]!.slice(0, most % (BOX + 1)),
])

export const swaps = (state: State, seat: Seat): readonly Move[] =>
  SWAPS[mostExchanged(state, seat, TRAIN) * (BOX + 1) + mostExchanged(state, seat, SHIP)]!

/** GL-8.1: how many pieces of this kind (train or ship) the seat can gain. */
const mostExchanged = (state: State, seat: Seat, gained: Back): number =>
  gained === TRAIN
    ? Math.min(state.ships[seat]!, state.box[seat]!)
    : Math.min(state.trains[seat]!, shipsInBox(state, seat))

/** By deck bits: reused buffers for the lists below, which start with the draws. A new list would have to grow each time. */
const BUFFERS = FIRST_DRAWS.map((bits): Move[] => [...DRAWS[bits]!, ...Array<Move>(256).fill(SEEK)])

export const actions = (state: State, seat: Seat): readonly Move[] => {
  const decks = deckBits(state)
  const list = BUFFERS[decks]!
  let length = addOpenings(list, DRAWS[FIRST_DRAWS[decks]!]!.length, state, seat, 0, WORDS)
  if (ticketsToDraw(state) > 0) list[length++] = SEEK
  const exchanges = swaps(state, seat)
  for (let at = 0; at < exchanges.length; at++) list[length++] = exchanges[at]!
  return list.slice(0, length)
}

/** The claims and harbours whose bits are set in these words: those that are open to the seat and that it can pay. */
const addOpenings = (list: Move[], from: number, state: State, seat: Seat, first: number, beyond: number): number => {
  const words = payable(state, seat)
  let length = from
  for (let word = first; word < beyond; word++) {
    const moves = MOVES_OF_WORD[word]!
    let bits = words[word]! & state.open[seat * WORDS + word]!
    for (; bits !== 0; bits &= bits - 1) list[length++] = moves[31 - Math.clz32(bits & -bits)]!
  }
  return length
}

const openings = (state: State, seat: Seat, first: number, beyond: number): readonly Move[] => {
  const list = BUFFERS[0]!
  return list.slice(0, addOpenings(list, 0, state, seat, first, beyond))
}

export const claims = (state: State, seat: Seat): readonly Move[] => openings(state, seat, 0, HARBOURS_WORD)
export const harbours = (state: State, seat: Seat): readonly Move[] => openings(state, seat, HARBOURS_WORD, WORDS)

const KINDS = subsetsByBits<ActionKind>(['take', 'blind', 'claim', 'harbour', 'seek', 'swap'])

/** The kinds that have moves, in the order of `acts`. After the first card, only draws are left. */
export const kindsOfAction = (state: State, seat: Seat): readonly ActionKind[] => {
  const cards = drawBits(state)
  const bits = ((cards & OPEN_BITS) === 0 ? 0 : 1) | (cards <= OPEN_BITS ? 0 : 2)
  return KINDS[state.cards > 0 ? bits : bits | otherKinds(state, seat)]!
}

/** The last four of `KINDS`. */
const otherKinds = (state: State, seat: Seat): number => {
  const words = payable(state, seat)
  let claimable = 0
  for (let word = 0; word < HARBOURS_WORD; word++) claimable |= words[word]! & state.open[seat * WORDS + word]!
  const buildable = words[HARBOURS_WORD]! & state.open[seat * WORDS + HARBOURS_WORD]!
  const exchanges = mostExchanged(state, seat, TRAIN) + mostExchanged(state, seat, SHIP)
  return (
    (claimable === 0 ? 0 : 4) |
    (buildable === 0 ? 0 : 8) |
    (ticketsToDraw(state) === 0 ? 0 : 16) |
    (exchanges === 0 ? 0 : 32)
  )
}
