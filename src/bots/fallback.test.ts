/** A bot that fails never stalls a match: the level below plays, and somebody is told. */
import { beforeAll, expect, test } from 'vitest'
import { positionOf } from '../../test/bots/positions.ts'
import { entry } from '../games/paris-connection/entry.ts'
import { quickRng } from '../kit/chance.ts'
import type { AnyGame, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import type { Bot, BotDecision, Failure } from './bot.ts'
import { levelBelow, withFallback } from './fallback.ts'

let game: AnyGame
let heuristics: AnyHeuristics
beforeAll(async () => {
  game = await entry.game()
  heuristics = await entry.heuristics()
})

const first: Bot = ({ game, view, seat, rng }) => game.legal(game.determinize(view, rng), seat)[0] as Tagged
const last: Bot = ({ game, view, seat, rng }) => game.legal(game.determinize(view, rng), seat).at(-1) as Tagged
const throws: Bot = () => {
  throw new Error('on purpose')
}
const cheats: Bot = () => ({ kind: 'win' })

const decide = (bot: Bot) => {
  const { match, seat } = positionOf(game, heuristics, 4, 'ladder', 0)
  const failures: Failure[] = []
  const notice = (failure: Failure): number => failures.push(failure)
  const decision: BotDecision = { game, heuristics, seat, view: game.view(match.state, seat), rng: quickRng(1), notice }
  return { played: game.notate(bot(decision)), failures, legal: game.legal(match.state, seat).map(game.notate) }
}

test('where nothing fails every level plays itself', () => {
  const bots = withFallback({ low: first, high: last })
  expect(decide(bots.high)).toMatchObject({ played: decide(last).played, failures: [] })
  expect(decide(bots.low).played).toBe(decide(first).played)
})

test('a bot that throws is followed by the level below', () => {
  const { played, failures } = decide(withFallback({ lowest: last, low: first, high: throws }).high)
  expect(played).toBe(decide(first).played)
  expect(failures).toEqual([{ bot: 'high', why: 'on purpose' }])
})

test('so is one whose answer is no legal move, and one after another', () => {
  const { played, failures } = decide(withFallback({ lowest: last, low: throws, high: cheats }).high)
  expect(played).toBe(decide(last).played)
  expect(failures.map(({ bot }) => bot)).toEqual(['high', 'low'])
})

test('where all fail that is said', () => {
  expect(() => decide(withFallback({ low: throws, high: throws }).high)).toThrow('no answer from high, low')
})

test('the level below the weakest is none', () => {
  expect(levelBelow(['a', 'b'], 'b')).toBe('a')
  expect(levelBelow(['a', 'b'], 'a')).toBeUndefined()
})
