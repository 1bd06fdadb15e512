/** What searching bots know about the run to Marseille. */
import { describe, expect, test } from 'vitest'
import { after, opening } from '../../../../test/kit/scene.ts'
import { quickRng } from '../../../kit/chance.ts'
import type { Seat } from '../../../kit/game.ts'
import { REACH } from '../data/weights.ts'
import { game } from '../game.ts'
import { MARSEILLE, VALUE } from '../map/fields.ts'
import { ALL, EXTEND, type Move, TRADE_TWO } from '../moves.ts'
import { clone, type State } from '../state.ts'
import { reachable, valuesOf } from './evaluate.ts'
import { STEPS, stepsLeft } from './search/marseille.ts'
import { outlookOf } from './search/outlook.ts'
import { computeRaces } from './search/race.ts'
import { searchHeuristics } from './search-heuristics.ts'

const COMPANY = 2
const NOBODY = { draw: () => 0, emit() {} }

/** The opening, but every seat has this many shares of one company, and none of the others. */
const holdings = (...shares: readonly number[]): State => {
  const state = clone(opening(game, 4).state)
  state.shares.fill(0)
  for (const [seat, count] of shares.entries()) state.shares[seat * 6 + COMPANY] = count
  return state
}

const legalFor = (state: State): readonly Move[] => game.legal(state, state.mover)

/** Builds the company straight towards Marseille until this many steps are left; then this seat is to act. */
const near = (state: State, left: number, mover: Seat): State => {
  const draft = clone(state)
  while (stepsLeft(draft, COMPANY) > left) {
    if (draft.extending < 0) game.apply(draft, draft.mover, EXTEND[COMPANY] ?? { kind: 'stop' }, NOBODY)
    const before = stepsLeft(draft, COMPANY)
    const step = legalFor(draft).find((move) => move.kind === 'place' && STEPS[move.field] === before - 1)
    game.apply(draft, draft.mover, step ?? { kind: 'stop' }, NOBODY)
  }
  if (draft.extending >= 0) game.apply(draft, draft.mover, { kind: 'stop' }, NOBODY)
  return { ...draft, mover }
}

const rolloutMoves = (state: State, tries = 20): readonly Move[] => {
  const rng = quickRng(4)
  return Array.from({ length: tries }, () => searchHeuristics.rolloutMove(state, state.mover, legalFor(state), rng))
}

/** Plays quick moves for the seat to act until the turn has passed. */
const quickTurn = (state: State, seed: number): State => {
  const rng = quickRng(seed)
  const draft = clone(state)
  while (draft.turn === state.turn) {
    game.apply(draft, draft.mover, searchHeuristics.rolloutMove(draft, draft.mover, legalFor(draft), rng), NOBODY)
  }
  return draft
}

/** A match of quick moves. */
const quickMatch = (seed: number): State => {
  const rng = quickRng(seed)
  const draft = clone(opening(game, 4, String(seed)).state)
  for (let move = 0; draft.end === 'none' && move < 2_000; move++) {
    game.apply(draft, draft.mover, searchHeuristics.rolloutMove(draft, draft.mover, legalFor(draft), rng), NOBODY)
  }
  return draft
}

describe('distance to Marseille', () => {
  test('is the number of locomotives needed, from every station', () => {
    const state = holdings(1, 0, 0, 0)
    for (const company of ALL) {
      const draft = clone(state)
      const expected = stepsLeft(draft, company)
      let placed = 0
      while (draft.end === 'none') {
        if (draft.extending < 0) game.apply(draft, draft.mover, EXTEND[company] ?? { kind: 'stop' }, NOBODY)
        const step = legalFor(draft)
          .flatMap((move) => (move.kind === 'place' ? [move] : []))
          .sort((a, b) => (STEPS[a.field] ?? 0) - (STEPS[b.field] ?? 0))[0]
        if (step === undefined) throw new Error('no way on')
        game.apply(draft, draft.mover, step, NOBODY)
        placed += 1
      }
      expect(draft.end).toBe('marseille')
      expect(placed).toBe(expected)
    }
  })

  test('is one from the field beside it', () => {
    expect(stepsLeft(near(holdings(1, 0, 0, 0), 1, 0), COMPANY)).toBe(1)
    expect(STEPS[MARSEILLE]).toBe(0)
  })
})

describe('who would win a run, and how likely it is', () => {
  const race = (state: State) => {
    const { winner, chance } = computeRaces(state)
    return { winner: winner[COMPANY], chance: chance[COMPANY] ?? 0 }
  }

  test('the seat with most shares of the company, all else being equal; nobody on a tie', () => {
    expect(race(holdings(4, 6, 2, 0)).winner).toBe(1)
    expect(race(holdings(6, 6, 2, 0))).toEqual({ winner: -1, chance: 0 })
  })

  test('not with more shares than allowed', () => {
    expect(race(holdings(15, 20, 2, 0)).winner).toBe(0)
  })

  test('likelier when Marseille is nearer, when the lead is larger, and for the seat to act', () => {
    const chance = (state: State): number => race(state).chance
    const state = holdings(4, 6, 2, 0)
    expect(chance(near(state, 5, 1))).toBeGreaterThan(chance(near(state, 5, 0)))
    expect(chance(near(state, 5, 0))).toBeGreaterThan(chance(near(state, 10, 0)))
    expect(chance(near(state, 10, 0))).toBeGreaterThan(chance(near(holdings(5, 6, 2, 0), 10, 0)))
    expect(chance(near(state, 5, 1))).toBeGreaterThan(0.9)
  })

  test('never without enough locomotives', () => {
    const state = near(holdings(4, 6, 2, 0), 5, 1)
    state.pools[COMPANY] = 4
    expect(race(state)).toEqual({ winner: -1, chance: 0 })
    state.pools[COMPANY] = 5
    expect(race(state).winner).toBe(1)
  })
})

