import { describe, expect, test } from 'vitest'
import { casual } from '../../../bots/casual.ts'
import { keyedDealer, quickRng } from '../../../kit/chance.ts'
import { begin, play } from '../../../kit/match.ts'
import { game } from '../game.ts'
import { TICKETS } from '../map/map.ts'
import { IN_DECK } from '../state.ts'
import { started, withHand, withRoutes, withState } from '../testing/position.ts'
import { heuristics } from './heuristics.ts'
import { searchHeuristics } from './search-heuristics.ts'

describe.each([
  ['heuristics of quick bots', heuristics],
  ['heuristics of searching bots', searchHeuristics],
])('the %s', (_name, heuristics) => {
  const seatValue = (match: ReturnType<typeof started>, seat: number): number =>
    heuristics.evaluate(match.state)[seat] ?? 0

  test('a ticket is worth more the closer it is to completion, and nothing once it is impossible', () => {
    const ticket = TICKETS.findIndex(({ points }) => points === 11)
    const match = withState(started(4), (state) => {
      state.holders.fill(IN_DECK)
      state.holders[ticket] = 0
    })
    // Cedar Rapids–Cleveland.
    const steps = ['CED-CHI.t1', 'CHI-SBD.t1', 'SBD-TOL.t1', 'TOL-CLE.s1']
    const values = steps.map((_, at) => seatValue(withRoutes(match, 0, ...steps.slice(0, at + 1)), 0))
    expect(values).toEqual([...values].sort((a, b) => a - b))
    const lost = withRoutes(match, 1, 'ERI-CLE.s1', 'ERI-CLE.s2', 'TOL-CLE.s1', 'TOL-CLE.s2', 'DET-CLE.s', 'CLE-NYC.t')
    expect(seatValue(lost, 0)).toBeLessThan(seatValue(match, 0))
  })

  test('cards, harbours and points have value; at the end only points do', () => {
    const match = started(2)
    const seat = match.state.mover
    expect(seatValue(withHand(match, 'locomotive*3'), seat)).toBeGreaterThan(seatValue(withHand(match, ''), seat))
    const over = withState(match, (state) => {
      state.end = 'played'
    })
    expect(heuristics.evaluate(over.state)).toEqual(game.outcome(over.state)?.totals)
  })

  test('the rollout policy answers every decision with one of its legal moves', () => {
    const rng = quickRng(1)
    let match = begin(game, { seats: 3, options: {}, rules: 1 }, keyedDealer('lean'))
    for (let count = 0; count < 400; count++) {
      const [seat] = game.toAct(match.state)
      if (seat === undefined) break
      const moves = game.legal(match.state, seat)
      const move = heuristics.rolloutMove(match.state, seat, moves, rng)
      expect(moves).toContain(move)
      match = play(match, seat, move)
    }
    expect(match.state.owners.filter((owner) => owner >= 0).length).toBeGreaterThan(10)
  })

  test('a bot that looks one move ahead beats one that moves at random', () => {
    const rng = quickRng(5)
    let match = begin(game, { seats: 2, options: {}, rules: 1 }, keyedDealer('duel'))
    for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
      const moves = game.legal(match.state, seat)
      const random = moves[rng(moves.length)]
      const move = seat === 0 ? casual({ game, heuristics, seat, view: game.view(match.state, seat), rng }) : random
      if (move === undefined) break
      match = play(match, seat, move as typeof random & object)
    }
    const totals = game.outcome(match.state)?.totals ?? []
    expect(totals[0]).toBeGreaterThan((totals[1] ?? 0) + 30)
  })
})
