/** Places workers and coins on a space and carries out its action. */
import type { Seat } from '../../../kit/game.ts'
import { actionOn } from '../actions/action.ts'
import { carryOutAction, OPTIONAL, PRINTED } from '../actions/carry-out.ts'
import { engineerAt } from '../engineers/engineers.ts'
import { ENTRY } from '../open-list/entries.ts'
import { note } from '../state/draft.ts'
import { increased, replaced } from '../state/lists.ts'
import { blackIn, ONE_WORKER, type Pile, type PileCode, pileCode, pileOf } from '../state/pile.ts'
import { isHiredEngineer, P1, P2, type SpaceNo } from '../state/space-numbers.ts'
import { matOf, type State } from '../state/state.ts'
import { isClaim, mustSwap } from '../turn-order/claims.ts'
import { freeSpace, pileOn, takeSpace } from './spaces.ts'

/** RR-2.4: spaces of the board and public engineers in full; any part of an own engineer may be skipped. */
export const actOn = (draft: State, seat: Seat, space: SpaceNo): void =>
  carryOutAction(draft, seat, actionOn(draft, space).effect, isHiredEngineer(space) ? OPTIONAL : PRINTED)

/** RR-2.2, RR-2.5 */
export const pay = (draft: State, seat: Seat, pile: Pile): void => {
  const space = draft.current.chosenSpace
  const mat = matOf(draft, seat)
  mat.workers -= pile.workers
  mat.temporaryWorkers -= pile.temporary
  mat.blackWorkers -= pile.black
  mat.coins -= pile.coins
  note(draft, { kind: 'placed', rule: 'RR-2.2', seat, space, pile, engineer: engineerAt(draft, space) })
  putWorkers(draft, seat, space, pileCode(pile))
  if (isClaim(space) && mustSwap(pile)) draft.current.decision = 'swap'
  else actOnArrival(draft, seat, space, pile.black)
}

/** RR-2.3 */
const putWorkers = (draft: State, seat: Seat, space: SpaceNo, pile: PileCode): void => {
  const mat = matOf(draft, seat)
  mat.piles = increased(mat.piles, space, pile)
  takeSpace(draft, space)
}

/** The action, and RR-9.1: the black worker's step where the printed action moves black. */
const actOnArrival = (draft: State, seat: Seat, space: SpaceNo, black: number): void => {
  const { current } = draft
  if (black > 0 && actionOn(draft, space).movesBlack) current.gains[ENTRY.black] = (current.gains[ENTRY.black] ?? 0) + 1
  actOn(draft, seat, space)
}

/** RR-10.2: the coin or temporary worker changes places with a worker of the own colour. */
export const swap = (draft: State, seat: Seat, space: SpaceNo): void => {
  const { chosenSpace } = draft.current
  const mat = matOf(draft, seat)
  const pile = pileOn(draft, seat, chosenSpace)
  mat.piles = replaced(increased(mat.piles, space, pile - ONE_WORKER), chosenSpace, ONE_WORKER)
  note(draft, { kind: 'swapped', rule: 'RR-10.2', seat, space, pile: pileOf(pile) })
  actOnArrival(draft, seat, chosenSpace, 0)
}

/** RR-10.5: the worker moves, takes its new space and acts there. */
export const relocate = (draft: State, seat: Seat, space: SpaceNo): void => {
  const mat = matOf(draft, seat)
  const from = draft.current.phase === 'relocateSecond' ? P2 : P1
  const pile = pileOn(draft, seat, from)
  mat.piles = replaced(mat.piles, from, 0)
  freeSpace(draft, from)
  note(draft, { kind: 'relocated', rule: 'RR-10.5', seat, space, engineer: engineerAt(draft, space) })
  putWorkers(draft, seat, space, pile)
  actOnArrival(draft, seat, space, blackIn(pile))
}
