/** RR-2.9: whether a list of builds and industry steps can be carried out in full, in some order. */
import type { Seat } from '../../../kit/game.ts'
import { GAPS } from '../data/board.ts'
import { canLay, fitsSlot, SLOTS } from '../locomotives/slots.ts'
import { lowestOf, piecesIn } from '../locomotives/stacks.ts'
import { type Build, buildsIn, ENTRY, type Needs } from '../open-list/entries.ts'
import { matOf, type Position } from '../state/state.ts'
import { factoriesBuilt, industryRoom, industryStepsLeft } from './markers.ts'

/** A copy of everything that building and industry depend on. Every attempt in it is reverted. */
export interface Yard {
  readonly slots: number[]
  /** By number. */
  readonly stacks: number[]
  returned: number
  built: number
  readonly first: number
  readonly second: number
}

export const yardOf = (position: Position, seat: Seat): Yard => {
  const { board } = position
  const mat = matOf(position, seat)
  return {
    slots: mat.locomotives.slice(),
    stacks: board.stacks.slice(),
    returned: piecesIn(board.returned),
    built: factoriesBuilt(mat),
    first: mat.markers[0]!,
    second: mat.markers[1]!,
  }
}

/** Can all this be built, and all these industry steps be made, in some order? */
export const worksFit = (position: Position, seat: Seat, needs: Needs): boolean => {
  const steps = needs[ENTRY.industry]!
  const builds = buildsIn(needs)
  if (builds === 0) return steps === 0 || industryStepsLeft(matOf(position, seat)) >= steps
  if (steps === 0) {
    const what = needs[ENTRY.locomotive]! > 0 ? 'locomotive' : 'factory'
    if (builds === 1) return canBuild(position, seat, what)
    if (needs[ENTRY.locomotive]! <= 1 && hasPlenty(position, seat, builds, what)) return true
  }
  return yardFits(yardOf(position, seat), needs)
}

/** With a piece in the stacks for each build and room for the lowest, any order works: stacks only rise. */
export const hasPlenty = (position: Position, seat: Seat, builds: number, what: Build): boolean =>
  piecesIn(position.board.stacks) >= builds && canBuild(position, seat, what)

/** A single piece: the lowest of the stacks, to be laid or turned over, or a returned one. */
export const canBuild = (position: Position, seat: Seat, what: Build): boolean => {
  const { stacks, returned } = position.board
  const number = lowestOf(stacks)
  if (number > 0) return what === 'factory' || canLay(matOf(position, seat).locomotives, number)
  return what === 'factory' && lowestOf(returned) > 0
}

/** Everything is built before the markers move: a factory only ever opens the way. */
export const yardFits = (yard: Yard, needs: Needs): boolean => {
  const builds = buildsIn(needs)
  if (builds === 0) return industryRoom(yard.built, yard.first, yard.second) >= needs[ENTRY.industry]!
  const areFactories = needs[ENTRY.industry] === 0 && needs[ENTRY.locomotive] === 0
  if (areFactories && piecesIn(yard.stacks) + yard.returned >= builds) return true
  return (
    (isNeeded(needs, ENTRY.locomotive) && locomotiveFits(yard, without(needs, ENTRY.locomotive))) ||
    (isNeeded(needs, ENTRY.factory) && factoryFits(yard, without(needs, ENTRY.factory)))
  )
}

const isNeeded = (needs: Needs, entry: number): boolean => needs[entry]! + needs[ENTRY.locomotiveOrFactory]! > 0

/** RR-2.11: the narrower entry is used first. */
const without = (needs: Needs, entry: number): Needs => {
  const used = needs[entry]! > 0 ? entry : ENTRY.locomotiveOrFactory
  return needs.with(used, needs[used]! - 1)
}

/** RR-5.1, RR-5.7: one from the lowest stack, and it must be laid. */
export const locomotiveFits = (yard: Yard, rest: Needs): boolean => {
  const number = lowestOf(yard.stacks)
  if (number === 0) return false
  yard.stacks[number]! -= 1
  const fits = chainFits(yard, number, true, rest)
  yard.stacks[number]! += 1
  return fits
}

/** RR-5.3 to RR-5.5: is there a way to end the chain from which the rest can be done? */
export const chainFits = (yard: Yard, number: number, isJustTaken: boolean, rest: Needs): boolean => {
  if (!isJustTaken && !yard.slots.includes(0) && returnFits(yard, rest)) return true
  for (let slot = 0; slot < SLOTS; slot++) if (slotFits(yard, number, slot, rest)) return true
  return false
}

/** RR-5.6: with one piece more that was returned. */
export const returnFits = (yard: Yard, rest: Needs): boolean => {
  yard.returned += 1
  const fits = yardFits(yard, rest)
  yard.returned -= 1
  return fits
}

export const slotFits = (yard: Yard, number: number, slot: number, rest: Needs): boolean => {
  const there = yard.slots[slot]!
  if (!fitsSlot(number, there)) return false
  yard.slots[slot] = number
  const fits = there === 0 ? yardFits(yard, rest) : chainFits(yard, there, false, rest)
  yard.slots[slot] = there
  return fits
}

/** RR-6.1, RR-6.2: one from the lowest stack or a returned one; a sixth one returns another. */
export const factoryFits = (yard: Yard, rest: Needs): boolean =>
  pieceFits(yard, 'stack', rest) || pieceFits(yard, 'returned', rest)

export const pieceFits = (yard: Yard, from: 'stack' | 'returned', rest: Needs): boolean => {
  if (from === 'returned') {
    if (yard.returned === 0) return false
    yard.returned -= 1
    const fits = gapFits(yard, rest)
    yard.returned += 1
    return fits
  }
  const number = lowestOf(yard.stacks)
  if (number === 0) return false
  yard.stacks[number]! -= 1
  const fits = gapFits(yard, rest)
  yard.stacks[number]! += 1
  return fits
}

const gapFits = (yard: Yard, rest: Needs): boolean => {
  if (yard.built === GAPS) return returnFits(yard, rest)
  yard.built += 1
  const fits = yardFits(yard, rest)
  yard.built -= 1
  return fits
}
