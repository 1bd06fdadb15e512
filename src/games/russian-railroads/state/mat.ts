/** The mat of one player: routes, industry track, workers, coins and points. */
import { zeros } from './lists.ts'
import type { PileCode } from './pile.ts'
import type { NumberSet } from './sets.ts'
import { ALL_SPACES } from './space-numbers.ts'

export interface Mat {
  /** RR-3: by route, then colour (`trackNo`): the field that the track has reached, or 0 beside the route. */
  tracks: readonly number[]
  /** RR-5.2: the numbers on Transsib, Transsib, Petersburg and Kiev; 0 is an empty slot. */
  locomotives: readonly number[]
  /** RR-6.1: by gap of the industry track, the number of the factory there, or 0. */
  factories: readonly number[]
  /** RR-6.4, RR-6.8: the space of each marker of the industry track; the second is -1 until its token is placed. */
  markers: readonly number[]
  /** RR-7.1 */
  doublers: number
  /** RR-13.1: the ?-tokens placed. */
  tokens: NumberSet
  /** RR-4: the special fields that have given what they give once; behind them the end stations. */
  fieldsGained: NumberSet
  /** Workers of the own colour: those not placed yet, and all there are. */
  workers: number
  allWorkers: number
  /** RR-7.3: those not placed yet. */
  temporaryWorkers: number
  /** RR-9: the black worker, 1 or 0: not placed yet, and owned at all. */
  blackWorkers: number
  allBlackWorkers: number
  coins: number
  /** RR-2.2: by space, what this player has placed there in this round. */
  piles: readonly PileCode[]
  /** RR-8.1: the engineers hired, by number. */
  engineers: NumberSet
  /** RR-2.6: in this round. */
  hasPassed: boolean
  /** Points by what brought them, in the order of `TALLIES` (`scoring/points.ts`). */
  points: readonly number[]
}

/** RR-11.4: nothing is placed yet. */
export const NO_PILES: readonly PileCode[] = zeros(ALL_SPACES)

export const copyMat = (mat: Mat): Mat => ({
  tracks: mat.tracks,
  locomotives: mat.locomotives,
  factories: mat.factories,
  markers: mat.markers,
  doublers: mat.doublers,
  tokens: mat.tokens,
  fieldsGained: mat.fieldsGained,
  workers: mat.workers,
  allWorkers: mat.allWorkers,
  temporaryWorkers: mat.temporaryWorkers,
  blackWorkers: mat.blackWorkers,
  allBlackWorkers: mat.allBlackWorkers,
  coins: mat.coins,
  piles: mat.piles,
  engineers: mat.engineers,
  hasPassed: mat.hasPassed,
  points: mat.points,
})
