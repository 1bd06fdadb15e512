/** Where a locomotive in hand may be laid, and which pieces may be built as a factory. */
import type { Seat } from '../../../kit/game.ts'
import { openNeeds } from '../actions/readings.ts'
import { fitsSlot, pieceFits, piecesLeft, returnFits, slotFits, yardOf } from '../industry/yard.ts'
import { listOf, onlyOf } from '../move-sets.ts'
import type { Move } from '../moves.ts'
import * as M from '../moves.ts'
import { isEasy, printedWorks } from '../open-list/counting.ts'
import { cell, ENTRY, FRESH, HAND, lowest, onMat, PRINTED, RETURNED, SLOT } from '../state/cells.ts'
import type { State } from '../state/state.ts'
import type { Needs } from '../track/room.ts'

/** RR-5.3 to RR-5.5 */
export const laying = (state: State, seat: Seat): readonly Move[] => listOf(LAYINGS, slots(state, seat))

export const onlyLaying = (state: State, seat: Seat): Move | undefined => onlyOf(LAYINGS, slots(state, seat))

const LAYINGS: readonly Move[] = [...M.LAY, M.RETURN]

/** A set of `LAYINGS`. */
const slots = (state: State, seat: Seat): number => {
  const hand = cell(state, HAND)
  const needs = openWorks(state)
  let set = 0
  let isEmpty = false
  for (let slot = 0; slot < 4; slot++) {
    const there = onMat(state, seat, SLOT + slot)
    if (there === 0) isEmpty = true
    if (fitsSlot(hand, there) && keepsPossible(state, seat, slot, needs)) set |= 1 << slot
  }
  if (cell(state, FRESH) === 0 && !isEmpty && canReturn(state, seat, needs)) set |= 1 << M.LAY.length
  return set
}

/** RR-2.9: what is printed and still to be built or advanced, if anything that a choice could stand in the way of. */
const openWorks = (state: State): Needs | undefined => {
  const works = printedWorks(state)
  if (works === 0 || (works === cell(state, PRINTED + ENTRY.factory) && piecesLeft(state) > works)) return undefined
  return openNeeds(state, PRINTED)
}

const keepsPossible = (state: State, seat: Seat, slot: number, needs: Needs | undefined): boolean =>
  needs === undefined || slotFits(yardOf(state, seat), cell(state, HAND), slot, needs)

const canReturn = (state: State, seat: Seat, needs: Needs | undefined): boolean =>
  needs === undefined || returnFits(yardOf(state, seat), needs)

/** RR-6.1: the lowest of the stacks, or any returned one. */
export const piecesToBuild = (state: State, seat: Seat): readonly Move[] => listOf(M.PICK, pieces(state, seat))

export const onlyPieceToBuild = (state: State, seat: Seat): Move | undefined => onlyOf(M.PICK, pieces(state, seat))

/** A set of `PICK`. */
const pieces = (state: State, seat: Seat): number => {
  const needs = isEasy(state, seat) ? undefined : openWorks(state)
  let set = 0
  if (lowest(state) > 0 && fits(state, seat, 'stack', needs)) set |= 1
  for (let number = 1; number <= 9; number++) if (state.cells[RETURNED + number]! > 0) set |= 1 << number
  return set <= 1 || fits(state, seat, 'returned', needs) ? set : set & 1
}

const fits = (state: State, seat: Seat, from: 'stack' | 'returned', needs: Needs | undefined): boolean =>
  needs === undefined || pieceFits(yardOf(state, seat), from, needs)
