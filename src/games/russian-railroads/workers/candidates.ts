/** Spaces of the board and own engineers as sets, so that only possible candidates are tested one by one. */
import { type Action, DOUBLERS, engineerAction, printedAction } from '../actions/action.ts'
import type { Capacity } from '../actions/capacity.ts'
import { ENGINEERS } from '../data/engineers.ts'
import { SPACES } from '../data/spaces.ts'
import type { NumberSet } from '../state/sets.ts'
import type { SpaceNo } from '../state/space-numbers.ts'
import { priceOf } from './payment.ts'
import { isEngineerField } from './spaces.ts'

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const setWhere = (count: number, isIn: (at: number) => boolean): NumberSet =>
  numbers(count).reduce((set, at) => (isIn(at) ? set | (1 << at) : set), 0)
const spacesWhere = (isIn: (space: SpaceNo) => boolean): NumberSet => setWhere(SPACES.length, isIn)
/** By number, from 1. */
const engineersWhere = (isIn: (action: Action) => boolean): NumberSet =>
  setWhere(ENGINEERS.length + 1, (number) => isIn(engineerAction(number)))

const MOST_PIECES = 3
const MOST_COINS = 1
const BY_PIECES = numbers(MOST_PIECES + 1).map((pieces) => spacesWhere((space) => priceOf(space).all <= pieces))
const BY_COINS = numbers(MOST_COINS + 1).map((coins) => spacesWhere((space) => priceOf(space).coins <= coins))

/** RR-2.5: the spaces for which pieces and coins are enough; coins stand for workers, never the other way round. */
export const affordable = (pieces: number, coins: number): NumberSet =>
  (BY_PIECES[Math.min(pieces, MOST_PIECES)] ?? 0) & (BY_COINS[Math.min(coins, MOST_COINS)] ?? 0)

/** Does a capacity say whether the action of a space can be done? Not where an engineer must be there. */
const isDecided = (space: SpaceNo): boolean => printedAction(space).isSimple && !isEngineerField(space)
export const DECIDED_BY_CAPACITY: NumberSet = spacesWhere(isDecided)

const MOST_AMOUNT = 3
const AMOUNTS = MOST_AMOUNT + 1
/** By sort of entry, then by how much of it can be done: what that is enough for. */
const byAmount = (setFor: (entry: number, amount: number) => NumberSet): Int32Array =>
  Int32Array.from(numbers(DOUBLERS + 1).flatMap((entry) => numbers(AMOUNTS).map((amount) => setFor(entry, amount))))

const SPACES_BY_AMOUNT = byAmount((entry, amount) =>
  spacesWhere((space) => {
    const { first } = printedAction(space)
    return isDecided(space) && first.entry === entry && first.amount <= amount
  }),
)

/** RR-2.9: the spaces whose action can be done, and all those for which the capacity does not say. */
export const doableSpaces = (capacity: Capacity): NumberSet => union(capacity, SPACES_BY_AMOUNT) | ~DECIDED_BY_CAPACITY

const asksFor = ({ needs, doublers }: Action, entry: number): boolean =>
  entry === DOUBLERS ? doublers > 0 : (needs[entry] ?? 0) > 0
const ENGINEERS_BY_AMOUNT = byAmount((entry, amount) =>
  amount === 0 ? 0 : engineersWhere((action) => asksFor(action, entry)),
)
const GIVING_POINTS = engineersWhere(({ givesPoints }) => givesPoints)
export const USING_AGAIN: NumberSet = engineersWhere(({ usesAgain }) => usesAgain)

/** RR-8.3, RR-R12: the engineers of whose parts at least one can be done, points included; `USING_AGAIN` apart. */
export const doableEngineers = (capacity: Capacity): NumberSet => union(capacity, ENGINEERS_BY_AMOUNT) | GIVING_POINTS

const union = (capacity: Capacity, sets: Int32Array): NumberSet => {
  let set = 0
  for (let entry = 0; entry <= DOUBLERS; entry++) {
    set |= sets[entry * AMOUNTS + Math.min(capacity[entry] ?? 0, MOST_AMOUNT)] ?? 0
  }
  return set
}
