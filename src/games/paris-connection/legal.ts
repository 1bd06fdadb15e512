/** The moves of the seat to act: the only definition of legality. */
import type { Seat } from '../../kit/game.ts'
import { canPlace, legalPlacements } from './map/network.ts'
import { ALL, EXTEND, type Move, STOP, TRADE_ONE, TRADE_TWO } from './moves.ts'
import type { State } from './state.ts'

type Kind = Move['kind']

const NONE: readonly never[] = []
const STOPS: readonly Move[] = [STOP]

const isToAct = (state: State, seat: Seat): boolean => state.end === 'none' && seat === state.mover

export const legal = (state: State, seat: Seat): readonly Move[] => {
  if (!isToAct(state, seat)) return NONE
  return state.extending < 0 ? actions(state, seat) : placements(state)
}

/** The kinds of the legal moves, in the order of `legal`. */
export const kinds = (state: State, seat: Seat): readonly Kind[] => {
  if (!isToAct(state, seat)) return NONE
  return state.extending < 0 ? kindsOfAction(state, seat) : kindsOfPlacing(state)
}

/** The legal moves of one kind. */
export const ofKind = (state: State, seat: Seat, kind: Kind): readonly Move[] => {
  switch (kind) {
    case 'extend':
      return listActs(companySets(state, seat).canExtend, 0, 0, 0)
    case 'trade': {
      const { held, pools, richPools } = companySets(state, seat)
      return listActs(0, held, pools, richPools)
    }
    case 'place':
      return legalPlacements(state, state.extending)
    case 'stop':
      return STOPS
  }
}

/** PC-3.1: extend or trade, never pass. */
const actions = (state: State, seat: Seat): readonly Move[] => {
  const { canExtend, held, pools, richPools } = companySets(state, seat)
  return listActs(canExtend, held, pools, richPools)
}

/** The possible actions depend on four sets of companies. */
const companySets = (state: State, seat: Seat) => {
  let held = 0
  let pools = 0
  let richPools = 0
  for (let company = 0; company < ALL.length; company++) {
    const pool = state.pools[company]!
    held |= above(state.shares[seat * 6 + company]!, 0) << company
    pools |= above(pool, 0) << company
    richPools |= above(pool, 1) << company
  }
  return { canExtend: state.extendable & pools, held, pools, richPools } // PC-3.2, PC-R2, PC-R11
}

/** By bits: extensions, trades. */
const ACTS: readonly (readonly Kind[])[] = [NONE, ['extend'], ['trade'], ['extend', 'trade']]

const kindsOfAction = (state: State, seat: Seat): readonly Kind[] => {
  const { canExtend, held, pools } = companySets(state, seat)
  const either = held | pools
  const canTrade = held !== 0 && pools !== 0 && (either & (either - 1)) !== 0 // PC-R2: two colours
  return ACTS[(canExtend === 0 ? 0 : 1) | (canTrade ? 2 : 0)]!
}

/** 1 if a count is above another, else 0. Branch-free, because the counts are practically random. */
const above = (count: number, other: number): number => (other - count) >>> 31

/** A locomotive on each legal field; after the first one the player may stop. */
const placements = (state: State): readonly Move[] => {
  const moves = legalPlacements(state, state.extending)
  if (mayStop(state)) moves.push(STOP)
  return moves
}

const mayStop = (state: State): boolean => state.placed.length > 0

/** By bits: placing, stopping. */
const PLACING: readonly (readonly Kind[])[] = [NONE, ['place'], ['stop'], ['place', 'stop']]

const kindsOfPlacing = (state: State): readonly Kind[] =>
  PLACING[(canPlace(state, state.extending) ? 1 : 0) | (mayStop(state) ? 2 : 0)]!

/**
 * Recent lists, each in the slot its key hashes to: the same lists come up often, and an older one is
 * overwritten. The key determines the list.
 */
const SLOTS = 1024
const keys = new Int32Array(SLOTS).fill(-1)
const lists: (readonly Move[])[] = Array(SLOTS).fill(NONE)

const listActs = (canExtend: number, held: number, pools: number, richPools: number): readonly Move[] => {
  const key = canExtend | (held << 6) | (pools << 12) | (richPools << 18)
  const slot = Math.imul(key, 0x9e3779b1) >>> 22
  if (keys[slot] !== key) {
    keys[slot] = key
    lists[slot] = makeList(canExtend, held, pools, richPools)
  }
  return lists[slot]!
}

/** Where a list is built before it is copied at its final size. */
const draftList: Move[] = Array.from({ length: 66 }, () => STOP)

/** PC-4.1, PC-4.4, PC-R2: give one share, take one or two of another colour, as many as its pool has. */
const makeList = (canExtend: number, held: number, pools: number, richPools: number): readonly Move[] => {
  let length = 0
  for (let company = 0; company < ALL.length; company++) {
    if (canExtend & (1 << company)) draftList[length++] = EXTEND[company]!
  }
  for (let give = 0; give < ALL.length; give++) {
    if ((held & (1 << give)) === 0) continue
    for (let take = 0; take < ALL.length; take++) {
      if (take === give || (pools & (1 << take)) === 0) continue
      draftList[length++] = TRADE_ONE[give * 6 + take]!
      if (richPools & (1 << take)) draftList[length++] = TRADE_TWO[give * 6 + take]!
    }
  }
  return draftList.slice(0, length)
}
