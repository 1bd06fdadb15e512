/** RR-2.10: the entries of the open list that may be done next. */
import type { Seat } from '../../../kit/game.ts'
import { tokensToPlace } from '../cards/tokens.ts'
import { ROUTES } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { canAdvance } from '../industry/markers.ts'
import { movesIn, soleMoveIn } from '../move-sets.ts'
import { ADVANCE, BUILD, DONE, MORE, type Move, PLACE_TOKEN, STEP } from '../moves.ts'
import { has, type NumberSet } from '../state/sets.ts'
import { matOf, type State } from '../state/state.ts'
import { freeDoublers } from '../track/doublers.ts'
import { canStep } from '../track/room.ts'
import { ALL_STEPS, areHarmless, BUILD_SORTS, entryForBuild, routesFor, STEP_SORTS, sortsIn } from './counting.ts'
import { ENTRY } from './entries.ts'

export const openListMoves = (state: State, seat: Seat): readonly Move[] => movesIn(OPTIONS, doable(state, seat))

export const onlyOpenListMove = (state: State, seat: Seat): Move | undefined => soleMoveIn(OPTIONS, doable(state, seat))

/** Every move of an open list, in the order in which they are offered: steps by colour, then route. */
const OPTIONS: readonly Move[] = [
  ...COLOURS.flatMap((_, colour) => STEP.filter((step) => step.colour === colour)),
  ...ADVANCE,
  ...BUILD,
  ...PLACE_TOKEN,
  ...MORE,
  DONE,
]
/** Where the options of each kind begin; steps come first. */
const FIRST_ADVANCE = OPTIONS.indexOf(ADVANCE[0]!)
const FIRST_BUILD = OPTIONS.indexOf(BUILD[0])
const FIRST_TOKEN = OPTIONS.indexOf(PLACE_TOKEN[0]!)
const FIRST_MORE = OPTIONS.indexOf(MORE[0]!)
const IS_DONE = 1 << OPTIONS.indexOf(DONE)

/** One piece of any entry; or `done`, once every printed part is done. A set of `OPTIONS`. */
const doable = (state: State, seat: Seat): NumberSet => {
  const { current } = state
  const printed = sortsIn(current.printed)
  const gained = sortsIn(current.gains)
  const open = printed | gained
  let set = 0
  if ((open & ALL_STEPS) !== 0) set = steps(state, seat, open, areHarmless(printed, gained))
  if ((open & ~ALL_STEPS) !== 0) set |= works(state, seat, open)
  if (current.tokensOwed > 0) set |= tokensToPlace(state, seat) << FIRST_TOKEN
  if (printed !== 0) return set
  if (current.partsAgainOwed > 0) set |= partsAgain(state, seat) << FIRST_MORE
  return current.tokensOwed === 0 ? set | IS_DONE : set
}

const steps = (state: State, seat: Seat, open: NumberSet, areAllHarmless: boolean): NumberSet => {
  let set = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if ((open & STEP_SORTS[colour]!) === 0) continue
    set |= routesFor(state, seat, colour, areAllHarmless) << (colour * ROUTES.length)
  }
  return set
}

const works = (state: State, seat: Seat, open: NumberSet): NumberSet => {
  const mat = matOf(state, seat)
  let set = 0
  if (has(open, ENTRY.industry)) {
    if (canAdvance(mat, 0)) set |= 1 << FIRST_ADVANCE
    if (canAdvance(mat, 1)) set |= 2 << FIRST_ADVANCE
  }
  if ((open & BUILD_SORTS) !== 0) {
    if (entryForBuild(state, seat, 'locomotive') !== undefined) set |= 1 << FIRST_BUILD
    if (entryForBuild(state, seat, 'factory') !== undefined) set |= 2 << FIRST_BUILD
  }
  return set
}

/** RR-13.4, RR-R17: the fourth part of the card, once no printed part is open. A set of `MORE`. */
const partsAgain = (state: State, seat: Seat): NumberSet => {
  let set = 0
  MORE.forEach(({ what }, at) => {
    if (canHaveAgain(state, seat, what)) set |= 1 << at
  })
  return set
}

const canHaveAgain = (state: State, seat: Seat, what: 'doubler' | 'industry' | 'black'): boolean => {
  switch (what) {
    case 'doubler':
      return freeDoublers(state, seat) > 0
    case 'industry':
      return canAdvance(matOf(state, seat), 0) || canAdvance(matOf(state, seat), 1)
    case 'black':
      return ROUTES.some((_, route) => canStep(state, seat, route, ENTRY.black))
  }
}
