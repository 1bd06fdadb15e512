/** Positions for tests: a fresh table at the first turn of round 1, changed as a test needs it. */
import { keyedDealer } from '../../../kit/chance.ts'
import type { Seat } from '../../../kit/game.ts'
import { begin, type Match } from '../../../kit/match.ts'
import { ROUTES, type RouteId, SPECIALS } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { game } from '../game.ts'
import { reach } from '../locomotives/slots.ts'
import { clone } from '../state/clone.ts'
import type { Mat } from '../state/mat.ts'
import { type Pile, pileCode } from '../state/pile.ts'
import { setOf, withMember } from '../state/sets.ts'
import type { SpaceNo } from '../state/space-numbers.ts'
import { matOf, type State } from '../state/state.ts'
import { newTurn } from '../state/turn-in-progress.ts'
import { track, trackNo } from '../track/tracks.ts'
import { takeSpace } from '../workers/spaces.ts'

export type TestMatch = Match<typeof game>

/** Changes to a mat; parts that are not named stay as they are. */
export interface MatSketch {
  /** By route: the fields of black, grey, brown, natural, white. */
  readonly tracks?: Partial<Record<RouteId, readonly number[]>>
  /** Transsib, Transsib, Petersburg, Kiev. */
  readonly slots?: readonly number[]
  readonly gaps?: readonly number[]
  readonly markers?: readonly [number, number]
  readonly engineers?: readonly number[]
  /** By their number, from 0. */
  readonly tokens?: readonly number[]
  readonly doublers?: number
  readonly workers?: number
  readonly temporary?: number
  readonly black?: number
  readonly coins?: number
}

/** The first player's turn, without coins: then a cost is paid in one way only. `mine` is that player's mat. */
export const table = (
  seats: number,
  mine: MatSketch = {},
  change: (state: State, mover: Seat) => void = () => {},
): TestMatch => {
  const match = begin(game, { seats, options: {}, rules: 1 }, keyedDealer('1'))
  const state = clone(match.state)
  const mover = state.board.order[0] ?? 0
  state.current = newTurn('turns', 0, mover)
  for (let seat = 0; seat < seats; seat++) arrange(state, seat, { coins: 0 })
  arrange(state, mover, mine)
  change(state, mover)
  for (let seat = 0; seat < seats; seat++) markGained(state, seat)
  return { ...match, state }
}

/** The gains of all fields that the tracks and locomotives have reached count as taken. */
const markGained = (state: State, seat: Seat): void => {
  const mat = matOf(state, seat)
  const markIf = (isGained: boolean, field: number): void => {
    if (isGained) mat.fieldsGained = withMember(mat.fieldsGained, field)
  }
  SPECIALS.forEach(({ route: id, field, track: colour, locomotive }, number) => {
    const route = ROUTES.findIndex((other) => other.id === id)
    const isReached = track(state, seat, route, COLOURS.indexOf(colour)) >= field
    markIf(isReached && (!locomotive || reach(state, seat, route) >= field), number)
  })
  ROUTES.forEach(({ fields }, route) => {
    markIf(track(state, seat, route, 0) === fields, SPECIALS.length + route)
  })
}

export const arrange = (state: State, seat: Seat, wanted: MatSketch): void => {
  const mat = matOf(state, seat)
  ROUTES.forEach(({ id }, route) => {
    mat.tracks = overwritten(mat.tracks, wanted.tracks?.[id], trackNo(route, 0))
  })
  mat.locomotives = overwritten(mat.locomotives, wanted.slots)
  mat.factories = overwritten(mat.factories, wanted.gaps)
  mat.markers = overwritten(mat.markers, wanted.markers)
  if (wanted.engineers !== undefined) mat.engineers = setOf(wanted.engineers)
  if (wanted.tokens !== undefined) mat.tokens = setOf(wanted.tokens)
  mat.doublers = wanted.doublers ?? mat.doublers
  mat.workers = wanted.workers ?? mat.workers
  mat.temporaryWorkers = wanted.temporary ?? mat.temporaryWorkers
  mat.blackWorkers = wanted.black ?? mat.blackWorkers
  mat.allBlackWorkers = wanted.black ?? mat.allBlackWorkers
  mat.coins = wanted.coins ?? mat.coins
}

const overwritten = (list: readonly number[], values: readonly number[] = [], from = 0): readonly number[] =>
  list.map((value, at) => values[at - from] ?? value)

/** Only these engineers lie out, from the hiring field on. */
export const display = (state: State, ...row: readonly number[]): void => {
  state.board.engineerRow = state.board.engineerRow.map((_, field) => row[field] ?? 0)
}

/** By number from 1: what is left in the stacks. */
export const stacks = (state: State, ...counts: readonly number[]): void => {
  state.board.stacks = state.board.stacks.map((_, number) => counts[number - 1] ?? 0)
}

/** These pieces lie beside the stacks, and no others. */
export const returned = (state: State, ...numbers: readonly number[]): void => {
  state.board.returned = state.board.returned.map((_, number) => numbers.filter((one) => one === number).length)
}

/** Workers and coins of this seat lie on the space, which is now taken. */
export const putWorkers = (state: State, seat: Seat, space: SpaceNo, pile: Partial<Pile>): void => {
  const mat = matOf(state, seat)
  mat.piles = mat.piles.with(space, pileCode({ workers: 0, temporary: 0, black: 0, coins: 0, ...pile }))
  takeSpace(state, space)
}

/** By place in the turn order. */
export const seatAt = ({ board }: State, place: number): Seat => board.order[place] ?? 0

export const first = ({ state }: TestMatch): Seat => seatAt(state, 0)

/** The mat of the first player. */
export const firstMat = (match: TestMatch): Mat => matOf(match.state, first(match))

/** All others have passed: only one player is left to move. */
export const alone = (state: State, mover: Seat): void => {
  state.mats.forEach((mat, seat) => {
    if (seat !== mover) mat.hasPassed = true
  })
}
