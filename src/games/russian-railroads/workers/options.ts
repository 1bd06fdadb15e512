/** Where a worker may be placed, in a turn or when it is relocated. */
import type { Seat } from '../../../kit/game.ts'
import { type Capacity, capacityOf } from '../actions/capacity.ts'
import { canRepeatAny, isPossibleAlone } from '../actions/possible.ts'
import { addMovesIn } from '../move-sets.ts'
import { type Move, PASS, PLACE_ON, PLACE_ON_ENGINEER, RELOCATE_TO, RELOCATE_TO_ENGINEER, STAY } from '../moves.ts'
import { lowestMember, type NumberSet, withoutMember } from '../state/sets.ts'
import { P1, P2, type SpaceNo } from '../state/space-numbers.ts'
import { matOf, type State } from '../state/state.ts'
import { canSwapAny, isClaim, mayClaim } from '../turn-order/claims.ts'
import { FOR_RELOCATION } from '../turn-order/relocation.ts'
import { affordable, DECIDED_BY_CAPACITY, doableEngineers, doableSpaces, USING_AGAIN } from './candidates.ts'
import { piecesAtHand } from './payment.ts'
import { hasItsEngineer, spacesLaidOut } from './spaces.ts'

const ONLY_PASS: readonly Move[] = [PASS]

/** RR-2.1, RR-2.2: a free space that can be paid for and done; or pass. */
export const turnMoves = (state: State, seat: Seat): readonly Move[] => {
  const pieces = piecesAtHand(state, seat)
  if (pieces === 0) return ONLY_PASS
  const capacity = capacityOf(state, seat)
  const payable = affordable(pieces, matOf(state, seat).coins)
  const list: Move[] = []
  addMovesIn(PLACE_ON, openSpaces(state, seat, spacesLaidOut(state) & payable, capacity), list)
  addMovesIn(PLACE_ON_ENGINEER, openEngineers(state, seat, capacity), list)
  list.push(PASS)
  return list
}

/** RR-10.5, RR-10.7; or stay. */
export const relocateMoves = (state: State, seat: Seat): readonly Move[] => {
  const capacity = capacityOf(state, seat)
  const list: Move[] = []
  addMovesIn(RELOCATE_TO, openSpaces(state, seat, spacesLaidOut(state) & FOR_RELOCATION, capacity), list)
  addMovesIn(RELOCATE_TO_ENGINEER, openEngineers(state, seat, capacity), list)
  list.push(STAY)
  return list
}

/** Of these spaces those that are free and whose action is possible. */
const openSpaces = (state: State, seat: Seat, spaces: NumberSet, capacity: Capacity): NumberSet => {
  let set = spaces & doableSpaces(capacity) & ~state.board.takenSpaces
  for (let left = set & ~CERTAIN; left !== 0; left &= left - 1) {
    const space = lowestMember(left)
    if (!isOpen(state, seat, space, capacity)) set &= ~(1 << space)
  }
  return set
}

const CERTAIN: NumberSet = withoutMember(withoutMember(DECIDED_BY_CAPACITY, P1), P2)

const isOpen = (state: State, seat: Seat, space: SpaceNo, capacity: Capacity): boolean =>
  isClaim(space)
    ? mayClaim(state, seat, space) && (hasOwn(state, seat) || canSwapAny(state, seat))
    : hasItsEngineer(state, space) && isPossibleAlone(state, seat, space, capacity)

const hasOwn = (state: State, seat: Seat): boolean => {
  const { workers, blackWorkers } = matOf(state, seat)
  return workers + blackWorkers > 0
}

/** RR-8.1: the own engineers who are free and can do something, by number. */
const openEngineers = (state: State, seat: Seat, capacity: Capacity): NumberSet => {
  const own = matOf(state, seat).engineers
  if (own === 0) return 0
  const free = own & ~state.board.takenEngineers
  const set = free & doableEngineers(capacity)
  const repeating = free & USING_AGAIN
  return repeating !== 0 && canRepeatAny(state, seat) ? set | repeating : set
}
