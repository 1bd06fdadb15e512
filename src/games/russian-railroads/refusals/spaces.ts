/** Why a space may not be chosen: it is not there, taken, cannot be paid for or cannot be done. */
import type { Seat } from '../../../kit/game.ts'
import { isRepeatable } from '../actions/possible.ts'
import { freeDoublers, type Reading, readingOn } from '../actions/readings.ts'
import { COLOURS, type Tracks } from '../data/effects.ts'
import { canLay, worksFit } from '../industry/yard.ts'
import * as C from '../state/cells.ts'
import { type State, seatsOf } from '../state/state.ts'
import { stepsWith } from '../track/room.ts'
import { say, tracksName, type Why, who } from '../words.ts'
import { hasOneToSwap, mayClaim, piecesAtHand, priceOf } from '../workers/payment.ts'
import { isForRelocation, isFree, isLastRound, isOwnEngineer, isThere } from '../workers/spaces.ts'

export const spaceRefusal = (state: State, seat: Seat, space: C.SpaceNo): Why =>
  absent(state, seat, space) ?? unpaid(state, seat, space) ?? impossible(state, seat, space)

export const relocateRefusal = (state: State, seat: Seat, space: C.SpaceNo): Why => {
  if (space <= C.OWN_ENGINEER && !isForRelocation(space)) return ['RR-10.7', say('refusal.relocate')]
  return absent(state, seat, space) ?? impossible(state, seat, space)
}

export const repeatRefusal = (state: State, seat: Seat, space: C.SpaceNo): Why => {
  if (!isRepeatable(state, space)) return ['RR-R5', say('refusal.repeat.never')]
  if (!C.hasOneWorker(C.standing(state, seat, space))) return ['RR-8.4', say('refusal.repeat.one')]
  return impossible(state, seat, space)
}

const absent = (state: State, seat: Seat, space: C.SpaceNo): Why | undefined => {
  if (space > C.OWN_ENGINEER && !isOwnEngineer(state, seat, space)) {
    const owner = seatsOf(state).find((other) => C.hasEngineer(state, other, C.engineerOn(space))) ?? seat
    return ['RR-8.1', say('refusal.theirs', { seat: who(owner) })]
  }
  if (!isThere(state, space)) return notThere(state, space)
  if (isFree(state, space)) return undefined
  return ['RR-2.3', say('refusal.taken', { seat: who(C.cell(state, C.OWNER + space) - 1) })]
}

const notThere = (state: State, space: C.SpaceNo): Why => {
  if (space === C.X1) return ['RR-10.6', say('refusal.lastOnly')]
  if ((space === C.P1 || space === C.P2) && isLastRound(state)) return ['RR-10.6', say('refusal.covered')]
  if (state.seats === 2 && space !== C.E1 && space !== C.E2) return ['RR-2.8', say('refusal.closed')]
  return C.cell(state, C.OWNER + space) > 0
    ? ['RR-2.3', say('refusal.taken', { seat: who(C.cell(state, C.OWNER + space) - 1) })]
    : ['RR-8.5', say('refusal.noEngineer')]
}

const unpaid = (state: State, seat: Seat, space: C.SpaceNo): Why | undefined => {
  const { coins, all } = priceOf(space)
  const own = C.onMat(state, seat, C.WORKERS) + C.onMat(state, seat, C.BLACK)
  const have = piecesAtHand(state, seat)
  if (C.onMat(state, seat, C.COINS) < coins) return ['RR-2.5', say('refusal.coin')]
  if (have < all) return ['RR-2.2', say('refusal.pay', { need: all, have })]
  if (space !== C.P1 && space !== C.P2) return undefined
  if (!mayClaim(state, seat, space)) return ['RR-10.1', say('refusal.claim')]
  return own > 0 || hasOneToSwap(state, seat) ? undefined : ['RR-R7', say('refusal.noSwap')]
}

/** RR-2.9: what is missing, in numbers where there are some. */
const impossible = (state: State, seat: Seat, space: C.SpaceNo): Why => {
  const reading = readingOn(state, space)
  if (space > C.OWN_ENGINEER) return ['RR-R12', say('refusal.nothing')]
  if (reading.again) return ['RR-8.4', say('refusal.repeat.none')]
  if (reading.doublers > freeDoublers(state, seat)) return ['RR-7.1', say('refusal.doublers')]
  return tooFewSteps(state, seat, reading) ?? cannotBuild(state, seat, reading) ?? ['RR-R8', say('refusal.together')]
}

/** Where one sort of step is asked for, how many of it are possible. */
const tooFewSteps = (state: State, seat: Seat, { effect }: Reading): Why | undefined => {
  for (const part of effect) {
    if (part[0] !== 'steps') continue
    const possible = countFor(state, seat, part[1])
    if (possible >= part[2]) continue
    return ['RR-R8', say('refusal.steps', { count: part[2], tracks: tracksName(part[1]), possible })]
  }
  return undefined
}

const countFor = (state: State, seat: Seat, tracks: Tracks): number =>
  COLOURS.reduce((sum, colour, at) => {
    const counts = tracks === 'any' || tracks.split('|').includes(colour)
    return counts ? sum + stepsWith(state, seat, at) : sum
  }, 0)

const cannotBuild = (state: State, seat: Seat, { effect, needs }: Reading): Why | undefined => {
  if (worksFit(state, seat, needs)) return undefined
  const industry = effect.find((part) => part[0] === 'industry')
  if (industry !== undefined) return ['RR-6.4', say('refusal.industry', { count: Number(industry[1]) })]
  if (C.lowest(state) === 0) return ['RR-5.10', say('refusal.stack')]
  // Where one can be laid, it is another part that finds no piece or no room.
  return canLay(state.cells, C.mat(seat), C.lowest(state)) ? undefined : ['RR-5.7', say('refusal.lay')]
}
