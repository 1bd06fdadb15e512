/** Positions for tests: a fresh table at the first turn of round 1, changed as a test needs it. */
import { keyedDealer } from '../../../kit/chance.ts'
import type { Seat } from '../../../kit/game.ts'
import { begin, type Match } from '../../../kit/match.ts'
import { ROUTES, type RouteId, SPECIALS } from '../data/board.ts'
import { COLOURS } from '../data/effects.ts'
import { game } from '../game.ts'
import * as C from '../state/cells.ts'
import { clone, type State } from '../state/state.ts'

export type Scene = Match<typeof game>

/** What a mat shows; what is not named stays as it is. */
export interface Mat {
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
export const table = (seats: number, mine: Mat = {}, change: (state: State, mover: Seat) => void = () => {}): Scene => {
  const match = begin(game, { seats, options: {}, rules: 1 }, keyedDealer('1'))
  const state = clone(match.state)
  const mover = C.cell(state, C.ORDER)
  state.cells[C.WAITS] = C.PENDING.turn
  state.cells[C.DURING] = C.WITHIN.turn
  state.cells[C.PLACE] = 0
  state.cells[C.MOVER] = mover
  for (let seat = 0; seat < seats; seat++) arrange(state, seat, { coins: 0 })
  arrange(state, mover, mine)
  change(state, mover)
  for (let seat = 0; seat < seats; seat++) markGained(state, seat)
  return { ...match, state }
}

/** What the tracks and locomotives have reached was gained before. */
const markGained = (state: State, seat: Seat): void => {
  let gained = C.onMat(state, seat, C.GAINED)
  SPECIALS.forEach(({ route, field, track, locomotive }, at) => {
    const line = ROUTES.findIndex(({ id }) => id === route)
    const isThere = C.track(state, seat, line, COLOURS.indexOf(track)) >= field
    if (isThere && (!locomotive || C.reach(state, seat, line) >= field)) gained |= 1 << at
  })
  ROUTES.forEach(({ fields }, route) => {
    if (C.track(state, seat, route, 0) === fields) gained |= 1 << (SPECIALS.length + route)
  })
  state.cells[C.mat(seat) + C.GAINED] = gained
}

export const arrange = (state: State, seat: Seat, wanted: Mat): void => {
  const put = (at: number, value: number | undefined): void => {
    if (value !== undefined) state.cells[C.mat(seat) + at] = value
  }
  for (const [route, { id }] of ROUTES.entries()) {
    wanted.tracks?.[id]?.forEach((field, colour) => {
      put(C.TRACK + 5 * route + colour, field)
    })
  }
  wanted.slots?.forEach((number, slot) => {
    put(C.SLOT + slot, number)
  })
  wanted.gaps?.forEach((number, gap) => {
    put(C.GAP + gap, number)
  })
  wanted.markers?.forEach((space, marker) => {
    put(C.MARKER + marker, space)
  })
  put(C.OWN_ENGINEERS, wanted.engineers && bits(wanted.engineers))
  put(C.PLACED_TOKENS, wanted.tokens && bits(wanted.tokens))
  put(C.DOUBLERS, wanted.doublers)
  put(C.WORKERS, wanted.workers)
  put(C.TEMPORARY, wanted.temporary)
  put(C.BLACK, wanted.black)
  put(C.HAS_BLACK, wanted.black)
  put(C.COINS, wanted.coins)
}

const bits = (numbers: readonly number[]): number => numbers.reduce((all, number) => all | (1 << number), 0)

/** Only these engineers lie out, from the hiring field on. */
export const display = (state: State, ...row: readonly number[]): void => {
  for (let field = 0; field < 7; field++) state.cells[C.ROW + field] = row[field] ?? 0
}

/** By number from 1: what is left in the stacks. */
export const stacks = (state: State, ...counts: readonly number[]): void => {
  for (let number = 1; number <= 9; number++) state.cells[C.STACK + number] = counts[number - 1] ?? 0
}

/** Somebody stands there. */
export const stand = (state: State, seat: Seat, space: C.SpaceNo, pile: Partial<C.Pile>): void => {
  const code = C.pileOf({ workers: 0, temporary: 0, black: 0, coins: 0, ...pile })
  if (space === C.T12) state.cells[C.PILE12 + seat] = code
  else {
    state.cells[C.OWNER + space] = seat + 1
    state.cells[C.PILE + space] = code
  }
}

export const first = ({ state }: Scene): Seat => C.cell(state, C.ORDER)

/** All others have passed: whoever moves is asked again and again. */
export const alone = (state: State, mover: Seat): void => {
  for (let seat = 0; seat < state.seats; seat++) if (seat !== mover) state.cells[C.mat(seat) + C.PASSED] = 1
}