describe('value of hands', () => {
  test('when a run ends the match immediately, close to the value there', () => {
    const state = near(holdings(4, 6, 2, 0), 5, 1)
    const [blind, seeing] = [valuesOf(state), searchHeuristics.evaluate(state)]
    expect(seeing[1]).toBeLessThan(blind[1] ?? 0)
    const lead = (values: readonly number[]): number => (values[1] ?? 0) / (values[0] ?? 1)
    expect(lead(seeing)).toBeCloseTo(1.5, 1)
    // The others still expect cities that they will never reach.
    const other = clone(state)
    other.shares[0] = 3
    const gained = (values: readonly number[], before: readonly number[]): number => (values[0] ?? 0) - (before[0] ?? 0)
    expect(gained(searchHeuristics.evaluate(other), seeing)).toBeLessThan(0.1 * gained(valuesOf(other), blind))
  })

  test('when no seat can win a run, the same as for fast bots', () => {
    const state = holdings(3, 3, 3, 3)
    searchHeuristics
      .evaluate(state)
      .forEach((value, seat) => void expect(value).toBeCloseTo(valuesOf(state)[seat] ?? 0))
  })

  test('at the end, the points', () => {
    const state = quickMatch(1)
    expect(searchHeuristics.evaluate(state)).toEqual(game.outcome(state)?.totals)
  })
})

describe('quick moves', () => {
  test('build, and finish the match', () => {
    const states = [1, 2, 3, 4, 5].map(quickMatch)
    for (const { turn, end } of states) {
      expect(end).not.toBe('none')
      expect(turn).toBeLessThan(150)
    }
    const best = states.map(({ values }) => Math.max(...values))
    expect(best.reduce((sum, value) => sum + value, 0) / best.length).toBeGreaterThan(5)
  })

  test('take a city next to the network', () => {
    const match = opening(game, 4)
    const { state } = after(match, game.notate(EXTEND[match.state.stations[5] ?? 0] ?? { kind: 'stop' }))
    const cities = legalFor(state).filter((move) => move.kind === 'place' && (VALUE[move.field] ?? 0) > 0)
    expect(cities.length).toBeGreaterThan(0)
    expect(rolloutMoves(state).filter((move) => cities.includes(move)).length).toBeGreaterThan(10)
  })

  test('run to Marseille in one turn when that wins', () => {
    const state = near(holdings(4, 6, 2, 0), 5, 1)
    for (const move of rolloutMoves(state)) expect(move).toBe(EXTEND[COMPANY])
    for (let seed = 0; seed < 10; seed++) expect(game.outcome(quickTurn(state, seed))?.ranks[1]).toBe(1)
  })

  test('never enter Marseille when that loses', () => {
    const state = near(holdings(4, 6, 2, 0), 1, 0)
    game.apply(state, 0, EXTEND[COMPANY] ?? { kind: 'stop' }, NOBODY)
    expect(legalFor(state)).toContainEqual({ kind: 'place', field: MARSEILLE })
    for (const move of rolloutMoves(state)) expect(move).not.toEqual({ kind: 'place', field: MARSEILLE })
  })

  test('build towards Marseille with a company that is far ahead, and elsewhere without one', () => {
    const stepsOf = (state: State): number => {
      const draft = clone(state)
      game.apply(draft, draft.mover, EXTEND[COMPANY] ?? { kind: 'stop' }, NOBODY)
      return stepsLeft(draft, COMPANY) - stepsLeft(quickTurn(draft, 1), COMPANY)
    }
    const runner = { ...holdings(1, 12, 1, 0), mover: 1 }
    expect(stepsOf(runner)).toBe(5)
    expect(stepsOf({ ...runner, mover: 0 })).toBeLessThan(5)
  })

  test('trade one share for two of higher value', () => {
    const state = { ...holdings(3, 3, 3, 3), mover: 0 }
    state.shares[0] = 4
    state.values[5] = 30
    expect(rolloutMoves(state)).toContain(TRADE_TWO[0 * 6 + 5])
    for (const move of rolloutMoves(state)) expect(move).toMatchObject({ kind: 'trade', take: 5, count: 2 })
  })
})

test('the outlook of a company does not depend on earlier queries', () => {
  const rng = quickRng(6)
  const states: State[] = []
  for (let seed = 1; seed <= 6; seed++) {
    const draft = clone(opening(game, 4, String(seed)).state)
    for (let move = 0; draft.end === 'none' && move < 400; move++) {
      if (move % 4 === 0) states.push(clone(draft))
      const legal = legalFor(draft)
      game.apply(draft, draft.mover, legal[rng(legal.length)] ?? { kind: 'stop' }, NOBODY)
    }
  }
  expect(states.length).toBeGreaterThan(300)
  for (const state of [...states, ...states.slice().reverse()]) {
    for (const company of ALL) {
      const sums = reachable(state, company)
      const { prospects, steps } = outlookOf(state, company)
      expect(prospects).toBeCloseTo(
        sums.reduce((sum, value, far) => sum + (far === 0 ? 0 : value * (REACH[far] ?? 0)), 0),
      )
      expect(steps).toBe(stepsLeft(state, company))
    }
  }
})
