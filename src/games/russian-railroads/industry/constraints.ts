/** RR-2.9: printed parts still to be built or advanced, which the choice of a slot or a piece must leave possible. */
import type { Seat } from '../../../kit/game.ts'
import { piecesIn } from '../locomotives/stacks.ts'
import { ENTRIES, ENTRY, type Needs } from '../open-list/entries.ts'
import type { Position } from '../state/state.ts'
import { hasPlenty } from './yard.ts'

/** How much is still to be built or advanced that was printed. */
export const printedWorks = ({ current }: Position): number => {
  let count = 0
  for (let entry: number = ENTRY.industry; entry < ENTRIES; entry++) count += current.printed[entry] ?? 0
  return count
}

/** The printed parts, unless no choice can stand in their way. */
export const buildsThatConstrain = (position: Position): Needs | undefined => {
  const { board, current } = position
  const works = printedWorks(position)
  const areFactories = works === current.printed[ENTRY.factory]
  if (works === 0 || (areFactories && piecesIn(board.stacks) > works)) return undefined
  return current.printed
}

/** Only builds are printed, with pieces enough for all of them in any order. */
export const canBuildInAnyOrder = (position: Position, seat: Seat): boolean => {
  const { printed } = position.current
  if ((printed[ENTRY.industry] ?? 0) > 0 || (printed[ENTRY.locomotive] ?? 0) > 1) return false
  return hasPlenty(position, seat, printedWorks(position) + 1, 'locomotive')
}
