/** Advice for spectators: every game, from views that are not those of the seat to act. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Position, positionOf } from '../../test/bots/positions.ts'
import { tested } from '../../test/games/tested.ts'
import { quickRng } from '../kit/chance.ts'
import type { AnyGame, Viewer } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { explain, explainToSpectator } from './explain.ts'
import { loadAllHeuristics } from './load-heuristics.ts'
import { SEARCH_SETTINGS } from './search/settings.ts'
import { searchAsSpectator } from './search/spectator.ts'

const EFFORT = { milliseconds: 0, iterations: 120 }

describe.each(tested.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  let game: AnyGame
  let heuristics: AnyHeuristics
  beforeAll(async () => {
    game = await entry.game()
    heuristics = await loadAllHeuristics(entry)
  })
  const seats = entry.meta.seats.at(-1) ?? 0
  const positions = (): readonly Position[] =>
    [0, 1, 3, 8, 21, 40].map((moves) => positionOf(game, heuristics, seats, `spectator ${moves}`, moves))
  const advice = ({ match, seat }: Position, viewer: Viewer) =>
    explainToSpectator({ game, heuristics, seat, view: game.view(match.state, viewer), rng: quickRng(5) }, EFFORT)

  test('a spectator gets chances and moves of its determinizations, and every move is tried only where it is legal', () => {
    const strict: AnyGame = {
      ...game,
      apply(draft, seat, move, table) {
        if (!game.legal(draft, seat).includes(move)) throw new Error(`${game.notate(move)} is not legal there`)
        game.apply(draft, seat, move, table)
      },
    }
    for (const { match, seat } of positions()) {
      for (const viewer of ['watcher', (seat + 1) % seats] as const) {
        const view = game.view(match.state, viewer)
        const { chances, choices } = explainToSpectator(
          { game: strict, heuristics, seat, view, rng: quickRng(5) },
          EFFORT,
        )
        expect(chances).toHaveLength(seats)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
        expect(choices.length).toBeGreaterThan(0)
        expect(choices.map(({ chance }) => chance)).toEqual(choices.map(({ chance }) => chance).sort((a, b) => b - a))
        for (const { move, chance } of choices) {
          expect(game.parse(move), move).toBeDefined()
          expect(chance).toBeGreaterThanOrEqual(0)
          expect(chance).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  test('the advice is the same in two states that look the same to the spectator', () => {
    for (const { match, seat } of positions()) {
      const twin = game.determinize(game.view(match.state, 'watcher'), quickRng(9))
      expect(advice({ match: { ...match, state: twin }, seat }, 'watcher')).toEqual(advice({ match, seat }, 'watcher'))
    }
  })
})

test('with little hidden, spectator and seat get similar chances', async () => {
  const entry = tested.find(({ id }) => id === 'russian-railroads')
  if (entry === undefined) throw new Error('no such game')
  const [game, heuristics] = await Promise.all([entry.game(), loadAllHeuristics(entry)])
  const effort = { milliseconds: 0, iterations: 800 }
  const { match, seat } = positionOf(game, heuristics, 3, 'alike', 20)
  const decision = { game, heuristics, seat, rng: quickRng(1) }
  const own = explain({ ...decision, view: game.view(match.state, seat) }, effort)
  const outside = explainToSpectator({ ...decision, view: game.view(match.state, 'watcher') }, effort)
  own.chances.forEach(
    (chance, index) => void expect(Math.abs(chance - (outside.chances[index] ?? 9))).toBeLessThan(0.15),
  )
})

test('the best moves are counted, not those that were only tried', async () => {
  const entry = tested.find(({ id }) => id === 'paris-connection')
  if (entry === undefined) throw new Error('no such game')
  const [game, heuristics] = await Promise.all([entry.game(), loadAllHeuristics(entry)])
  // One move is clearly the best here.
  const { match, seat } = positionOf(game, heuristics, 4, 'counted', 44)
  let done = 0
  const used = (made: number): number => {
    done = made
    return made / 2_000
  }
  const question = { game, heuristics, seat, rng: quickRng(3), determinizations: [match.state] }
  const { choices } = searchAsSpectator(question, SEARCH_SETTINGS, used)
  expect(done).toBe(2_000)
  const [most] = choices
  expect(choices.reduce((sum, { visits }) => sum + visits, 0)).toBe(1_000)
  expect(most?.visits).toBeGreaterThan(900)
})
