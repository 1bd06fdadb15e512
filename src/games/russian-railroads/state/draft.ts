/** Small changes to a draft, and the notes of what happened, kept until the turn is complete. */
import type { Seat } from '../../../kit/game.ts'
import { KIND, type KindNumber } from '../events.ts'
import { mat, TALLIES, TALLY, type Tally } from './cells.ts'
import type { State } from './state.ts'

/** Within a turn cells are written in no other way, so that it can be taken back. */
export const write = (draft: State, at: number, value: number): void => {
  const { cells } = draft
  draft.before.push(at, cells[at] ?? 0)
  cells[at] = value
}

export const add = (draft: State, at: number, count: number): void => write(draft, at, (draft.cells[at] ?? 0) + count)

export const addOnMat = (draft: State, seat: Seat, at: number, count: number): void => add(draft, mat(seat) + at, count)

export const score = (draft: State, seat: Seat, tally: Tally, points: number): void =>
  addOnMat(draft, seat, TALLY + TALLY_NUMBER[tally], points)

const TALLY_NUMBER = Object.fromEntries(TALLIES.map((tally, at) => [tally, at])) as Record<Tally, number>

/** Keeps what happened until the turn is complete. Steps of one track, or of one marker, in a row are told as one. */
export const note = (draft: State, kind: KindNumber, a = 0, b = 0, c = 0): void => {
  const { untold } = draft
  const last = untold.length - 4
  const isSame = last >= 0 && untold[last] === kind && untold[last + 1] === a
  if (isSame && kind === KIND.built && untold[last + 2] === b) untold[last + 3] = c
  else if (isSame && kind === KIND.advanced) untold[last + 2] = b
  else untold.push(kind, a, b, c)
}
