/** RR-2.10: the pieces of the open list that may be done next. */
import type { Seat } from '../../../kit/game.ts'
import { freeDoublers } from '../actions/readings.ts'
import { ROUTES } from '../data/board.ts'
import { TOKENS } from '../data/cards.ts'
import { COLOURS } from '../data/effects.ts'
import { canAdvance } from '../industry/yard.ts'
import { listOf, onlyOf } from '../move-sets.ts'
import type { Move } from '../moves.ts'
import * as M from '../moves.ts'
import { ENTRY, FOURTH_OWED, GAINS, MARKER, mat, onMat, PLACED_TOKENS, PRINTED, TOKENS_OWED } from '../state/cells.ts'
import type { State } from '../state/state.ts'
import { canStep } from '../track/room.ts'
import { ALL_STEPS, areHarmless, BUILD_SORTS, countBuild, routesFor, STEP_SORTS, sortsIn } from './counting.ts'

export const doings = (state: State, seat: Seat): readonly Move[] => listOf(DOINGS, doable(state, seat))

export const onlyDoing = (state: State, seat: Seat): Move | undefined => onlyOf(DOINGS, doable(state, seat))

/** All that can be done with an open list, in the order in which it is offered: steps by colour, then route. */
const DOINGS: readonly Move[] = [
  ...COLOURS.flatMap((_, colour) => M.STEP.filter((step) => step.colour === colour)),
  ...M.ADVANCE,
  ...M.BUILD,
  ...M.PLACE_TOKEN,
  ...M.MORE,
  M.DONE,
]
const [ADVANCE, BUILD, TOKEN, MORE, DONE] = [M.ADVANCE[0]!, M.BUILD[0], M.PLACE_TOKEN[0]!, M.MORE[0]!, M.DONE].map(
  (move) => DOINGS.indexOf(move),
) as [number, number, number, number, number]

/** One piece of any entry; or done, once nothing is left that must be. A set of `DOINGS`. */
const doable = (state: State, seat: Seat): number => {
  const { cells } = state
  const printed = sortsIn(cells, PRINTED)
  const gained = sortsIn(cells, GAINS)
  const open = printed | gained
  const tokens = cells[TOKENS_OWED]!
  const fourth = cells[FOURTH_OWED]!
  let set = 0
  if ((open & ALL_STEPS) !== 0) set = steps(state, seat, open, areHarmless(printed, gained))
  if ((open & ~ALL_STEPS) !== 0) set |= works(state, seat, open)
  if (tokens > 0) set |= tokensToPlace(state, seat) << TOKEN
  if (printed !== 0) return set
  if (fourth > 0) set |= more(state, seat) << MORE
  return tokens === 0 ? set | (1 << DONE) : set
}

const steps = (state: State, seat: Seat, open: number, safe: boolean): number => {
  let set = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if ((open & STEP_SORTS[colour]!) !== 0) set |= routesFor(state, seat, colour, safe) << (colour * ROUTES.length)
  }
  return set
}

const works = (state: State, seat: Seat, open: number): number => {
  let set = 0
  if (((open >> ENTRY.industry) & 1) === 1) {
    if (canAdvance(state.cells, mat(seat), 0)) set |= 1 << ADVANCE
    if (canAdvance(state.cells, mat(seat), 1)) set |= 2 << ADVANCE
  }
  if ((open & BUILD_SORTS) !== 0) {
    if (countBuild(state, seat, 'locomotive') >= 0) set |= 1 << BUILD
    if (countBuild(state, seat, 'factory') >= 0) set |= 2 << BUILD
  }
  return set
}

const ALL_TOKENS = (1 << TOKENS.length) - 1
const MARKER_TOKEN = 1 << TOKENS.findIndex(({ id }) => id === 'marker')

/** RR-R3: the second marker only once the first has left 0. */
const tokensToPlace = (state: State, seat: Seat): number => {
  const left = ALL_TOKENS & ~onMat(state, seat, PLACED_TOKENS)
  return onMat(state, seat, MARKER) > 0 ? left : left & ~MARKER_TOKEN
}

/** RR-13.4, RR-R17: the fourth part of the card, once no printed part is open. */
const more = (state: State, seat: Seat): number => {
  let set = 0
  M.MORE.forEach(({ what }, at) => {
    if (canHaveMore(state, seat, what)) set |= 1 << at
  })
  return set
}

const canHaveMore = (state: State, seat: Seat, what: 'doubler' | 'industry' | 'black'): boolean => {
  switch (what) {
    case 'doubler':
      return freeDoublers(state, seat) > 0
    case 'industry':
      return canAdvance(state.cells, mat(seat), 0) || canAdvance(state.cells, mat(seat), 1)
    case 'black':
      return ROUTES.some((_, route) => canStep(state, seat, route, 0))
  }
}
