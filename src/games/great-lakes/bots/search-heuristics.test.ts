import { expect, test } from 'vitest'
import { quickRng } from '../../../kit/chance.ts'
import type { Belief } from '../../../kit/heuristics.ts'
import { play } from '../../../kit/match.ts'
import { LOCOMOTIVE } from '../cards/cards.ts'
import { game } from '../game.ts'
import { cheapest, costsFor } from '../map/distance.ts'
import { TICKETS } from '../map/map.ts'
import { CLAIM, REFILL, SEEK, TAKE } from '../moves.ts'
import { route, started, withHand, withRoutes, withState } from '../testing/position.ts'
import { searchHeuristics as heuristics } from './search-heuristics.ts'

const seatValue = (match: ReturnType<typeof started>, seat: number): number =>
  heuristics.evaluate(match.state)[seat] ?? 0

test('an open card keeps its value while the deck that replaces it is still to be named', () => {
  const match = started(4)
  const seat = match.state.mover
  const place = match.state.row.findIndex((card) => card !== LOCOMOTIVE)
  const taking = play(match, seat, TAKE[place] ?? SEEK)
  const taken = play(taking, seat, REFILL[0] ?? SEEK)
  expect(game.toAct(taken.state)).toEqual([seat])
  expect(seatValue(taking, seat)).toBeCloseTo(seatValue(taken, seat))
  expect(seatValue(taking, seat)).toBeGreaterThan(seatValue(match, seat))
})

test('a route being paid for counts as claimed', () => {
  const match = withHand(started(4), 'red-plain*3')
  const seat = match.state.mover
  const named = play(match, seat, CLAIM[route('TRC-BAY.t')] ?? SEEK)
  const paid = play(named, seat, game.legal(named.state, seat)[0] ?? SEEK)
  expect(seatValue(named, seat)).toBeCloseTo(seatValue(paid, seat))
})

test('between turns the network expects a usual score at the start, and more of a seat with more points', () => {
  const match = started(4)
  const [plain = 0] = heuristics.estimate?.(match.state) ?? []
  const richer = withState(match, (draft) => {
    draft.points[0] = 40
  })
  expect(plain).toBeGreaterThan(100)
  expect(plain).toBeLessThan(220)
  expect(heuristics.estimate?.(richer.state)[0]).toBeGreaterThan(plain + 20)
})

test('a determinization weighted by belief looks like the true state to its viewer', () => {
  const { state } = withRoutes(started(3), 1, 'GRB-WAU.t')
  const rng = quickRng(3)
  for (const viewer of [0, 'watcher'] as const) {
    const view = game.view(state, viewer)
    for (let i = 0; i < 20; i++) {
      expect(game.view(game.determinize(view, rng, heuristics.belief?.(view)), viewer)).toEqual(view)
    }
  }
})

test('other seats are assumed to hold tickets that suit their routes', () => {
  const { state } = started(3)
  const ticket = state.holders.findIndex((holder) => holder !== 0)
  const { a, b } = TICKETS[ticket] ?? { a: 0, b: 0 }
  const routes = cheapest(costsFor(state, 1), a, b).routes
  const joined = withState(started(3), (draft) => {
    for (const claimed of routes) draft.owners[claimed] = 1
  })
  const view = game.view(joined.state, 0)
  const held = (belief?: Belief): number => {
    const rng = quickRng(5)
    const holders = Array.from({ length: 200 }, () => game.determinize(view, rng, belief).holders[ticket])
    return holders.filter((holder) => holder === 1).length
  }
  expect(held(heuristics.belief?.(view))).toBeGreaterThan(3 * held())
})
