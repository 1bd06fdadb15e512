/** What a move does. */
import type { Seat, Table } from '../../kit/game.ts'
import * as C from './cells.ts'
import { countBuild, countIndustry, countStep } from './counting.ts'
import { GAPS, ROUTES } from './data/board.ts'
import { BONUS_CARDS, CARDS, INSTEAD_OF_END_CARD, TOKENS } from './data/cards.ts'
import { PASS_POINTS } from './data/counts.ts'
import {
  add,
  addOnMat,
  carry,
  GAIN,
  lookAtFields,
  note,
  placeToken,
  score,
  stepMarker,
  stepTrack,
  takeInHand,
} from './effects.ts'
import type { Event } from './events.ts'
import { answers } from './legal.ts'
import type { Move } from './moves.ts'
import { readingOn } from './parts.ts'
import { endTurn } from './round.ts'
import { pileNow, type State } from './state.ts'
import { factoriesBuilt } from './yard.ts'

export const apply = (draft: State, seat: Seat, move: Move, table: Table<Event>): void => {
  // Whoever passes has nothing half done that others must not see.
  if (draft.before.length === 0 && move.kind !== 'pass') draft.before = draft.cells.slice()
  perform(draft, seat, move, table)
  settle(draft, table)
}

/** RR §16: a decision with a single answer is not asked, except for a turn. */
const settle = (draft: State, table: Table<Event>): void => {
  for (;;) {
    const waits = draft.cells[C.WAITS]!
    if (waits === C.PENDING.turn || waits === C.PENDING.over) return
    const mover = draft.cells[C.MOVER]!
    const list = answers(draft, mover, 2)
    if (list.length !== 1) return
    perform(draft, mover, list[0]!, table)
  }
}

const perform = (draft: State, seat: Seat, move: Move, table: Table<Event>): void => {
  const { cells } = draft
  switch (move.kind) {
    case 'bonus':
      cells[C.BONUS_LEFT]! &= ~(1 << move.card)
      note(draft, 'picked', move.card)
      carryOut(draft, () => carry(draft, seat, BONUS_CARDS[move.card]!.effect, PRINTED))
      break
    case 'place':
      cells[C.CHOSEN] = move.space
      cells[C.WAITS] = C.PENDING.pay
      break
    case 'pass':
      pass(draft, seat, table)
      break
    case 'pay':
      pay(draft, seat, move.pile)
      break
    case 'swap':
      swap(draft, seat, move.space)
      break
    case 'step':
      cells[countStep(draft, seat, move.route, move.colour)]! -= 1
      stepTrack(draft, seat, move.route, move.colour)
      break
    case 'advance':
      cells[countIndustry(draft)]! -= 1
      stepMarker(draft, seat, move.marker)
      break
    case 'build':
      build(draft, seat, move.what)
      break
    case 'token':
      placeToken(draft, seat, move.token)
      carry(draft, seat, TOKENS[move.token]!.effect, GAIN)
      break
    case 'more':
      cells[C.FOURTH_OWED]! -= 1
      carry(draft, seat, MORE_OF[move.what], GAIN)
      break
    case 'lay':
      lay(draft, seat, move.slot)
      break
    case 'return':
      giveBack(draft, cells[C.HAND]!, 0)
      endChain(draft, seat)
      break
    case 'pick':
      pick(draft, seat, move.number)
      break
    case 'replace':
      giveBack(draft, cells[C.mat(seat) + C.GAP + move.gap]!, 1)
      found(draft, seat, cells[C.PIECE]!, move.gap)
      break
    case 'again':
      note(draft, 'repeated', move.space, 0, engineerAt(draft, move.space))
      carryOut(draft, () => actOn(draft, seat, move.space))
      break
    case 'card':
      cells[C.CARDS_LEFT]! &= ~(1 << move.card)
      note(draft, 'drew', move.card)
      carryOut(draft, () => carry(draft, seat, CARDS[move.card]!.effect, PRINTED))
      break
    case 'skip':
      cells[C.WAITS] = C.PENDING.do
      break
    case 'done':
      closeList(draft, seat, table)
      break
    case 'keep':
      keep(draft, seat, move.card, table)
      break
    case 'points':
      score(draft, seat, 'ten', INSTEAD_OF_END_CARD)
      note(draft, 'declined', INSTEAD_OF_END_CARD)
      endCardSettled(draft, table)
      break
    case 'relocate':
      relocate(draft, seat, move.space)
      break
    case 'stay':
      note(draft, 'stayed', cells[C.DURING] === C.WITHIN.underTwo ? 2 : 1)
      endTurn(draft, table)
      break
  }
}

