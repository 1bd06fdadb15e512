/** RR-5.3 to RR-5.5: where the locomotive in hand may be laid, or whether it may be returned. */
import type { Seat } from '../../../kit/game.ts'
import { buildsThatConstrain } from '../industry/constraints.ts'
import { returnFits, slotFits, yardOf } from '../industry/yard.ts'
import { movesIn, soleMoveIn } from '../move-sets.ts'
import { LAY, type Move, RETURN } from '../moves.ts'
import type { Needs } from '../open-list/entries.ts'
import type { NumberSet } from '../state/sets.ts'
import { matOf, type State } from '../state/state.ts'
import { fitsSlot, SLOTS } from './slots.ts'

const LAYINGS: readonly Move[] = [...LAY, RETURN]
const RETURNING = 1 << LAY.length

export const layMoves = (state: State, seat: Seat): readonly Move[] => movesIn(LAYINGS, layings(state, seat))

export const onlyLayMove = (state: State, seat: Seat): Move | undefined => soleMoveIn(LAYINGS, layings(state, seat))

/** A set of `LAYINGS`. */
const layings = (state: State, seat: Seat): NumberSet => {
  const { locomotives } = matOf(state, seat)
  const { locomotiveInHand, isJustTaken } = state.current
  const needs = buildsThatConstrain(state)
  let set = 0
  let isAnyEmpty = false
  for (let slot = 0; slot < SLOTS; slot++) {
    const there = locomotives[slot]!
    if (there === 0) isAnyEmpty = true
    if (fitsSlot(locomotiveInHand, there) && keepsPossible(state, seat, slot, needs)) set |= 1 << slot
  }
  const mayReturn = !isJustTaken && !isAnyEmpty // RR-5.5, RR-5.7
  return mayReturn && canReturn(state, seat, needs) ? set | RETURNING : set
}

/** RR-2.9 */
const keepsPossible = (state: State, seat: Seat, slot: number, needs: Needs | undefined): boolean =>
  needs === undefined || slotFits(yardOf(state, seat), state.current.locomotiveInHand, slot, needs)

const canReturn = (state: State, seat: Seat, needs: Needs | undefined): boolean =>
  needs === undefined || returnFits(yardOf(state, seat), needs)
