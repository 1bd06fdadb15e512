/** What a game's heuristics can set for the search: preferred moves, common random draws, and the value of an end by points. */
import { expect, test } from 'vitest'
import { positionOf } from '../../../test/bots/positions.ts'
import { searchHeuristics } from '../../games/great-lakes/bots/search-heuristics.ts'
import { game } from '../../games/great-lakes/game.ts'
import { quickRng } from '../../kit/chance.ts'
import type { AnyGame, Tagged } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import { copyState } from '../../kit/match.ts'
import { searchChoices } from '../search-bot.ts'
import { candidatesOf, search, searchContextOf } from './search.ts'
import { SEARCH_SETTINGS } from './settings.ts'
import { judge, newLeaf } from './tree.ts'

const anyGame = game as AnyGame
const knowing = searchHeuristics as AnyHeuristics
/** The start of a turn, because other decisions may have a single move. */
const startOfTurn = () => {
  for (let moves = 60; ; moves++) {
    const found = positionOf(anyGame, knowing, 4, 'preferences', moves)
    if (anyGame.legal(found.match.state, found.seat).some(({ kind }) => kind === 'seek')) return found
  }
}
const { match, seat } = startOfTurn()
const legal = anyGame.legal(match.state, seat)

const candidatesWith = (heuristics: AnyHeuristics): readonly Tagged[] => {
  const question = { game: anyGame, heuristics, seat, rng: quickRng(1), determinizations: [match.state, match.state] }
  return [...candidatesOf(searchContextOf(question, SEARCH_SETTINGS), seat, question.determinizations).keys()]
}

test('tries moves in the order of preference, as many as the game sets', () => {
  const backwards: AnyHeuristics = {
    ...knowing,
    rootWidth: 3,
    prefer: (_state, _seat, moves) => moves.map((_, at) => at),
  }
  expect(candidatesWith(backwards)).toEqual(legal.toReversed().slice(0, 3))
})

test('without preferences, ranks moves by a look one move ahead', () => {
  const silent: AnyHeuristics = { ...knowing, prefer: () => undefined }
  const { prefer: _, ...without } = knowing
  expect(candidatesWith(silent)).toEqual(candidatesWith(without))
  expect(candidatesWith(silent)).not.toEqual(candidatesWith(knowing))
})

test('with few tries, plays the preferred move', () => {
  const view = anyGame.view(match.state, seat)
  const last = legal.at(-1)
  const stubborn: AnyHeuristics = {
    ...knowing,
    prefer: (_state, _seat, moves) => moves.map((move) => (move === last ? 9 : 0)),
  }
  const effort = { milliseconds: 0, iterations: 400 }
  const { choices } = searchChoices({ game: anyGame, heuristics: stubborn, seat, view, rng: quickRng(1) }, effort)
  expect(choices[0]?.move).toBe(last)
})

test('the n-th try of every move has the same draws, and other tries have others', () => {
  const drawn = new Map<Tagged, number[]>()
  let isFirst = false
  const watched: AnyGame = {
    ...anyGame,
    clone(state) {
      isFirst = true
      return copyState(anyGame, state)
    },
    apply(draft, mover, move, table) {
      if (isFirst) drawn.set(move, [...(drawn.get(move) ?? []), table.draw('probe', 0, 2 ** 20)])
      isFirst = false
      anyGame.apply(draft, mover, move, table)
    },
  }
  const question = {
    game: watched,
    heuristics: { ...knowing, rootWidth: 2 },
    seat,
    rng: quickRng(1),
    determinizations: [match.state],
  }
  search(question, SEARCH_SETTINGS, null, (done) => done / 12)
  const [one = [], two = []] = drawn.values()
  expect(one).toHaveLength(6)
  expect(one).toEqual(two)
  expect(new Set(one).size).toBe(6)
})

test('a game may count one iteration as several', () => {
  const view = anyGame.view(match.state, seat)
  const decision = { game: anyGame, seat, view, rng: quickRng(1) }
  const effort = { milliseconds: 0, iterations: 800 }
  expect(searchChoices({ ...decision, heuristics: knowing }, effort).iterations).toBe(
    800 / 2 / (knowing.iterationCost ?? 0),
  )
  expect(searchChoices({ ...decision, heuristics: { ...knowing, iterationCost: 80 } }, effort).iterations).toBe(5)
})

test('values an end by its winners, or by points if the game asks for it', () => {
  const totals = [100, 99, 60, 50]
  const over: AnyGame = { ...anyGame, outcome: () => ({ rule: 'GL-9.1', ranks: [1, 2, 3, 4], totals }) }
  const hopesOf = (heuristics: AnyHeuristics): readonly number[] => {
    const leaf = newLeaf(4)
    const measure = { scale: 10, shownScale: 10, usual: totals, style: SEARCH_SETTINGS }
    judge(over, heuristics, match.state, measure, leaf)
    expect(leaf.wins).toEqual([1, 0, 0, 0])
    return leaf.botChances
  }
  expect(hopesOf({ ...knowing, endsByPoints: false })).toEqual([1, 0, 0, 0])
  const [first = 0, second = 0, third = 0] = hopesOf(knowing)
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(0.4)
  expect(third).toBeLessThan(0.02)
})

test('a game may aim at own points: then more of them count, also without winning', () => {
  const rewardOf = (totals: readonly number[], points: number): number => {
    const over: AnyGame = { ...anyGame, outcome: () => ({ rule: 'GL-9.1', ranks: [2, 1, 3, 4], totals }) }
    const leaf = newLeaf(4)
    const style = { ...SEARCH_SETTINGS, winning: 1 - points, margin: 0, points }
    judge(
      over,
      { ...knowing, endsByPoints: false },
      match.state,
      { scale: 10, shownScale: 10, usual: [90, 90, 90, 90], style },
      leaf,
    )
    return leaf.reward[0] ?? 0
  }
  expect(rewardOf([100, 120, 50, 50], 0)).toBe(rewardOf([80, 120, 50, 50], 0))
  expect(rewardOf([100, 120, 50, 50], 0.3)).toBeGreaterThan(rewardOf([80, 120, 50, 50], 0.3) + 0.05)
})

test('with little trust in tries, the preferred move is played however much is tried', () => {
  const view = anyGame.view(match.state, seat)
  const last = legal.at(-1)
  const prefer = (_state: unknown, _seat: number, moves: readonly Tagged[]): readonly number[] =>
    moves.map((move) => (move === last ? 4 : 0))
  const chosenWith = (trust: number): Tagged | undefined => {
    const aims = { winning: 0.5, margin: 0.2, points: 0.3, trust }
    const heuristics: AnyHeuristics = { ...knowing, prefer, preferVisits: 1, aims }
    const effort = { milliseconds: 0, iterations: 3000 }
    return searchChoices({ game: anyGame, heuristics, seat, view, rng: quickRng(1) }, effort).choices[0]?.move
  }
  expect(chosenWith(0.001)).toBe(last)
  expect(chosenWith(Number.POSITIVE_INFINITY)).not.toBe(last)
})
