/** How much of each sort of entry a seat could do if nothing else were open: a quick test before choosing a space. */
import type { Seat } from '../../../kit/game.ts'
import { COLOURS } from '../data/effects.ts'
import { industryStepsLeft } from '../industry/markers.ts'
import { canLay } from '../locomotives/slots.ts'
import { lowestOf, piecesIn } from '../locomotives/stacks.ts'
import { ENTRY } from '../open-list/entries.ts'
import { matOf, type Position } from '../state/state.ts'
import { freeDoublers } from '../track/doublers.ts'
import { addRooms } from '../track/room.ts'
import { type Action, DOUBLERS } from './action.ts'

/**
 * By `ENTRY`, then doublers: this much can be done at least; exactly this much of one colour, of industry and of
 * doublers. Whether anything can be done is always exact.
 */
export type Capacity = readonly number[]

export const capacityOf = (position: Position, seat: Seat): Capacity => {
  // A literal: this is made at every turn that a search looks at, and `zeros` grows a list step by step.
  const capacity = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const mat = matOf(position, seat)
  addRooms(mat.tracks, capacity)
  let steps = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    steps += capacity[colour] ?? 0
    if (colour === ENTRY.grey) capacity[ENTRY['black|grey']] = steps
  }
  capacity[ENTRY.any] = steps // No track takes room from one behind it.
  capacity[ENTRY.industry] = industryStepsLeft(mat)
  countBuilds(position, seat, capacity)
  capacity[DOUBLERS] = freeDoublers(position, seat)
  return capacity
}

/** With room for the lowest locomotive, all builds can be made in any order while the stacks last: they only rise. */
const countBuilds = (position: Position, seat: Seat, capacity: number[]): void => {
  const { stacks, returned } = position.board
  const number = lowestOf(stacks)
  const canLayIt = number > 0 && canLay(matOf(position, seat).locomotives, number)
  const isAnyLeft = number > 0 || lowestOf(returned) > 0
  const pieces = canLayIt ? piecesIn(stacks) : isAnyLeft ? 1 : 0
  capacity[ENTRY.locomotive] = canLayIt ? 1 : 0
  capacity[ENTRY.factory] = pieces
  capacity[ENTRY.locomotiveOrFactory] = pieces
}

/** Can an action be done in full while nothing else is open? Undefined if the capacity does not say. */
export const isWithin = (capacity: Capacity, { first, others, isSimple }: Action): boolean | undefined => {
  if ((capacity[first.entry] ?? 0) < first.amount) return isSimple ? false : undefined
  for (const { entry, amount } of others) if ((capacity[entry] ?? 0) < amount) return undefined
  return true
}
