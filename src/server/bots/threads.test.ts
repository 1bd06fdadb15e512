/** Bots in threads: one that throws, hangs or is killed never stalls a table, and the log says so. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { opening } from '../../../test/kit/scene.ts'
import { entry } from '../../games/paris-connection/entry.ts'
import type { AnyGame } from '../../kit/game.ts'
import { type BotPool, botPool, botThreads } from './pool.ts'
import type { QueuedBotRequest } from './request.ts'

let game: AnyGame
beforeAll(async () => {
  game = await entry.game()
})

let pool: BotPool | undefined
afterEach(() => pool?.close())

const from = (path: string): string => JSON.stringify(new URL(`../../../dist/src/${path}`, import.meta.url).href)

/** What a thread runs in which these bots are planted; the rest of it is what servers run. */
const planted = (bots: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    import { bots } from ${from('bots/index.js')}
    import { ladder } from ${from('bots/ladder.js')}
    import { games } from ${from('games/index.js')}
    import { thinkingWith } from ${from('host/thinking.js')}
    const think = thinkingWith(games, ladder({ ...bots, ${bots} }), () => performance.now())
    parentPort.on('message', async (asked) => parentPort.postMessage(await think(asked)))
  `)}`,
  )

const requestFor = (bot: string, table = 'one'): QueuedBotRequest => {
  const { state } = opening(game, 4)
  const seat = game.toAct(state)[0] ?? 0
  const view = game.view(state, seat)
  const pondering = { table, game: 'paris-connection', bot, seat, view, randomSeed: 1, movesMade: 0 }
  return { pondering, owner: 'ann', attention: () => 'player' }
}

const poolWithPlanted = (bots: string) => {
  const warnings: string[] = []
  const threads = botThreads(1, 1500, planted(bots))
  pool = botPool({ threads, log: (sentence) => warnings.push(sentence) })
  return { think: pool.think, warnings }
}

describe('a planted bot', () => {
  const casualMove = async (): Promise<string | null> => poolWithPlanted('').think(requestFor('casual'))

  test('that throws: the level below plays and the log says so', async () => {
    const expected = await casualMove()
    const { think, warnings } = poolWithPlanted("strong() { throw new Error('on purpose') }")
    expect(await think(requestFor('strong'))).toBe(expected)
    expect(warnings).toEqual([expect.stringMatching(/table one, .*seat \d: the bot strong failed \(on purpose\)/)])
  })

  test('that hangs: its thread is ended and the level below plays', async () => {
    const expected = await casualMove()
    const { think, warnings } = poolWithPlanted('strong() { for (;;); }')
    const [one, two] = await Promise.all([think(requestFor('strong')), think(requestFor('casual', 'two'))])
    expect([one, two]).toEqual([expected, expected])
    expect(warnings).toEqual([expect.stringContaining('the bot strong failed (no answer in 1500 ms)')])
  })

  test('that ends its thread: the level below plays', async () => {
    const expected = await casualMove()
    const { think, warnings } = poolWithPlanted('strong() { process.exit(1) }')
    expect(await think(requestFor('strong'))).toBe(expected)
    expect(warnings).toHaveLength(1)
  })

  test('that cannot even be asked: the next question is answered all the same', async () => {
    const { think, warnings } = poolWithPlanted('')
    const request = requestFor('random')
    const unsayable = { ...request, pondering: { ...request.pondering, view: () => 'functions cannot be sent' } }
    expect(await think(unsayable)).toBeNull()
    expect(warnings).toHaveLength(1)
    expect(await think(requestFor('casual'))).toBe(await casualMove())
  })

  test('at every level: null, and any move will do', async () => {
    const all = 'random, beginner, casual, strong, expert'.replaceAll(/\w+/g, '$&() { throw new Error("no") }')
    const { think, warnings } = poolWithPlanted(all)
    expect(await think(requestFor('expert'))).toBeNull()
    expect(warnings).toHaveLength(5)
  })
})

test('a seat is always led to the same thread, and seats are spread over the threads', async () => {
  const worker = planted(
    'casual({ game, view, seat, rng }) { const legal = game.legal(game.guess(view, rng), seat); return legal[threadId % legal.length] }',
  )
  pool = botPool({ threads: botThreads(2, 20_000, worker) })
  const { think } = pool
  const both = await Promise.all([think(requestFor('casual', 'one')), think(requestFor('casual', 'two'))])
  expect(both[0]).not.toBe(both[1])
  for (let again = 0; again < 3; again++) {
    expect(await think(requestFor('casual', 'two'))).toBe(both[1])
    expect(await think(requestFor('casual', 'one'))).toBe(both[0])
  }
})

test('a bot is told what part of its time it has', async () => {
  const worker = planted(
    'casual({ game, view, seat, rng, timeScale }) { return game.legal(game.guess(view, rng), seat)[Math.round(1 / timeScale)] }',
  )
  pool = botPool({ threads: botThreads(1, 20_000, worker) })
  const { think } = pool
  const moves = await Promise.all(['one', 'two', 'three'].map((table) => think(requestFor('casual', table))))
  // The first has the thread to itself, the second has a third behind it, and then there is one left.
  const { state } = opening(game, 4)
  const legal = game.legal(state, game.toAct(state)[0] ?? 0).map((move) => game.notate(move))
  expect(moves).toEqual([legal[1], legal[2], legal[1]])
})

test('a server that has stopped asks no bot any more', async () => {
  pool = botPool({ threads: botThreads(1) })
  await pool.close()
  expect(await pool.think(requestFor('casual'))).toBeNull()
})
