/** RR-2.10: the pieces of the open list that may be done next. */
import type { Seat } from '../../kit/game.ts'
import { cell, ENTRY, FOURTH_OWED, MARKER, mat, onMat, PLACED_TOKENS, TOKENS_OWED } from './cells.ts'
import { BUILD_SORTS, countBuild, isPrintedOpen, routesFor, STEP_SORTS, sortsOpen } from './counting.ts'
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
  const open = sortsOpen(state)
  const tokens = cell(state, TOKENS_OWED)
  const fourth = cell(state, FOURTH_OWED)
  if (open === 0 && tokens === 0 && fourth === 0) return ONLY_DONE
  const list: Move[] = []
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if ((open & STEP_SORTS[colour]!) !== 0) addSteps(state, seat, colour, list)
    if (list.length >= enough) return list
  }
  if (((open >> ENTRY.industry) & 1) === 1) {
    for (let marker = 0; marker < 2; marker++) {
      if (canAdvance(state.cells, mat(seat), marker)) list.push(M.ADVANCE[marker]!)
    }
  }
  if ((open & BUILD_SORTS) !== 0) {
    for (const build of M.BUILD) if (countBuild(state, seat, build.what) >= 0) list.push(build)
  }
  if (tokens > 0) addTokens(state, seat, list)
  if (isPrintedOpen(state)) return list
  if (fourth > 0) addFourth(state, seat, list)
  if (tokens === 0) list.push(M.DONE)
  return list
}

const ONLY_DONE: readonly Move[] = [M.DONE]

const addSteps = (state: State, seat: Seat, colour: number, list: Move[]): void => {
  const routes = routesFor(state, seat, colour)
  for (let route = 0; route < ROUTES.length; route++) {
    if (((routes >> route) & 1) === 1) list.push(M.STEP[route * COLOURS.length + colour]!)
  }
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
