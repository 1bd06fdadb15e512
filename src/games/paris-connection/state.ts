/** The state of a match, as flat numbers, and its events. */
import type { Seat } from '../../kit/game.ts'
import type { Field } from './map/fields.ts'
import type { Company } from './moves.ts'

export type Ending = 'marseille' | 'pools' | 'standstill'

export interface State {
  readonly seats: number
  /** The rules version with which this match began. */
  readonly rules: number
  readonly start: Seat
  mover: Seat
  turn: number
  /** By station: the company that starts there. */
  readonly stations: readonly Company[]
  /** By field: the companies with a locomotive there, one bit each. */
  tracks: number[]
  /** By company: locomotives left in the pool. */
  pools: number[]
  /** By company. */
  values: number[]
  /** By seat, then company: shares behind the screen. */
  shares: number[]
  /** By seat, then company: how many of them are known from the trades. */
  known: number[]
  /** PC-5.3: consecutive one-for-one trades. */
  idle: number
  /** The company being extended, or -1. */
  extending: Company
  /** The fields of this extension so far. */
  placed: Field[]
  end: Ending | 'none'
  /** Updated by `network.ts`, from `tracks` alone. */
  reached: number
  own: number[]
  edge: number[]
  full: number[]
  lifelines: number[]
  guarded: number[]
  /** The companies that could place a locomotive, one bit each, as of the last complete action. */
  extendable: number
}

export type Event =
  | { readonly kind: 'started'; readonly rule: 'PC-2.1'; readonly seat: Seat }
  | { readonly kind: 'stationed'; readonly rule: 'PC-2.2'; readonly company: Company; readonly field: Field }
  | { readonly kind: 'dealt'; readonly rule: 'PC-2.3'; readonly seat: Seat; readonly count: number }
  /** Visible to its seat only. */
  | { readonly kind: 'drew'; readonly rule: 'PC-2.3'; readonly seat: Seat; readonly shares: readonly number[] }
  | {
      readonly kind: 'extended'
      /** What ended it: the player or the fifth locomotive, an empty pool, no field left, Marseille. */
      readonly rule: 'PC-3.2' | 'PC-5.5' | 'PC-R4' | 'PC-5.2'
      readonly seat: Seat
      readonly company: Company
      readonly fields: readonly Field[]
      readonly value: number
    }
  | {
      readonly kind: 'traded'
      /** Within the limit, or above it. */
      readonly rule: 'PC-4.1' | 'PC-4.3'
      readonly seat: Seat
      readonly give: Company
      readonly take: Company
      readonly count: number
    }
  | { readonly kind: 'emptied'; readonly rule: 'PC-3.2'; readonly company: Company }
  | { readonly kind: 'reopened'; readonly rule: 'PC-4.4'; readonly company: Company }
  | { readonly kind: 'ended'; readonly rule: 'PC-5.1' | 'PC-5.2' | 'PC-5.3'; readonly company: Company }
  | { readonly kind: 'revealed'; readonly rule: 'PC-6.1'; readonly seat: Seat; readonly shares: readonly number[] }

export const clone = (state: State): State => ({
  seats: state.seats,
  rules: state.rules,
  start: state.start,
  mover: state.mover,
  turn: state.turn,
  stations: state.stations.slice(),
  tracks: state.tracks.slice(),
  pools: state.pools.slice(),
  values: state.values.slice(),
  shares: state.shares.slice(),
  known: state.known.slice(),
  idle: state.idle,
  extending: state.extending,
  placed: state.placed.slice(),
  end: state.end,
  reached: state.reached,
  own: state.own.slice(),
  edge: state.edge.slice(),
  full: state.full.slice(),
  lifelines: state.lifelines.slice(),
  guarded: state.guarded.slice(),
  extendable: state.extendable,
})

export const sharesOf = (state: Pick<State, 'shares'>, seat: Seat): readonly number[] =>
  state.shares.slice(seat * 6, seat * 6 + 6)

export const holding = (state: { readonly shares: readonly number[] }, seat: Seat): number => {
  let sum = 0
  for (let at = seat * 6; at < seat * 6 + 6; at++) sum += state.shares[at] ?? 0
  return sum
}

/** How many pools still hold locomotives; stops counting at `enough`. */
export const poolsInUse = (state: Pick<State, 'pools'>, enough: number): number => {
  let inUse = 0
  for (let company = 0; company < 6 && inUse < enough; company++) if (state.pools[company] !== 0) inUse += 1
  return inUse
}
