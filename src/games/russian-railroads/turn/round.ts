/** From turn to turn and from round to round: whose turn it is, the new order, scoring and clean-up. */
import type { GameContext, Seat } from '../../../kit/game.ts'
import { END_CARDS } from '../data/cards.ts'
import { type Event, eventFrom, isPrivate } from '../events.ts'
import { income } from '../scoring/income.ts'
import { endCardPoints, endCardsOf, majority } from '../scoring/score.ts'
import * as C from '../state/cells.ts'
import { score } from '../state/draft.ts'
import { type State, seatsOf } from '../state/state.ts'
import { isLastRound } from '../workers/spaces.ts'

/** A turn is complete: all are told of it, and the next decision is found. */
export const endTurn = (draft: State, table: GameContext<Event>): void => {
  tellAll(draft, table)
  next(draft, table)
  draft.turn += 1
  draft.untold = []
  draft.before = []
}

const next = (draft: State, table: GameContext<Event>): void => {
  switch (draft.cells[C.DURING]) {
    case C.WITHIN.bonus:
      nextBonus(draft, table)
      break
    case C.WITHIN.turn:
      nextTurn(draft, table)
      break
    case C.WITHIN.underTwo:
      relocateUnder(draft, C.WITHIN.underOne, table)
      break
    default:
      scoreRound(draft, table)
  }
}

const tellAll = (draft: State, table: GameContext<Event>): void => {
  const seat = C.cell(draft, C.MOVER)
  for (let at = 0; at < draft.untold.length; at += 4) {
    const event = eventFrom(seat, draft.untold, at)
    if (isPrivate(event.kind)) table.emit(event, [seat])
    else table.emit(event)
  }
}

const asks = (draft: State, waits: number, within: number, seat: Seat): void => {
  draft.cells[C.WAITS] = waits
  draft.cells[C.DURING] = within
  draft.cells[C.MOVER] = seat
}

const atPlace = (state: State, place: number): Seat => C.cell(state, C.ORDER + place)

/** RR-1.7: from the last to the second; the first player picks nothing. */
const nextBonus = (draft: State, table: GameContext<Event>): void => {
  const place = C.cell(draft, C.PLACE) - 1
  if (place === 0) beginRound(draft, table)
  else {
    draft.cells[C.PLACE] = place
    asks(draft, C.PENDING.bonus, C.WITHIN.bonus, atPlace(draft, place))
  }
}

const beginRound = (draft: State, table: GameContext<Event>): void => {
  const rule = isLastRound(draft) ? 'RR-10.6' : 'RR-2.1'
  table.emit({ kind: 'began', rule, round: C.cell(draft, C.ROUND) })
  draft.cells[C.PLACE] = 0
  asks(draft, C.PENDING.turn, C.WITHIN.turn, atPlace(draft, 0))
}

/** RR-2.1: in turn order, again and again, leaving out who has passed. */
const nextTurn = (draft: State, table: GameContext<Event>): void => {
  for (let on = 1; on <= draft.seats; on++) {
    const place = (C.cell(draft, C.PLACE) + on) % draft.seats
    const seat = atPlace(draft, place)
    if (C.onMat(draft, seat, C.PASSED) === 1) continue
    draft.cells[C.PLACE] = place
    asks(draft, C.PENDING.turn, C.WITHIN.turn, seat)
    return
  }
  if (isLastRound(draft)) scoreRound(draft, table)
  else {
    reorder(draft, table)
    relocateUnder(draft, C.WITHIN.underTwo, table)
  }
}

/** RR-10.3, RR-10.4 */
const reorder = (draft: State, table: GameContext<Event>): void => {
  const old = seatsOf(draft).map((place) => atPlace(draft, place))
  const first = C.cell(draft, C.OWNER + C.P1) - 1
  const second = C.cell(draft, C.OWNER + C.P2) - 1
  if (first < 0 && second < 0) return
  const stays = first < 0 && second === old[0]
  const order = stays ? old : newOrder(old, first, second)
  order.forEach((seat, place) => {
    draft.cells[C.ORDER + place] = seat
  })
  table.emit({ kind: 'reordered', rule: stays ? 'RR-10.4' : 'RR-10.3', order })
}

