/** The moves of the seat to act: the only definition of what is legal. */
import type { Seat } from '../../kit/game.ts'
import { BONUS_LEFT, cell, MOVER, MUST_REPEAT, PENDING, type SpaceNo, WAITS } from './cells.ts'
import { doings } from './doing.ts'
import { laying, piecesToBuild } from './laying.ts'
import type { Move } from './moves.ts'
import * as M from './moves.ts'
import { payments } from './paying.ts'
import { relocations, swaps, turns } from './placing.ts'
import { canRepeat, canTakeCard } from './possible.ts'
import { isOver, pileNow, type State } from './state.ts'

const NONE: readonly Move[] = []

export const legal = (state: State, seat: Seat): readonly Move[] =>
  isOver(state) || seat !== state.cells[MOVER] ? NONE : answers(state, seat)

/** Every answer to the decision that is open; or the first so many, to see whether there is a choice at all. */
export const answers = (state: State, seat: Seat, enough = MANY): readonly Move[] => {
  switch (state.cells[WAITS]) {
    case PENDING.turn:
      return turns(state, seat)
    case PENDING.bonus:
      return M.BONUS.filter((_, card) => (cell(state, BONUS_LEFT) >> card) & 1)
    case PENDING.pay:
      return payments(state, seat, enough)
    case PENDING.swap:
      return swaps(state, seat)
    case PENDING.do:
      return doings(state, seat, enough)
    case PENDING.slot:
      return laying(state, seat)
    case PENDING.factory:
      return piecesToBuild(state, seat)
    case PENDING.gap:
      return M.REPLACE
    case PENDING.again:
      return repeats(state, seat)
    case PENDING.card:
      return [...M.CARD.filter((_, card) => canTakeCard(state, seat, card)), M.SKIP]
    case PENDING.end:
      return [...M.KEEP.filter((_, card) => (pileNow(state) >> card) & 1), M.POINTS]
    default:
      return relocations(state, seat, enough)
  }
}

const MANY = Number.POSITIVE_INFINITY

/** RR-8.4; only the action of a public engineer must be carried out. */
const repeats = (state: State, seat: Seat): readonly Move[] => {
  const list = M.AGAIN_ON.filter((_, space: SpaceNo) => canRepeat(state, seat, space))
  if (cell(state, MUST_REPEAT) === 0) list.push(M.SKIP)
  return list
}
