/** What a bot overlooks: how much, for how long, and that it has favourites. */
import { beforeAll, describe, expect, test } from 'vitest'
import { positionOf } from '../../test/bots/positions.ts'
import { entry } from '../games/paris-connection/entry.ts'
import { quickRng } from '../kit/chance.ts'
import type { AnyGame, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { newWhim, noticedMoves } from './mistakes.ts'
import { newMemory, searchChoices } from './search-bot.ts'

let game: AnyGame
let heuristics: AnyHeuristics
beforeAll(async () => {
  game = await entry.game()
  heuristics = await entry.heuristics()
})

/** Stand-ins for a game with many things to touch. */
const things: Tagged[] = Array.from({ length: 200 }, (_, at) => ({ kind: 'take', at }) as Tagged)
const many = { targets: (move: Tagged) => [`thing:${things.indexOf(move)}`] } as unknown as AnyGame

describe('noticed moves', () => {
  test.each([0.1, 0.3, 0.6])('a seat overlooks the part of them that it should: %d', (share) => {
    let noticed = 0
    for (let seat = 0; seat < 6; seat++) {
      for (let turn = 0; turn < 20; turn++)
        noticed += noticedMoves(many, seat, things, share, newWhim(quickRng(turn))).length
    }
    expect(noticed / (120 * things.length)).toBeCloseTo(1 - share, 1)
  })

  test('some things are nearly always noticed by a seat and others hardly ever; seats differ', () => {
    const countsOf = (seat: number): readonly number[] => {
      const seen = Array.from({ length: 60 }, (_, turn) =>
        noticedMoves(many, seat, things, 0.4, newWhim(quickRng(turn))),
      )
      return things.map((thing) => seen.filter((moves) => moves.includes(thing)).length)
    }
    const [mine, theirs] = [countsOf(0), countsOf(1)]
    expect(mine.filter((count) => count > 54).length).toBeGreaterThan(20)
    expect(mine.filter((count) => count < 12).length).toBeGreaterThan(10)
    expect(mine.filter((count, at) => count > 54 && (theirs[at] ?? 0) < 40).length).toBeGreaterThan(5)
  })

  test('at least one is noticed, and nothing is overlooked without mistakes', () => {
    for (let whim = 0; whim < 50; whim++) {
      expect(noticedMoves(many, 0, things.slice(0, 2), 0.95, 1000 + whim).length).toBeGreaterThan(0)
    }
    expect(noticedMoves(many, 0, things, 0, 1000)).toBe(things)
  })
})

test('a searching bot overlooks the same things for a whole turn, and others in the next', () => {
  const { match, seat } = positionOf(game, heuristics, 4, 'overlook', 0)
  const view = game.view(match.state, seat)
  const memory = newMemory()
  const tried = (movesMade: number): readonly string[] => {
    const decision = { game, heuristics, seat, view, rng: quickRng(movesMade), memory, movesMade, overlooks: 0.5 }
    const { choices } = searchChoices(decision, { milliseconds: 0, iterations: 40 })
    return choices.map(({ move }) => game.notate(move)).sort()
  }
  const [first, second] = [tried(0), tried(1)]
  expect(second).toEqual(first)
  memory.turn = -1
  expect(tried(2)).not.toEqual(first)
})
