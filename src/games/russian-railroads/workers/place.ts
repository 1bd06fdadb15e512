/** Workers and coins come to stand on a space, and its action is carried out. */
import type { Seat } from '../../../kit/game.ts'
import { carryOut, MUST, OPTIONAL } from '../actions/carry-out.ts'
import { readingOn } from '../actions/readings.ts'
import { KIND } from '../events.ts'
import * as C from '../state/cells.ts'
import { add, addOnMat, note, write } from '../state/draft.ts'
import type { State } from '../state/state.ts'
import { isClaim, mustSwap } from './payment.ts'

/** RR-2.4: spaces of the board and public engineers in full, own engineers as far as one likes. */
export const actOn = (draft: State, seat: Seat, space: C.SpaceNo): void =>
  carryOut(draft, seat, readingOn(draft, space).effect, space > C.OWN_ENGINEER ? OPTIONAL : MUST)

export const engineerAt = (state: State, space: C.SpaceNo): number => {
  if (space > C.OWN_ENGINEER) return C.engineerOn(space)
  return space === C.E2 || space === C.E3 ? C.publicEngineer(state, space) : 0
}

/** RR-2.2, RR-2.5 */
export const pay = (draft: State, seat: Seat, pile: C.Pile): void => {
  const space = C.cell(draft, C.CHOSEN)
  take(draft, seat, C.WORKERS, pile.workers)
  take(draft, seat, C.TEMPORARY, pile.temporary)
  take(draft, seat, C.BLACK, pile.black)
  take(draft, seat, C.COINS, pile.coins)
  note(draft, KIND.placed, space, C.pileOf(pile), engineerAt(draft, space))
  put(draft, seat, space, C.pileOf(pile))
  if (isClaim(space) && mustSwap(pile)) write(draft, C.WAITS, C.PENDING.swap)
  else land(draft, seat, space, pile.black)
}

const take = (draft: State, seat: Seat, at: number, count: number): void => {
  if (count > 0) addOnMat(draft, seat, at, -count)
}

/** RR-2.3: who stands there, and with what. */
const put = (draft: State, seat: Seat, space: C.SpaceNo, pile: number): void => {
  if (space === C.T12) {
    add(draft, C.PILE12 + seat, pile)
    return
  }
  write(draft, C.OWNER + space, seat + 1)
  write(draft, C.PILE + space, pile)
}

/** The action, and RR-9.1: the black worker's step where the printed action moves black. */
const land = (draft: State, seat: Seat, space: C.SpaceNo, black: number): void => {
  if (black > 0 && readingOn(draft, space).black) add(draft, C.GAINS + C.ENTRY.black, 1)
  actOn(draft, seat, space)
}

const ONE_WORKER = 1

/** RR-10.2: the coin or temporary worker changes places with a worker of the own colour. */
export const swap = (draft: State, seat: Seat, space: C.SpaceNo): void => {
  const chosen = C.cell(draft, C.CHOSEN)
  const pile = C.cell(draft, C.PILE + chosen)
  add(draft, space === C.T12 ? C.PILE12 + seat : C.PILE + space, pile - ONE_WORKER)
  write(draft, C.PILE + chosen, ONE_WORKER)
  note(draft, KIND.swapped, space, pile)
  land(draft, seat, chosen, 0)
}

/** RR-10.5: the worker moves, takes its new space and acts there. */
export const relocate = (draft: State, seat: Seat, space: C.SpaceNo): void => {
  const from = draft.cells[C.DURING] === C.WITHIN.underTwo ? C.P2 : C.P1
  const pile = C.cell(draft, C.PILE + from)
  write(draft, C.OWNER + from, 0)
  write(draft, C.PILE + from, 0)
  note(draft, KIND.relocated, space, 0, engineerAt(draft, space))
  put(draft, seat, space, pile)
  land(draft, seat, space, C.inPile(pile).black)
}
