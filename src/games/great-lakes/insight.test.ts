import { expect, test } from 'vitest'
import { casual } from '../../bots/casual.ts'
import { keyedDealer, quickRng } from '../../kit/chance.ts'
import type { Likely } from '../../kit/game.ts'
import { begin, play } from '../../kit/match.ts'
import { LOCOMOTIVE } from './cards.ts'
import { cheapest, costsFor } from './distance.ts'
import { game } from './game.ts'
import { insight as sense } from './insight.ts'
import { TICKETS } from './map.ts'
import { CLAIM, REFILL, SEEK, TAKE } from './moves.ts'
import { IN_DECK } from './state.ts'
import { changed, holding, owning, route, started } from './testing/position.ts'

const worthOf = (match: ReturnType<typeof started>, seat: number): number => sense.worth(match.state)[seat] ?? 0

test('a ticket on the way to being completed is worth more the further it has come, and nothing when it is lost', () => {
  const ticket = TICKETS.findIndex(({ points }) => points === 11)
  const match = changed(started(4), (state) => {
    state.holders.fill(IN_DECK)
    state.holders[ticket] = 0
  })
  // Cedar Rapids–Cleveland.
  const steps = ['CED-CHI.t1', 'CHI-SBD.t1', 'SBD-TOL.t1', 'TOL-CLE.s1']
  const values = steps.map((_, at) => worthOf(owning(match, 0, ...steps.slice(0, at + 1)), 0))
  expect(values).toEqual([...values].sort((a, b) => a - b))
  const lost = owning(match, 1, 'ERI-CLE.s1', 'ERI-CLE.s2', 'TOL-CLE.s1', 'TOL-CLE.s2', 'DET-CLE.s', 'CLE-NYC.t')
  expect(worthOf(lost, 0)).toBeLessThan(worthOf(match, 0))
})

test('cards, harbours and points are worth something; at the end points alone are', () => {
  const match = started(2)
  const seat = match.state.mover
  expect(worthOf(holding(match, 'locomotive*3'), seat)).toBeGreaterThan(worthOf(holding(match, ''), seat))
  const over = changed(match, (state) => {
    state.end = 'played'
  })
  expect(sense.worth(over.state)).toEqual(game.outcome(over.state)?.totals)
})

test('the roll-out policy answers every decision with one of its moves', () => {
  const rng = quickRng(1)
  let match = begin(game, { seats: 3, options: {}, rules: 1 }, keyedDealer('lean'))
  for (let count = 0; count < 400; count++) {
    const [seat] = game.toAct(match.state)
    if (seat === undefined) break
    const moves = game.legal(match.state, seat)
    const move = sense.lean(match.state, seat, moves, rng)
    expect(moves).toContain(move)
    match = play(match, seat, move)
  }
  expect(match.state.owners.filter((owner) => owner >= 0).length).toBeGreaterThan(10)
})

test('a seat that looks one move ahead beats one that moves at random', { timeout: 20_000 }, () => {
  const rng = quickRng(5)
  let match = begin(game, { seats: 2, options: {}, rules: 1 }, keyedDealer('duel'))
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    const moves = game.legal(match.state, seat)
    const random = moves[rng(moves.length)]
    const move = seat === 0 ? casual({ game, sense, seat, view: game.view(match.state, seat), rng }) : random
    if (move === undefined) break
    match = play(match, seat, move as typeof random & object)
  }
  const totals = game.outcome(match.state)?.totals ?? []
  expect(totals[0]).toBeGreaterThan((totals[1] ?? 0) + 30)
})

test('an open card is worth as much while the deck that replaces it is still to be named', () => {
  const match = started(4)
  const seat = match.state.mover
  const place = match.state.row.findIndex((card) => card !== LOCOMOTIVE)
  const taking = play(match, seat, TAKE[place] ?? SEEK)
  const taken = play(taking, seat, REFILL[0] ?? SEEK)
  expect(game.toAct(taken.state)).toEqual([seat])
  expect(worthOf(taking, seat)).toBeCloseTo(worthOf(taken, seat))
  expect(worthOf(taking, seat)).toBeGreaterThan(worthOf(match, seat))
})

test('a route that is about to be paid counts as claimed', () => {
  const match = holding(started(4), 'red-plain*3')
  const seat = match.state.mover
  const named = play(match, seat, CLAIM[route('TRC-BAY.t')] ?? SEEK)
  const paid = play(named, seat, game.legal(named.state, seat)[0] ?? SEEK)
  expect(worthOf(named, seat)).toBeCloseTo(worthOf(paid, seat))
})

test('a likely guess looks to its viewer like the truth', () => {
  const { state } = owning(started(3), 1, 'GRB-WAU.t')
  const rng = quickRng(3)
  for (const viewer of [0, 'watcher'] as const) {
    const view = game.view(state, viewer)
    for (let i = 0; i < 20; i++) {
      expect(game.view(game.guess(view, rng, sense.likely?.(view)), viewer)).toEqual(view)
    }
  }
})

test('others are taken to hold tickets that suit their routes', () => {
  const { state } = started(3)
  const ticket = state.holders.findIndex((holder) => holder !== 0)
  const { a, b } = TICKETS[ticket] ?? { a: 0, b: 0 }
  const ways = cheapest(costsFor(state, 1), a, b).routes
  const joined = changed(started(3), (draft) => {
    for (const way of ways) draft.owners[way] = 1
  })
  const view = game.view(joined.state, 0)
  const held = (likely?: Likely): number => {
    const rng = quickRng(5)
    const guessed = Array.from({ length: 200 }, () => game.guess(view, rng, likely).holders[ticket])
    return guessed.filter((holder) => holder === 1).length
  }
  expect(held(sense.likely?.(view))).toBeGreaterThan(3 * held())
})
