/** Searching bots: their budget, what they remember, and what they explain. */
import { beforeAll, describe, expect, test } from 'vitest'
import { positionOf } from '../../test/bots/positions.ts'
import { after, opening } from '../../test/kit/scene.ts'
import { entry } from '../games/paris-connection/entry.ts'
import { quickRng } from '../kit/chance.ts'
import type { AnyGame } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import type { BotDecision } from './bot.ts'
import { explain } from './explain.ts'
import { loadAllHeuristics } from './load-heuristics.ts'
import { newMemory, searchChoices } from './search-bot.ts'

let game: AnyGame
let heuristics: AnyHeuristics
beforeAll(async () => {
  game = await entry.game()
  heuristics = await loadAllHeuristics(entry)
})

const decisionIn = (moves: number, more: Partial<BotDecision> = {}): BotDecision => {
  const { match, seat } = positionOf(game, heuristics, 4, 'think', moves)
  return { game, heuristics, seat, view: game.view(match.state, seat), rng: quickRng(3), ...more }
}
const effort = (iterations: number) => ({ milliseconds: 100, iterations })

describe('what a decision may cost', () => {
  test('half of what is left of the turn, in iterations', () => {
    const memory = newMemory()
    expect(searchChoices(decisionIn(0, { memory }), effort(400)).iterations).toBe(200)
    expect(memory.spent).toBe(200)
    expect(searchChoices(decisionIn(0, { memory }), effort(400)).iterations).toBe(100)
  })

  test('a new turn has its whole budget again', () => {
    const memory = newMemory()
    searchChoices(decisionIn(0, { memory }), effort(400))
    searchChoices(decisionIn(40, { memory }), effort(400))
    expect(memory.spent).toBe(200)
  })

  test('repeating a decision, also after moves were taken back, does not spend budget twice', () => {
    const memory = newMemory()
    const spend = (made: number): number =>
      searchChoices(decisionIn(0, { memory, movesMade: made }), effort(400)).iterations
    expect([spend(0), spend(1), spend(2)]).toEqual([200, 100, 50])
    expect([spend(2), spend(1), spend(2)]).toEqual([50, 100, 50])
    expect([spend(0), spend(3)]).toEqual([200, 100])
  })

  test('with a clock it is time that counts', () => {
    let now = 0
    const clock = (): number => now++
    const memory = newMemory()
    searchChoices(decisionIn(0, { memory, clock }), effort(1_000_000))
    expect(memory.spent).toBeGreaterThanOrEqual(50)
    expect(memory.spent).toBeLessThan(60)
  })

  test('a busy host shortens the time, but not below 50 ms a turn', () => {
    const spentWith = (timeScale: number): number => {
      let now = 0
      const memory = newMemory()
      const usual = { milliseconds: 1_000, iterations: 0 }
      searchChoices(decisionIn(0, { memory, clock: () => now++, timeScale }), usual)
      return memory.spent
    }
    // A decision spends half of its turn, and the clock goes on by a millisecond at each look.
    const spent = [1, 0.5, 0.1, 0.001].map(spentWith)
    expect(spent.map((time) => Math.round(time / 25) * 25)).toEqual([500, 250, 50, 25])
  })

  test('a clock that is far beyond the limit leaves what looks best one move ahead', () => {
    let now = 0
    const clock = (): number => {
      now += 1000
      return now
    }
    const { iterations, choices } = searchChoices(decisionIn(0, { clock }), effort(1_000_000))
    expect(iterations).toBe(0)
    expect(choices.length).toBeGreaterThan(1)
  })

  test('a single choice is tried once', () => {
    const match = opening(game, 4)
    const only = { ...game, legal: (state: unknown, seat: number) => game.legal(state, seat).slice(0, 1) }
    const seat = game.toAct(match.state)[0] ?? 0
    const decision = { game: only, heuristics, seat, view: game.view(match.state, seat), rng: quickRng(3) }
    expect(searchChoices(decision, effort(400)).iterations).toBe(1)
  })
})

