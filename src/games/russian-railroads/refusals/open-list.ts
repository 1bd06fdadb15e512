/** Why a piece of the open list or a slot may not be chosen. */
import type { Seat, Target } from '../../../kit/game.ts'
import { hasToken } from '../cards/tokens.ts'
import { ROUTES } from '../data/board.ts'
import { canAdvance } from '../industry/markers.ts'
import { fitsSlot } from '../locomotives/slots.ts'
import { lowestLocomotive } from '../locomotives/stacks.ts'
import { LAY, parse, targetOf } from '../moves.ts'
import { entryForIndustry, isBuildOpen, isStepOpen } from '../open-list/counting.ts'
import { type Build, isAnyOpen } from '../open-list/entries.ts'
import { matOf, type State } from '../state/state.ts'
import { UNLOCKED_AT } from '../track/room.ts'
import { track } from '../track/tracks.ts'
import { colourName, routeName, say, type Why } from '../words.ts'

export const openListRefusal = (state: State, seat: Seat, target: Target): Why => {
  const isPrintedOpen = isAnyOpen(state.current.printed)
  const move = parse(target)
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
      return ['RR-R17', say(isPrintedOpen ? 'refusal.printed' : 'refusal.more')]
    default:
      return isPrintedOpen ? ['RR-2.9', say('refusal.printed')] : ['RR-13.3', say('refusal.token.must')]
  }
}

const stepRefusal = (state: State, seat: Seat, route: number, colour: number): Why => {
  const tracks = colourName(colour)
  if (!isStepOpen(state, colour)) return ['RR-2.10', say('refusal.notOpen.steps', { tracks })]
  if (track(state, seat, 0, 0) < (UNLOCKED_AT[colour] ?? 0)) return ['RR-3.6', say('refusal.notTaken', { tracks })]
  const here = track(state, seat, route, colour)
  if (colour === 0 && here === ROUTES[route]?.fields) return ['RR-3.5', say('refusal.end', { route: routeName(route) })]
  if (colour > 0 && here + 1 >= track(state, seat, route, colour - 1)) return blocked(here, colour)
  return ['RR-2.9', say('refusal.keepRoom')]
}

const blocked = (here: number, colour: number): Why => {
  const ahead = colourName(colour - 1)
  return here === 0 ? ['RR-3.3', say('refusal.first', { ahead })] : ['RR-3.2', say('refusal.blocked', { ahead })]
}

const advanceRefusal = (state: State, seat: Seat, marker: number): Why => {
  const mat = matOf(state, seat)
  if ((mat.markers[marker] ?? 0) < 0) return ['RR-6.8', say('refusal.noSecond')]
  if (entryForIndustry(state) === undefined) return ['RR-2.10', say('refusal.notOpen.industry')]
  if (marker === 1 && !canAdvance(mat, 1)) return ['RR-R3', say('refusal.behind')]
  return ['RR-6.4', say('refusal.gap')]
}

const buildRefusal = (state: State, what: Build): Why => {
  if (!isBuildOpen(state, what)) return ['RR-2.10', say('refusal.notOpen.build')]
  if (lowestLocomotive(state) === 0) return ['RR-5.10', say('refusal.stack')]
  return what === 'locomotive' ? ['RR-5.7', say('refusal.lay')] : ['RR-2.9', say('refusal.keepRoom')]
}

const tokenRefusal = (state: State, seat: Seat, token: number): Why =>
  hasToken(state, seat, token) ? ['RR-13.1', say('refusal.token.used')] : ['RR-R3', say('refusal.token.marker')]

export const slotRefusal = (state: State, seat: Seat, target: Target): Why => {
  const slot = LAY.findIndex((move) => targetOf(move) === target)
  const { locomotiveInHand: number, isJustTaken } = state.current
  if (slot < 0) return isJustTaken ? ['RR-5.7', say('refusal.fresh')] : ['RR-R1', say('refusal.slotEmpty')]
  const there = matOf(state, seat).locomotives[slot] ?? 0
  return fitsSlot(number, there)
    ? ['RR-2.9', say('refusal.keepRoom')]
    : ['RR-5.3', say('refusal.slot', { number, there })]
}