const PRINTED = { printed: true, tally: 'engineer' } as const
const OPTIONAL = { printed: false, tally: 'engineer' } as const

/** RR-13.2: the parts of the card that may be had a second time. */
const MORE_OF = {
  doubler: [['doubler', 1]],
  industry: [['industry', 1]],
  black: [['steps', 'black', 1]],
} as const

/** The open list goes on, unless what is carried out asks for something first (RR-2.10). */
const carryOut = (draft: State, work: () => void): void => {
  draft.cells[C.WAITS] = C.PENDING.do
  work()
}

/** RR-2.4: spaces of the board and public engineers in full, own engineers as far as one likes. */
const actOn = (draft: State, seat: Seat, space: C.SpaceNo): void =>
  carry(draft, seat, readingOn(draft, space).effect, space > C.OWN_ENGINEER ? OPTIONAL : PRINTED)

const engineerAt = (state: State, space: C.SpaceNo): number => {
  if (space > C.OWN_ENGINEER) return C.engineerOn(space)
  return space === C.E2 || space === C.E3 ? C.publicEngineer(state, space) : 0
}

/** RR-2.6: points by the place in this round's order. */
const pass = (draft: State, seat: Seat, table: Table<Event>): void => {
  const points = PASS_POINTS[draft.cells[C.PLACE]!] ?? 0
  draft.cells[C.mat(seat) + C.PASSED] = 1
  score(draft, seat, 'pass', points)
  note(draft, 'passed', points)
  endTurn(draft, table)
}

const pay = (draft: State, seat: Seat, pile: C.Pile): void => {
  const space = draft.cells[C.CHOSEN]!
  addOnMat(draft, seat, C.WORKERS, -pile.workers)
  addOnMat(draft, seat, C.TEMPORARY, -pile.temporary)
  addOnMat(draft, seat, C.BLACK, -pile.black)
  addOnMat(draft, seat, C.COINS, -pile.coins)
  note(draft, 'placed', space, C.pileOf(pile), engineerAt(draft, space))
  const mustSwap = (space === C.P1 || space === C.P2) && pile.temporary + pile.coins > 0
  put(draft, seat, space, C.pileOf(pile))
  if (mustSwap) draft.cells[C.WAITS] = C.PENDING.swap
  else land(draft, seat, space, pile.black)
}

/** RR-2.3: who stands there, and with what. */
const put = (draft: State, seat: Seat, space: C.SpaceNo, pile: number): void => {
  if (space === C.T12) {
    add(draft, C.PILE12 + seat, pile)
    return
  }
  draft.cells[C.OWNER + space] = seat + 1
  draft.cells[C.PILE + space] = pile
}

/** The action, and RR-9.1: the black worker's step where the printed action moves black. */
const land = (draft: State, seat: Seat, space: C.SpaceNo, black: number): void => {
  if (black > 0 && readingOn(draft, space).black) add(draft, C.GAINS + C.ENTRY.black, 1)
  carryOut(draft, () => actOn(draft, seat, space))
}

const ONE_WORKER = 1

/** RR-10.2: the coin or temporary worker changes places with a worker of the own colour. */
const swap = (draft: State, seat: Seat, space: C.SpaceNo): void => {
  const chosen = draft.cells[C.CHOSEN]!
  const pile = draft.cells[C.PILE + chosen]!
  add(draft, space === C.T12 ? C.PILE12 + seat : C.PILE + space, pile - ONE_WORKER)
  draft.cells[C.PILE + chosen] = ONE_WORKER
  note(draft, 'swapped', space, pile)
  land(draft, seat, chosen, 0)
}

/** RR-5.1, RR-6.1 */
const build = (draft: State, seat: Seat, what: 'locomotive' | 'factory'): void => {
  draft.cells[countBuild(draft, seat, what)]! -= 1
  if (what === 'locomotive') takeInHand(draft, takeLowest(draft), 1)
  else draft.cells[C.WAITS] = C.PENDING.factory
}

