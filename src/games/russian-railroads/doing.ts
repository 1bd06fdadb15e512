/** RR-2.10: the pieces of the open list that may be done next. */
import type { Seat } from '../../kit/game.ts'
import { cell, FOURTH_OWED, MARKER, mat, onMat, PLACED_TOKENS, PRINTED, TOKENS_OWED } from './cells.ts'
import { countBuild, countIndustry, countStep, isBuildOpen, isPrintedOpen, isStepOpen } from './counting.ts'
import { ROUTES } from './data/board.ts'
import { TOKENS } from './data/cards.ts'
import { COLOURS } from './data/effects.ts'
import type { Move } from './moves.ts'
import * as M from './moves.ts'
import { canStep } from './network.ts'
import { freeDoublers } from './parts.ts'
import type { State } from './state.ts'
import { canAdvance } from './yard.ts'

/** One piece of any entry; or done, once nothing is left that must be. */
export const doings = (state: State, seat: Seat, enough: number): readonly Move[] => {
  if (isListEmpty(state)) return ONLY_DONE
  const list: Move[] = []
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (!isStepOpen(state, colour)) continue
    for (let route = 0; route < ROUTES.length; route++) {
      if (countStep(state, seat, route, colour) >= 0) list.push(M.STEP[route * COLOURS.length + colour]!)
    }
    if (list.length >= enough) return list
  }
  if (countIndustry(state) >= 0) {
    for (let marker = 0; marker < 2; marker++) {
      if (canAdvance(state.cells, mat(seat), marker)) list.push(M.ADVANCE[marker]!)
    }
  }
  if (isBuildOpen(state, 'locomotive') || isBuildOpen(state, 'factory')) {
    for (const build of M.BUILD) if (countBuild(state, seat, build.what) >= 0) list.push(build)
  }
  if (cell(state, TOKENS_OWED) > 0) addTokens(state, seat, list)
  const printed = isPrintedOpen(state)
  if (cell(state, FOURTH_OWED) > 0 && !printed) addFourth(state, seat, list)
  if (!printed && cell(state, TOKENS_OWED) === 0) list.push(M.DONE)
  return list
}

const ONLY_DONE: readonly Move[] = [M.DONE]

/** Printed parts, gains, ?-tokens and the fourth part of a card lie in this order. */
const isListEmpty = ({ cells }: State): boolean => {
  for (let at = PRINTED; at <= FOURTH_OWED; at++) if (cells[at] !== 0) return false
  return true
}

/** RR-R3: the second marker only once the first has left 0. */
const addTokens = (state: State, seat: Seat, list: Move[]): void => {
  const placed = onMat(state, seat, PLACED_TOKENS)
  for (let token = 0; token < TOKENS.length; token++) {
    if (((placed >> token) & 1) === 0 && canPlaceToken(state, seat, token)) list.push(M.PLACE_TOKEN[token]!)
  }
}

const canPlaceToken = (state: State, seat: Seat, token: number): boolean =>
  TOKENS[token]?.id !== 'marker' || onMat(state, seat, MARKER) > 0

/** RR-13.4, RR-R17: the fourth part of the card, once no printed part is open. */
const addFourth = (state: State, seat: Seat, list: Move[]): void => {
  for (const more of M.MORE) if (canHaveMore(state, seat, more.what)) list.push(more)
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
