/** Why a space may not be chosen: it is not there, taken, cannot be paid for or cannot be done. */
import type { Seat } from '../../../kit/game.ts'
import { type Action, actionOn } from '../actions/action.ts'
import { isRepeatable } from '../actions/possible.ts'
import { COLOURS, type TrackSort } from '../data/effects.ts'
import { hasEngineer } from '../engineers/engineers.ts'
import { worksFit } from '../industry/yard.ts'
import { canLay } from '../locomotives/slots.ts'
import { lowestLocomotive } from '../locomotives/stacks.ts'
import { hasOneWorker } from '../state/pile.ts'
import { E1, E2, engineerOn, isHiredEngineer, type SpaceNo, X1 } from '../state/space-numbers.ts'
import { matOf, type State, seatsOf } from '../state/state.ts'
import { freeDoublers } from '../track/doublers.ts'
import { roomFor } from '../track/room.ts'
import { canSwapAny, isClaim, mayClaim } from '../turn-order/claims.ts'
import { isForRelocation } from '../turn-order/relocation.ts'
import { say, tracksName, type Why, who } from '../words.ts'
import { piecesAtHand, priceOf } from '../workers/payment.ts'
import { isFree, isLastRound, isOwnEngineer, isThere, ownerOf, pileOn } from '../workers/spaces.ts'

export const spaceRefusal = (state: State, seat: Seat, space: SpaceNo): Why =>
  absent(state, seat, space) ?? unpaid(state, seat, space) ?? impossible(state, seat, space)

export const relocateRefusal = (state: State, seat: Seat, space: SpaceNo): Why => {
  if (!isForRelocation(space)) return ['RR-10.7', say('refusal.relocate')]
  return absent(state, seat, space) ?? impossible(state, seat, space)
}

export const repeatRefusal = (state: State, seat: Seat, space: SpaceNo): Why => {
  if (!isRepeatable(state, space)) return ['RR-R5', say('refusal.repeat.never')]
  if (!hasOneWorker(pileOn(state, seat, space))) return ['RR-8.4', say('refusal.repeat.one')]
  return impossible(state, seat, space)
}

const absent = (state: State, seat: Seat, space: SpaceNo): Why | undefined => {
  if (isHiredEngineer(space) && !isOwnEngineer(state, seat, space)) {
    const owner = seatsOf(state).find((other) => hasEngineer(state, other, engineerOn(space))) ?? seat
    return ['RR-8.1', say('refusal.theirs', { seat: who(owner) })]
  }
  if (!isThere(state, space)) return notThere(state, space)
  return isFree(state, space) ? undefined : taken(state, space)
}

const taken = (state: State, space: SpaceNo): Why => [
  'RR-2.3',
  say('refusal.taken', { seat: who(ownerOf(state, space)) }),
]

const notThere = (state: State, space: SpaceNo): Why => {
  if (space === X1) return ['RR-10.6', say('refusal.lastOnly')]
  if (isClaim(space) && isLastRound(state)) return ['RR-10.6', say('refusal.covered')]
  if (state.seats === 2 && space !== E1 && space !== E2) return ['RR-2.8', say('refusal.closed')]
  return isFree(state, space) ? ['RR-8.5', say('refusal.noEngineer')] : taken(state, space)
}

const unpaid = (state: State, seat: Seat, space: SpaceNo): Why | undefined => {
  const price = priceOf(space)
  const { workers, blackWorkers, coins } = matOf(state, seat)
  const have = piecesAtHand(state, seat)
  if (coins < price.coins) return ['RR-2.5', say('refusal.coin')]
  if (have < price.all) return ['RR-2.2', say('refusal.pay', { need: price.all, have })]
  if (!isClaim(space)) return undefined
  if (!mayClaim(state, seat, space)) return ['RR-10.1', say('refusal.claim')]
  return workers + blackWorkers > 0 || canSwapAny(state, seat) ? undefined : ['RR-R7', say('refusal.noSwap')]
}

/** RR-2.9: what is missing, in numbers where there are some. */
const impossible = (state: State, seat: Seat, space: SpaceNo): Why => {
  const action = actionOn(state, space)
  if (isHiredEngineer(space)) return ['RR-R12', say('refusal.nothing')]
  if (action.usesAgain) return ['RR-8.4', say('refusal.repeat.none')]
  if (action.doublers > freeDoublers(state, seat)) return ['RR-7.1', say('refusal.doublers')]
  return tooFewSteps(state, seat, action) ?? cannotBuild(state, seat, action) ?? ['RR-R8', say('refusal.together')]
}

/** If the action needs one sort of step: how many of them are possible. */
const tooFewSteps = (state: State, seat: Seat, { effect }: Action): Why | undefined => {
  for (const part of effect) {
    if (part[0] !== 'steps') continue
    const possible = stepsWith(state, seat, part[1])
    if (possible >= part[2]) continue
    return ['RR-R8', say('refusal.steps', { count: part[2], tracks: tracksName(part[1]), possible })]
  }
  return undefined
}

const stepsWith = (state: State, seat: Seat, tracks: TrackSort): number =>
  COLOURS.reduce((sum, colour, at) => {
    const counts = tracks === 'any' || tracks.split('|').includes(colour)
    return counts ? sum + roomFor(matOf(state, seat).tracks, at) : sum
  }, 0)

const cannotBuild = (state: State, seat: Seat, { effect, needs }: Action): Why | undefined => {
  if (worksFit(state, seat, needs)) return undefined
  const industry = effect.find((part) => part[0] === 'industry')
  if (industry !== undefined) return ['RR-6.4', say('refusal.industry', { count: Number(industry[1]) })]
  const lowest = lowestLocomotive(state)
  if (lowest === 0) return ['RR-5.10', say('refusal.stack')]
  // If a locomotive can be laid, another part lacks a piece or a place.
  return canLay(matOf(state, seat).locomotives, lowest) ? undefined : ['RR-5.7', say('refusal.lay')]
}
