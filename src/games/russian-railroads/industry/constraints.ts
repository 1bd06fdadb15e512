/** RR-2.9: the builds and industry steps still required, which the choice of a slot or a piece must leave possible. */
import type { Seat } from '../../../kit/game.ts'
import { piecesIn } from '../locomotives/stacks.ts'
import { ENTRIES, ENTRY, type Needs } from '../open-list/entries.ts'
import type { Position } from '../state/state.ts'
import { hasPlenty } from './yard.ts'

/** The printed builds and industry steps that are still open. */
export const printedWorks = ({ current }: Position): number => {
  let count = 0
  for (let entry: number = ENTRY.industry; entry < ENTRIES; entry++) count += current.printed[entry] ?? 0
  return count
}

/** The printed parts, unless no choice can make them impossible. */
export const buildsThatConstrain = (position: Position): Needs | undefined => {
  const { board, current } = position
  const works = printedWorks(position)
  const areFactories = works === current.printed[ENTRY.factory]
  if (works === 0 || (areFactories && piecesIn(board.stacks) > works)) return undefined
  return current.printed
}

/** Only builds are printed, and there are enough pieces for all of them in any order. */
export const canBuildInAnyOrder = (position: Position, seat: Seat): boolean => {
  const { printed } = position.current
  if ((printed[ENTRY.industry] ?? 0) > 0 || (printed[ENTRY.locomotive] ?? 0) > 1) return false
  return hasPlenty(position, seat, printedWorks(position) + 1, 'locomotive')
}
