/** The points of a player so far, by what brought them. */
import type { Seat } from '../../../kit/game.ts'
import { increased } from '../state/lists.ts'
import { matOf, type Position, type State } from '../state/state.ts'

export const TALLIES = [
  'pass',
  'station',
  'transsib',
  'petersburg',
  'kiev',
  'industry',
  'engineer',
  'factory',
  'ten',
  'cards',
  'majority',
] as const
export type Tally = (typeof TALLIES)[number]

const TALLY_NUMBER = Object.fromEntries(TALLIES.map((tally, at) => [tally, at])) as Record<Tally, number>

export const pointsFrom = (position: Position, seat: Seat, tally: Tally): number =>
  matOf(position, seat).points[TALLY_NUMBER[tally]] ?? 0

export const pointsOf = (position: Position, seat: Seat): number =>
  matOf(position, seat).points.reduce((sum, points) => sum + points, 0)

export const addPoints = (draft: State, seat: Seat, tally: Tally, points: number): void => {
  const mat = matOf(draft, seat)
  mat.points = increased(mat.points, TALLY_NUMBER[tally], points)
}
