/** RR-2.4, RR-2.9: whether the action of a space, or a ?-card, is possible. */
import type { Seat } from '../../../kit/game.ts'
import { chainFits, factoryFits, worksFit, yardOf } from '../industry/yard.ts'
import { isAnyOpen, type Needs, together } from '../open-list/entries.ts'
import { hasOneWorker } from '../state/pile.ts'
import { has } from '../state/sets.ts'
import { ALL_SPACES, E1, isHiredEngineer, O3, P1, P2, type SpaceNo } from '../state/space-numbers.ts'
import { matOf, type Position } from '../state/state.ts'
import { freeDoublers } from '../track/doublers.ts'
import { stepsFit } from '../track/room.ts'
import { pileOn } from '../workers/spaces.ts'
import { type Action, actionOn, CARD_ACTIONS, DOUBLERS } from './action.ts'
import { type Capacity, capacityOf, isWithin } from './capacity.ts'

/** RR-2.4, RR-R8: a space of the board in full, together with the printed parts still open; RR-R12: an own engineer. */
const isPossible = (position: Position, seat: Seat, space: SpaceNo): boolean => {
  const { printed } = position.current
  if (isHiredEngineer(space) || !isAnyOpen(printed))
    return isPossibleAlone(position, seat, space, capacityOf(position, seat))
  const action = actionOn(position, space)
  return extrasFit(position, seat, action) && needsFit(position, seat, together(action.needs, printed))
}

/** The same while nothing is open. */
export const isPossibleAlone = (position: Position, seat: Seat, space: SpaceNo, capacity: Capacity): boolean => {
  const action = actionOn(position, space)
  if (isHiredEngineer(space)) return isPossibleInPart(position, seat, action, capacity)
  if (action.isSimple) return (capacity[action.first.entry] ?? 0) >= action.first.amount
  const known = isWithin(capacity, action)
  if (known === false || (action.usesAgain && !canRepeatAny(position, seat))) return false
  return known ?? (action.doublers <= (capacity[DOUBLERS] ?? 0) && needsFit(position, seat, action.needs))
}

/** RR-7.1, RR-8.4 */
const extrasFit = (position: Position, seat: Seat, action: Action): boolean =>
  action.doublers <= freeDoublers(position, seat) && (!action.usesAgain || canRepeatAny(position, seat))

const needsFit = (position: Position, seat: Seat, needs: Needs): boolean =>
  stepsFit(matOf(position, seat).tracks, needs) && worksFit(position, seat, needs)

/** RR-8.3, RR-R12: at least one part, points included. */
const isPossibleInPart = (position: Position, seat: Seat, action: Action, capacity: Capacity): boolean =>
  action.givesPoints ||
  (action.doublers > 0 && (capacity[DOUBLERS] ?? 0) > 0) ||
  (action.usesAgain && canRepeatAny(position, seat)) ||
  action.needs.some((count, entry) => count > 0 && (capacity[entry] ?? 0) > 0)

/** RR-8.4, RR-R5: may the player carry out this space again? */
export const canRepeat = (position: Position, seat: Seat, space: SpaceNo): boolean =>
  hasOneWorker(pileOn(position, seat, space)) && isRepeatable(position, space) && isPossible(position, seat, space)

export const isRepeatable = (position: Position, space: SpaceNo): boolean =>
  space !== P1 && space !== P2 && space !== O3 && space !== E1 && !actionOn(position, space).usesAgain

export const canRepeatAny = (position: Position, seat: Seat): boolean => {
  for (let space = 0; space < ALL_SPACES; space++) if (canRepeat(position, seat, space)) return true
  return false
}

/** RR-13.3: a ?-card that is still available, and possible in full together with the printed parts still open. */
export const canTakeCard = (position: Position, seat: Seat, card: number): boolean => {
  const action = CARD_ACTIONS[card]
  if (action === undefined || !has(position.board.cardsLeft, card)) return false
  if (action.doublers > freeDoublers(position, seat)) return false
  const needs = together(action.needs, position.current.printed)
  if (!stepsFit(matOf(position, seat).tracks, needs)) return false
  if (action.buildsFactoryFirst) return factoryFits(yardOf(position, seat), needs) // RR-13.4
  const { specialLocomotive } = action
  if (specialLocomotive > 0) return chainFits(yardOf(position, seat), specialLocomotive, true, needs)
  return worksFit(position, seat, needs)
}
