/** Locomotives are laid and factories built. */
import type { Seat } from '../../../kit/game.ts'
import { takeInHand } from '../actions/carry-out.ts'
import { GAPS, ROUTES } from '../data/board.ts'
import { KIND } from '../events.ts'
import { factoriesBuilt } from '../industry/yard.ts'
import { countBuild } from '../open-list/counting.ts'
import * as C from '../state/cells.ts'
import { add, note, write } from '../state/draft.ts'
import type { State } from '../state/state.ts'
import { lookAtFields } from '../track/step.ts'

/** RR-5.1, RR-6.1 */
export const build = (draft: State, seat: Seat, what: 'locomotive' | 'factory'): void => {
  add(draft, countBuild(draft, seat, what), -1)
  if (what === 'locomotive') takeInHand(draft, takeLowest(draft), 1)
  else write(draft, C.WAITS, C.PENDING.factory)
}

const takeLowest = (draft: State): number => {
  const number = C.lowest(draft)
  add(draft, C.STACK + number, -1)
  return number
}

/** RR-5.3, RR-5.4 */
export const lay = (draft: State, seat: Seat, slot: number): void => {
  const hand = C.cell(draft, C.HAND)
  const there = C.onMat(draft, seat, C.SLOT + slot)
  note(draft, KIND.laid, hand, slot)
  write(draft, C.mat(seat) + C.SLOT + slot, hand)
  if (there === 0) endChain(draft, seat)
  else takeInHand(draft, there, 0)
}

/** RR-5.6: it lies open, its factory side up. */
export const giveBack = (draft: State, number: number, asFactory: 0 | 1): void => {
  add(draft, C.RETURNED + number, 1)
  note(draft, KIND.returned, number, asFactory)
}

/** RR-5.8: every route is looked at when the chain is finished. */
export const endChain = (draft: State, seat: Seat): void => {
  write(draft, C.HAND, 0)
  write(draft, C.FRESH, 0)
  write(draft, C.WAITS, C.PENDING.do)
  for (let route = 0; route < ROUTES.length; route++) lookAtFields(draft, seat, route)
}

/** RR-6.1, RR-6.2: into the left-most gap, or in place of another. */
export const pick = (draft: State, seat: Seat, number: number): void => {
  const { cells } = draft
  if (number > 0) add(draft, C.RETURNED + number, -1)
  const piece = number > 0 ? number : takeLowest(draft)
  const built = factoriesBuilt(cells, C.mat(seat))
  if (built < GAPS) found(draft, seat, piece, built)
  else {
    write(draft, C.PIECE, piece)
    write(draft, C.WAITS, C.PENDING.gap)
  }
}

export const found = (draft: State, seat: Seat, number: number, gap: number): void => {
  write(draft, C.mat(seat) + C.GAP + gap, number)
  write(draft, C.PIECE, 0)
  write(draft, C.WAITS, C.PENDING.do)
  note(draft, KIND.founded, number, gap)
}
