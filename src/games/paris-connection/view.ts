/** PC §8: who sees what, and how a view is completed to a full state. */
import type { Rng, Seat, Viewer } from '../../kit/game.ts'
import { seatsOf } from '../../kit/match.ts'
import { LOCOMOTIVES_EACH } from './data/counts.ts'
import { FIELDS, type Field } from './map/fields.ts'
import { surveyAll, unsurveyed } from './map/network.ts'
import { ALL, type Company } from './moves.ts'
import { type Ending, holding, type State, sharesOf } from './state.ts'

export interface View {
  readonly viewer: Viewer
  readonly seats: number
  readonly rules: number
  readonly start: Seat
  readonly mover: Seat
  readonly turn: number
  readonly stations: readonly Company[]
  readonly tracks: readonly number[]
  readonly pools: readonly number[]
  readonly values: readonly number[]
  /** By seat: how many shares. */
  readonly holdings: readonly number[]
  /** By seat, then company: the minimum known from the trades. */
  readonly known: readonly number[]
  /** By seat: the shares by company, if the viewer may see them. */
  readonly shares: readonly (readonly number[] | null)[]
  readonly idle: number
  readonly extending: Company
  readonly placed: readonly Field[]
  readonly end: Ending | 'none'
}

export const view = (state: State, viewer: Viewer): View => {
  const before = viewer === state.mover ? state : beforeExtension(state)
  const mayLook = (seat: Seat): boolean => seat === viewer || state.end !== 'none'
  const seats = seatsOf(state)
  return {
    viewer,
    seats: state.seats,
    rules: state.rules,
    start: state.start,
    mover: state.mover,
    turn: state.turn,
    stations: state.stations,
    tracks: before.tracks,
    pools: before.pools,
    values: state.values,
    holdings: seats.map((seat) => holding(state, seat)),
    known: state.known,
    shares: seats.map((seat) => (mayLook(seat) ? sharesOf(state, seat) : null)),
    idle: state.idle,
    extending: before.extending,
    placed: before.placed,
    end: state.end,
  }
}

/** Others do not see an extension until it is complete. */
const beforeExtension = (state: State): Pick<State, 'tracks' | 'pools' | 'extending' | 'placed'> => {
  const bit = 1 << state.extending
  const unplaced = new Set(state.placed)
  return {
    tracks: state.tracks.map((there, field) => (unplaced.has(field) ? there & ~bit : there)),
    pools: state.pools.map((pool, company) => (company === state.extending ? pool + unplaced.size : pool)),
    extending: -1,
    placed: [],
  }
}

/** Values are public: a viewer who knows all shares of a seat knows its points. */
export const knowsScore = ({ shares, holdings, known }: View, seat: Seat): boolean =>
  shares[seat] !== null || holding({ shares: known }, seat) === holdings[seat]

/** Deals the shares that the viewer does not know, at random, to the seats that hold them. */
export const determinize = (view: View, rng: Rng): State => {
  const shares = [...view.known]
  view.shares.forEach((own, seat) => {
    own?.forEach((count, company) => {
      shares[seat * 6 + company] = count
    })
  })
  const hidden = hiddenShares(view, shares)
  view.holdings.forEach((count, seat) => {
    const missing = count - holding({ shares }, seat)
    for (let i = 0; i < missing; i++) {
      const company = hidden.splice(rng(hidden.length), 1)[0] ?? 0
      shares[seat * 6 + company] = (shares[seat * 6 + company] ?? 0) + 1
    }
  })
  const state: State = {
    seats: view.seats,
    rules: view.rules,
    start: view.start,
    mover: view.mover,
    turn: view.turn,
    stations: [...view.stations],
    tracks: [...view.tracks],
    pools: [...view.pools],
    values: [...view.values],
    shares,
    known: [...view.known],
    idle: view.idle,
    extending: view.extending,
    placed: [...view.placed],
    end: view.end,
    ...unsurveyed(),
  }
  surveyAll(state)
  return state
}

/** One entry for each locomotive that is neither on the map, nor in a pool, nor known to be with a seat. */
const hiddenShares = (view: View, placed: readonly number[]): Company[] =>
  ALL.flatMap((company) => {
    const onMap = FIELDS.filter((field) => ((view.tracks[field] ?? 0) & (1 << company)) !== 0).length
    const behindScreens = placed.reduce((sum, count, at) => (at % 6 === company ? sum + count : sum), 0)
    const marker = 1
    const hidden = LOCOMOTIVES_EACH - marker - onMap - (view.pools[company] ?? 0) - behindScreens
    return Array<Company>(hidden).fill(company)
  })
