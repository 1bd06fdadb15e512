/** What the value network sees of a seat: its board, income and workers, the rounds left, and how the others stand. */
import type { Seat } from '../../../../kit/game.ts'
import { ROUTES } from '../../data/board.ts'
import { TOKENS } from '../../data/cards.ts'
import { factoriesBuilt, industryStepsLeft } from '../../industry/markers.ts'
import { reach } from '../../locomotives/slots.ts'
import { lowestLocomotive } from '../../locomotives/stacks.ts'
import { income } from '../../scoring/income.ts'
import { pointsOf } from '../../scoring/points.ts'
import type { Mat } from '../../state/mat.ts'
import { has } from '../../state/sets.ts'
import { matOf, type State } from '../../state/state.ts'
import { track } from '../../track/tracks.ts'
import { engineerLead, features, scoringsLeft } from '../evaluate.ts'

export const VALUE_FEATURES = 75

/** Fills the features of every seat, one seat after another. */
export const fillValueFeatures = (state: State, into: Float64Array): void => {
  target = into
  const led = engineerLead(state)
  const left = scoringsLeft(state)
  for (let seat = 0; seat < state.seats; seat++) {
    next = seat * VALUE_FEATURES
    for (const feature of features(state, seat, led[seat]!)) add(feature)
    addBoard(state, seat, left)
    addMat(matOf(state, seat), left)
    addTable(state, seat, left)
  }
}

let next = 0
let target: Float64Array

const add = (value: number): void => {
  target[next] = value
  next += 1
}

/** By route: tracks, what is out of reach, and income; then industry. */
const addBoard = (state: State, seat: Seat, left: number): void => {
  const gains = income(state, seat)
  for (let route = 0; route < ROUTES.length; route++) {
    const far = reach(state, seat, route)
    add(far)
    add(gains[route]!)
    add(left * gains[route]!)
    for (let colour = 0; colour < ROUTES[route]!.colours; colour++) add(track(state, seat, route, colour))
    add(Math.max(0, track(state, seat, route, 0) - far))
  }
  add(gains[ROUTES.length]!)
  add(left * gains[ROUTES.length]!)
}

const addMat = (mat: Mat, left: number): void => {
  const { markers, locomotives } = mat
  add(markers[0]!)
  add(Math.max(0, markers[1]!))
  add(left * industryStepsLeft(mat))
  add(factoriesBuilt(mat))
  add(mat.doublers)
  add(left * mat.doublers)
  add(mat.allWorkers)
  add(mat.allBlackWorkers)
  add(mat.hasPassed ? 0 : mat.workers + mat.temporaryWorkers + mat.blackWorkers)
  add(mat.hasPassed ? 1 : 0)
  add(locomotives[0]!)
  add(locomotives[1]!)
  for (let token = 0; token < TOKENS.length; token++) add(has(mat.tokens, token) ? 1 : 0)
}

const addTable = (state: State, seat: Seat, left: number): void => {
  const { board, seats } = state
  let [workers, best, most] = [0, Number.NEGATIVE_INFINITY, 0]
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const mat = matOf(state, other)
    if (!mat.hasPassed) workers += (mat.workers + mat.temporaryWorkers + mat.blackWorkers) / (seats - 1)
    best = Math.max(best, pointsOf(state, other))
    most = Math.max(most, countOf(mat.engineers))
  }
  add(pointsOf(state, seat))
  add(left)
  add(left * left)
  add(left === 1 ? 1 : 0)
  add(seats)
  add(seats === 2 ? left : 0)
  add(board.order.indexOf(seat))
  add((board.order.indexOf(seat) - board.order.indexOf(state.current.mover) + seats) % seats)
  add(workers)
  add(best)
  add(most)
  add(countOf(matOf(state, seat).engineers))
  add(lowestLocomotive(state))
}

const countOf = (set: number): number => {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count += 1
  return count
}