/** Claimants take their places (-1: nobody), the others fill what is left in their old order. */
export const newOrder = (old: readonly Seat[], first: Seat, second: Seat): readonly Seat[] => {
  const order = old.filter((seat) => seat !== first && seat !== second)
  if (first >= 0) order.unshift(first)
  if (second >= 0) order.splice(1, 0, second)
  return order
}

/** RR-10.5: first the worker under 2, then the one under 1. */
const relocateUnder = (draft: State, within: 2 | 3, table: GameContext<Event>): void => {
  const owner = C.cell(draft, C.OWNER + (within === C.WITHIN.underTwo ? C.P2 : C.P1))
  if (owner > 0) asks(draft, C.PENDING.relocate, within, owner - 1)
  else if (within === C.WITHIN.underTwo) relocateUnder(draft, C.WITHIN.underOne, table)
  else scoreRound(draft, table)
}

const INCOMES = ['transsib', 'petersburg', 'kiev', 'industry'] as const

/** RR-10.8, RR-11 */
const scoreRound = (draft: State, table: GameContext<Event>): void => {
  for (let seat = 0; seat < draft.seats; seat++) {
    const points = income(draft, seat)
    for (let at = 0; at < INCOMES.length; at++) score(draft, seat, INCOMES[at] ?? 'industry', points[at] ?? 0)
    table.emit({ kind: 'valued', rule: 'RR-11.1', seat, points })
  }
  if (isLastRound(draft)) finish(draft, table)
  else {
    cleanUp(draft, table)
    beginRound(draft, table)
  }
}

/** RR-11.4 */
const cleanUp = (draft: State, table: GameContext<Event>): void => {
  const { cells } = draft
  cells.fill(0, C.OWNER, C.PILE12 + 4)
  for (let seat = 0; seat < draft.seats; seat++) {
    const at = C.mat(seat)
    cells[at + C.WORKERS] = cells[at + C.ALL_WORKERS] ?? 0
    cells[at + C.TEMPORARY] = 0
    cells[at + C.BLACK] = cells[at + C.HAS_BLACK] ?? 0
    cells[at + C.PASSED] = 0
  }
  const engineer = C.cell(draft, C.ROW)
  if (engineer > 0) table.emit({ kind: 'left', rule: 'RR-11.4', engineer })
  for (let field = 0; field < 7; field++) cells[C.ROW + field] = field < 6 ? C.cell(draft, C.ROW + field + 1) : 0
  cells[C.ROUND] = C.cell(draft, C.ROUND) + 1
}

/** RR-12.1: end cards, then the engineers. */
const finish = (draft: State, table: GameContext<Event>): void => {
  const counts: number[] = []
  const highest: number[] = []
  for (const seat of seatsOf(draft)) {
    const cards = endCardsOf(draft, seat, C.TAKER)
    for (const card of cards) {
      const points = endCardPoints(draft, seat, card)
      score(draft, seat, 'cards', points)
      table.emit({ kind: 'revealed', rule: 'RR-12.1', seat, card: END_CARDS.indexOf(card), points })
    }
    const engineers = C.engineersOf(draft, seat)
    counts.push(engineers.length + (cards.includes('extraEngineer') ? 1 : 0))
    highest.push(engineers.at(-1) ?? 0)
  }
  majority(counts, highest).forEach((points, seat) => {
    if (points === 0) return
    score(draft, seat, 'majority', points)
    const isTied = counts.filter((count) => count === counts[seat]).length > 1
    table.emit({ kind: 'led', rule: isTied ? 'RR-12.4' : 'RR-12.1', seat, points })
  })
  draft.cells[C.WAITS] = C.PENDING.over
  table.emit({ kind: 'ended', rule: 'RR-12.2' })
}
