/** The moves of the seat to act: the only definition of what is legal. */
import type { Seat } from '../../kit/game.ts'
import { canRepeat, canTakeCard } from './actions/possible.ts'
import { laying, onlyLaying, onlyPieceToBuild, piecesToBuild } from './locomotives/options.ts'
import type { Move } from './moves.ts'
import * as M from './moves.ts'
import { doings, onlyDoing } from './open-list/options.ts'
import { BONUS_LEFT, CHOSEN, cell, MOVER, MUST_REPEAT, PENDING, type SpaceNo, WAITS } from './state/cells.ts'
import { isOver, pileNow, type State } from './state/state.ts'
import { relocations, swaps, turns } from './workers/options.ts'
import { onlyPayment, payments } from './workers/payment.ts'

const NONE: readonly Move[] = []

export const legal = (state: State, seat: Seat): readonly Move[] =>
  isOver(state) || seat !== state.cells[MOVER] ? NONE : answers(state, seat)

/** RR §16: the answer to a decision that leaves no choice. */
export const onlyAnswer = (state: State, seat: Seat): Move | undefined => {
  switch (state.cells[WAITS]) {
    case PENDING.pay:
      return onlyPayment(state, seat, cell(state, CHOSEN))
    case PENDING.do:
      return onlyDoing(state, seat)
    case PENDING.slot:
      return onlyLaying(state, seat)
    case PENDING.factory:
      return onlyPieceToBuild(state, seat)
    default: {
      const list = answers(state, seat)
      return list.length === 1 ? list[0] : undefined
    }
  }
}

/** Every answer to the decision that is open. */
export const answers = (state: State, seat: Seat): readonly Move[] => {
  switch (state.cells[WAITS]) {
    case PENDING.turn:
      return turns(state, seat)
    case PENDING.bonus:
      return M.BONUS.filter((_, card) => (cell(state, BONUS_LEFT) >> card) & 1)
    case PENDING.pay:
      return payments(state, seat, cell(state, CHOSEN))
    case PENDING.swap:
      return swaps(state, seat)
    case PENDING.do:
      return doings(state, seat)
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
      return relocations(state, seat)
  }
}

/** RR-8.4; only the action of a public engineer must be carried out. */
const repeats = (state: State, seat: Seat): readonly Move[] => {
  const list = M.AGAIN_ON.filter((_, space: SpaceNo) => canRepeat(state, seat, space))
  if (cell(state, MUST_REPEAT) === 0) list.push(M.SKIP)
  return list
}
