/** Why a piece of the open list, a slot or a factory may not be chosen. */
import type { Seat, Target } from '../../../kit/game.ts'
import { ROUTES } from '../data/board.ts'
import { canAdvance, fitsSlot } from '../industry/yard.ts'
import * as M from '../moves.ts'
import { countIndustry, isBuildOpen, isPrintedOpen, isStepOpen } from '../open-list/counting.ts'
import * as C from '../state/cells.ts'
import type { State } from '../state/state.ts'
import { UNLOCKED_AT } from '../track/room.ts'
import { colourName, routeName, say, type Why } from '../words.ts'

export const doRefusal = (state: State, seat: Seat, target: Target): Why => {
  const move = M.parse(target)
  switch (move?.kind) {
    case 'step':
      return stepRefusal(state, seat, move.route, move.colour)
    case 'advance':
      return advanceRefusal(state, seat, move.marker)
    case 'build':
      return buildRefusal(state, move.what)
    case 'token':
      return tokenRefusal(state, seat, move.token)
    case 'more':
      return isPrintedOpen(state) ? ['RR-R17', say('refusal.printed')] : ['RR-R17', say('refusal.more')]
    default:
      return isPrintedOpen(state) ? ['RR-2.9', say('refusal.printed')] : ['RR-13.3', say('refusal.token.must')]
  }
}

const stepRefusal = (state: State, seat: Seat, route: number, colour: number): Why => {
  const tracks = colourName(colour)
  if (!isStepOpen(state, colour)) return ['RR-2.10', say('refusal.notOpen.steps', { tracks })]
  if (C.track(state, seat, 0, 0) < (UNLOCKED_AT[colour] ?? 0)) return ['RR-3.6', say('refusal.notTaken', { tracks })]
  const here = C.track(state, seat, route, colour)
  if (colour === 0 && here === ROUTES[route]?.fields) return ['RR-3.5', say('refusal.end', { route: routeName(route) })]
  if (colour > 0 && here + 1 >= C.track(state, seat, route, colour - 1)) return blocked(here, colour)
  return ['RR-2.9', say('refusal.keepRoom')]
}

const blocked = (here: number, colour: number): Why => {
  const ahead = colourName(colour - 1)
  return here === 0 ? ['RR-3.3', say('refusal.first', { ahead })] : ['RR-3.2', say('refusal.blocked', { ahead })]
}

const advanceRefusal = (state: State, seat: Seat, marker: number): Why => {
  if (marker === 1 && C.onMat(state, seat, C.MARKER + 1) < 0) return ['RR-6.8', say('refusal.noSecond')]
  if (countIndustry(state) < 0) return ['RR-2.10', say('refusal.notOpen.industry')]
  if (marker === 1 && !canAdvance(state.cells, C.mat(seat), 1)) return ['RR-R3', say('refusal.behind')]
  return ['RR-6.4', say('refusal.gap')]
}

const buildRefusal = (state: State, what: 'locomotive' | 'factory'): Why => {
  if (!isBuildOpen(state, what)) return ['RR-2.10', say('refusal.notOpen.build')]
  if (C.lowest(state) === 0) return ['RR-5.10', say('refusal.stack')]
  return what === 'locomotive' ? ['RR-5.7', say('refusal.lay')] : ['RR-2.9', say('refusal.keepRoom')]
}

const tokenRefusal = (state: State, seat: Seat, token: number): Why =>
  C.hasToken(state, seat, token) ? ['RR-13.1', say('refusal.token.used')] : ['RR-R3', say('refusal.token.marker')]

export const slotRefusal = (state: State, seat: Seat, target: Target): Why => {
  const slot = M.LAY.findIndex((move) => M.targetOf(move) === target)
  const number = C.cell(state, C.HAND)
  if (slot >= 0) {
    const there = C.onMat(state, seat, C.SLOT + slot)
    return fitsSlot(number, there)
      ? ['RR-2.9', say('refusal.keepRoom')]
      : ['RR-5.3', say('refusal.slot', { number, there })]
  }
  return C.cell(state, C.FRESH) === 1 ? ['RR-5.7', say('refusal.fresh')] : ['RR-R1', say('refusal.slotEmpty')]
}
