/** RR-10.1 to RR-10.4: claims to a place in the turn order. */
import type { Seat } from '../../../kit/game.ts'
import { type Move, SWAP_WITH } from '../moves.ts'
import { ownWorkersIn, type Pile } from '../state/pile.ts'
import { ALL_SPACES, P1, P2, type SpaceNo } from '../state/space-numbers.ts'
import type { State } from '../state/state.ts'
import { NOBODY, ownerOf, pileOn } from '../workers/spaces.ts'

export const isClaim = (space: SpaceNo): boolean => space === P1 || space === P2

/** RR-10.1: not the player's current place, except with two players; and at most one. */
export const mayClaim = (state: State, seat: Seat, space: SpaceNo): boolean => {
  if (pileOn(state, seat, P1) > 0 || pileOn(state, seat, P2) > 0) return false
  return state.seats === 2 || state.board.order[space === P1 ? 0 : 1] !== seat
}

/** RR-10.2: a place is claimed with a worker of the own colour, or the black one, in the end. */
export const mustSwap = ({ temporary, coins }: Pile): boolean => temporary + coins > 0

/** RR-10.2: a worker of the own colour that stands elsewhere. */
const canSwap = (state: State, seat: Seat, space: SpaceNo): boolean =>
  !isClaim(space) && ownWorkersIn(pileOn(state, seat, space)) > 0

export const canSwapAny = (state: State, seat: Seat): boolean => {
  for (let space = 0; space < ALL_SPACES; space++) if (canSwap(state, seat, space)) return true
  return false
}

export const swapMoves = (state: State, seat: Seat): readonly Move[] =>
  SWAP_WITH.filter((_, space) => canSwap(state, seat, space))

/** RR-10.3, RR-10.4: the order of the next round, and the rule that sets it; undefined if nobody claims a place. */
export const claimedOrder = (
  state: State,
): { readonly order: readonly Seat[]; readonly rule: 'RR-10.3' | 'RR-10.4' } | undefined => {
  const { order } = state.board
  const first = ownerOf(state, P1)
  const second = ownerOf(state, P2)
  if (first === NOBODY && second === NOBODY) return undefined
  if (first === NOBODY && second === order[0]) return { order, rule: 'RR-10.4' }
  return { order: newOrder(order, first, second), rule: 'RR-10.3' }
}

/** Claimants take their places, the others fill what is left in their old order. */
export const newOrder = (old: readonly Seat[], first: Seat, second: Seat): readonly Seat[] => {
  const order = old.filter((seat) => seat !== first && seat !== second)
  if (first !== NOBODY) order.unshift(first)
  if (second !== NOBODY) order.splice(1, 0, second)
  return order
}