describe('the tree between the decisions of a turn', () => {
  /** An extension is begun; the tree below that move is kept. */
  const begun = () => {
    const match = opening(game, 4)
    const seat = game.toAct(match.state)[0] ?? 0
    const extend = game.legal(match.state, seat).filter(({ kind }) => kind === 'extend')
    const memory = newMemory()
    const extending = { ...game, legal: (state: unknown, who: number) => legalIn(state, who, extend) }
    const view = game.view(match.state, seat)
    const { choices } = searchChoices(
      { game: extending, heuristics, seat, view, rng: quickRng(3), memory },
      effort(400),
    )
    const move = choices[0]?.move ?? { kind: '' }
    return { seat, memory, move, next: after(match, game.notate(move)) }
  }
  const legalIn = (state: unknown, seat: number, extend: readonly { kind: string }[]) => {
    const legal = game.legal(state, seat)
    return extend.every((move) => legal.includes(move)) ? extend : legal
  }

  test('is kept where nothing new was shown', () => {
    const { seat, memory, next } = begun()
    expect(memory.kept?.looks).toBe(JSON.stringify(game.view(next.state, seat)))
    const before = memory.kept?.node.visits ?? 0
    expect(before).toBeGreaterThan(10)
    const decision = { game, heuristics, seat, view: game.view(next.state, seat), rng: quickRng(3), memory }
    const { root, iterations } = searchChoices(decision, effort(400))
    expect(root.visits).toBe(before + iterations)
  })

  test('is dropped where the seat sees something else', () => {
    const { seat, memory, next } = begun()
    const other = opening(game, 4, '2')
    const start = game.toAct(other.state)[0] ?? 0
    const view = game.view(other.state, start)
    expect(JSON.stringify(view)).not.toBe(JSON.stringify(game.view(next.state, seat)))
    expect(game.turn(other.state)).toBe(memory.turn)
    const { root, iterations } = searchChoices(
      { game, heuristics, seat: start, view, rng: quickRng(3), memory },
      effort(400),
    )
    expect(root.visits).toBe(iterations)
  })

  test('is not kept when the turn is over', () => {
    const memory = newMemory()
    const match = opening(game, 4)
    const seat = game.toAct(match.state)[0] ?? 0
    const trades = game.legal(match.state, seat).filter(({ kind }) => kind === 'trade')
    const trading = { ...game, legal: (state: unknown, who: number) => legalIn(state, who, trades) }
    searchChoices(
      { game: trading, heuristics, seat, view: game.view(match.state, seat), rng: quickRng(3), memory },
      effort(100),
    )
    expect(memory.kept).toBeNull()
  })
})

test('the same rng, view and iterations give the same result', () => {
  const result = () =>
    searchChoices(decisionIn(20), effort(300)).choices.map(({ move, promise }) => [game.notate(move), promise])
  expect(result()).toEqual(result())
})

describe('explain', () => {
  test('names three choices, the best first, with chance and points', () => {
    const decision = decisionIn(20)
    const { choices, chances } = explain(decision, effort(2000))
    expect(choices).toHaveLength(3)
    const legal = game.legal(game.determinize(decision.view, quickRng(1)), decision.seat).map(game.notate)
    for (const { move, chance, points } of choices) {
      expect(legal).toContain(move)
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
      expect(points).toBeGreaterThan(0)
    }
    expect(chances).toHaveLength(4)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(chances[decision.seat]).toBe(choices[0]?.chance)
  })

  test('with one choice the chances are still searched', () => {
    const { seat, view } = decisionIn(20)
    let looked = 0
    const only: AnyGame = {
      ...game,
      legal: (state, who) => game.legal(state, who).slice(0, 1),
      outcome(state) {
        looked += 1
        return game.outcome(state)
      },
    }
    const decision = { game: only, heuristics, seat, view, rng: quickRng(3) }
    expect(explain(decision, effort(2000)).choices).toHaveLength(1)
    expect(looked).toBeGreaterThan(500)
  })
})

test('the chances that people are shown are as uncertain as the game says, and the choice is the same', () => {
  // An end is sure: the search sees all lines before it.
  const endless: AnyGame = { ...game, outcome: () => undefined }
  const choicesWith = (more: Partial<AnyHeuristics>) => {
    const searchHeuristics = { ...heuristics.searchHeuristics, shownSpread: undefined, ...more } as AnyHeuristics
    return searchChoices(decisionIn(12, { game: endless, heuristics: searchHeuristics }), effort(800)).choices
  }
  const [sure, unsure] = [choicesWith({}), choicesWith({ shownSpread: () => 1e9 })]
  expect(unsure.map(({ move, promise }) => [move, promise])).toEqual(sure.map(({ move, promise }) => [move, promise]))
  for (const chance of unsure[0]?.chances ?? []) expect(chance).toBeCloseTo(0.25, 3)
  expect(Math.max(...(sure[0]?.chances ?? []))).toBeGreaterThan(0.3)
})

test('quick moves go on for as many rounds as the game says', () => {
  const searchHeuristics = heuristics.searchHeuristics as AnyHeuristics
  const farthest = (rounds: number): number => {
    let turns = 0
    const evaluate = (state: unknown): readonly number[] => {
      turns = Math.max(turns, game.turn(state))
      return searchHeuristics.evaluate(state)
    }
    searchChoices(decisionIn(0, { heuristics: { ...searchHeuristics, evaluate, rolloutRounds: rounds } }), effort(60))
    return turns
  }
  const [near, far] = [farthest(1), farthest(5)]
  expect(near).toBeLessThan(10)
  expect(far).toBeGreaterThanOrEqual(near + 12)
})