const takeLowest = (draft: State): number => {
  const number = C.lowest(draft)
  draft.cells[C.STACK + number]! -= 1
  return number
}

/** RR-5.3, RR-5.4 */
const lay = (draft: State, seat: Seat, slot: number): void => {
  const at = C.mat(seat) + C.SLOT + slot
  const there = draft.cells[at]!
  note(draft, 'laid', draft.cells[C.HAND]!, slot)
  draft.cells[at] = draft.cells[C.HAND]!
  if (there === 0) endChain(draft, seat)
  else takeInHand(draft, there, 0)
}

/** RR-5.6: it lies open, its factory side up. */
const giveBack = (draft: State, number: number, asFactory: 0 | 1): void => {
  draft.cells[C.RETURNED + number]! += 1
  note(draft, 'returned', number, asFactory)
}

/** RR-5.8: every route is looked at when the chain is finished. */
const endChain = (draft: State, seat: Seat): void => {
  draft.cells[C.HAND] = 0
  draft.cells[C.FRESH] = 0
  draft.cells[C.WAITS] = C.PENDING.do
  for (let route = 0; route < ROUTES.length; route++) lookAtFields(draft, seat, route)
}

/** RR-6.1, RR-6.2: into the left-most gap, or in place of another. */
const pick = (draft: State, seat: Seat, number: number): void => {
  const { cells } = draft
  if (number > 0) cells[C.RETURNED + number]! -= 1
  const piece = number > 0 ? number : takeLowest(draft)
  const built = factoriesBuilt(cells, C.mat(seat))
  if (built < GAPS) found(draft, seat, piece, built)
  else {
    cells[C.PIECE] = piece
    cells[C.WAITS] = C.PENDING.gap
  }
}

const found = (draft: State, seat: Seat, number: number, gap: number): void => {
  draft.cells[C.mat(seat) + C.GAP + gap] = number
  draft.cells[C.PIECE] = 0
  draft.cells[C.WAITS] = C.PENDING.do
  note(draft, 'founded', number, gap)
}

/** RR-2.10: what is left lapses; RR-2.7: end cards come last. */
const closeList = (draft: State, seat: Seat, table: Table<Event>): void => {
  const { cells } = draft
  cells.fill(0, C.PRINTED, C.PRINTED + C.ENTRIES)
  cells.fill(0, C.GAINS, C.GAINS + C.ENTRIES)
  cells[C.FOURTH_OWED] = 0
  cells[C.MUST] = 0
  if (cells[C.ENDS_OWED] === 0) endTurn(draft, table)
  else lookThrough(draft, seat)
}

/** RR-12.3: whoever is owed an end card looks through the pile. */
const lookThrough = (draft: State, seat: Seat): void => {
  draft.cells[C.WAITS] = C.PENDING.end
  if (pileNow(draft) === 0) return
  draft.looks.push(seat, draft.taken.length)
  note(draft, 'looked', pileNow(draft))
}

const keep = (draft: State, seat: Seat, card: number, table: Table<Event>): void => {
  const { cells } = draft
  cells[C.TAKER + cells[C.TAKES]!] = seat + 1
  cells[C.TAKES]! += 1
  draft.taken.push(card)
  note(draft, 'chose', card)
  note(draft, 'kept', cells.slice(C.TAKER, C.TAKER + 8).filter((taker) => taker === seat + 1).length)
  endCardSettled(draft, table)
}

/** Several are taken one after the other. */
const endCardSettled = (draft: State, table: Table<Event>): void => {
  draft.cells[C.ENDS_OWED]! -= 1
  if (draft.cells[C.ENDS_OWED] === 0) endTurn(draft, table)
}

/** RR-10.5: the worker moves, takes its new space and acts there. */
const relocate = (draft: State, seat: Seat, space: C.SpaceNo): void => {
  const from = draft.cells[C.DURING] === C.WITHIN.underTwo ? C.P2 : C.P1
  const pile = draft.cells[C.PILE + from]!
  draft.cells[C.OWNER + from] = 0
  draft.cells[C.PILE + from] = 0
  note(draft, 'relocated', space, 0, engineerAt(draft, space))
  put(draft, seat, space, pile)
  land(draft, seat, space, C.inPile(pile).black)
}
