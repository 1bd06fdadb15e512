/** A bot that fails never stalls a match: the next weaker level plays, and the failure is reported. */
import { beforeAll, describe, expect, test } from 'vitest'
import { positionOf } from '../../test/bots/positions.ts'
import { entry } from '../games/paris-connection/entry.ts'
import { quickRng } from '../kit/chance.ts'
import type { AnyGame, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import type { Bot, BotDecision } from './bot.ts'
import { bots } from './index.ts'
import { askLevels, BOT_NAMES, type Failure, isBotName, isSearchBot, moveOfBot } from './levels.ts'

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

const decision = (): BotDecision => {
  const { match, seat } = positionOf(game, heuristics, 4, 'ladder', 0)
  return { game, heuristics, seat, view: game.view(match.state, seat), rng: quickRng(1) }
}
const notationOf = (bot: Bot): string => game.notate(bot(decision()))

/** Asks with planted bots, once with bots that answer at once and once with bots that answer later. */
const decide = async (bot: string, planted: Readonly<Record<string, Bot>>) => {
  const [now, later]: [Failure[], Failure[]] = [[], []]
  const ask = (name: string): string => game.notate(moveOfBot(planted, name, decision()))
  const played = askLevels(bot, ask, (failure) => now.push(failure))
  expect(
    await askLevels(
      bot,
      async (name) => ask(name),
      (failure) => later.push(failure),
    ),
  ).toBe(played)
  expect(later).toEqual(now)
  return { played, failures: now }
}

describe('the fallback', () => {
  test('is not used while nothing fails', async () => {
    const planted = { random: first, casual: last }
    expect(await decide('casual', planted)).toEqual({ played: notationOf(last), failures: [] })
    expect(await decide('random', planted)).toEqual({ played: notationOf(first), failures: [] })
  })

  test('of a bot that throws is the level below', async () => {
    const { played, failures } = await decide('casual', { random: last, newcomer: first, casual: throws })
    expect(played).toBe(notationOf(first))
    expect(failures).toEqual([{ bot: 'casual', why: 'on purpose' }])
  })

  test('of an illegal answer is the level below, one level after another', async () => {
    const { played, failures } = await decide('casual', { random: last, newcomer: throws, casual: cheats })
    expect(played).toBe(notationOf(last))
    expect(failures).toEqual([
      { bot: 'casual', why: 'the answer is not a legal move' },
      { bot: 'newcomer', why: 'on purpose' },
    ])
  })

  test('of a bot that is no level, or that does not exist here, is random', async () => {
    expect((await decide('planted', { random: first, planted: throws })).played).toBe(notationOf(first))
    const { played, failures } = await decide('strong', { random: first })
    expect(played).toBe(notationOf(first))
    expect(failures.map(({ bot, why }) => `${bot}: ${why}`)).toEqual([
      'strong: no such bot',
      'casual: no such bot',
      'newcomer: no such bot',
    ])
  })

  test('is undefined when every level fails', async () => {
    const { played, failures } = await decide('newcomer', { random: throws, newcomer: cheats })
    expect(played).toBeUndefined()
    expect(failures.map(({ bot }) => bot)).toEqual(['newcomer', 'random'])
  })
})

test('the levels are the bots, weakest first', () => {
  expect(Object.keys(bots)).toEqual(BOT_NAMES)
  expect(isBotName('strong')).toBe(true)
  expect(isBotName('toString')).toBe(false)
  expect(BOT_NAMES.filter(isSearchBot)).toEqual(['beginner', 'amateur', 'skilled', 'strong', 'expert'])
})
