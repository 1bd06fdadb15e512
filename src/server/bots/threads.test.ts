/** Bots in threads: one that throws, hangs or is killed never stalls a table, and the log says so. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { opening } from '../../../test/kit/scene.ts'
import { entry } from '../../games/paris-connection/entry.ts'
import type { AnyGame } from '../../kit/game.ts'

import { type BotPool, botPool, botThreads, type QueuedBotRequest } from './pool.ts'

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
    import { games } from ${from('games/index.js')}
    import { botService } from ${from('host/bot-service.js')}
    import { replyTo } from ${from('wire/requests.js')}
    const { chooseMove } = botService(games, { ...bots, ${bots} }, () => performance.now())
    parentPort.on('message', async (message) => parentPort.postMessage(await replyTo(message, chooseMove)))
  `)}`,
  )

const requestFor = (bot: string, table = 'one'): QueuedBotRequest => {
  const { state } = opening(game, 4)
  const seat = game.toAct(state)[0] ?? 0
  const view = game.view(state, seat)
  const request = { table, game: 'paris-connection', bot, seat, view, randomSeed: 1, movesMade: 0 }
  return { request, owner: 'ann', attention: () => 'player' }
}

/** The limit of a thread covers its start, which takes seconds on a busy computer. */
const poolWithPlanted = (bots: string, limit = 20_000) => {
  const warnings: string[] = []
  const threads = botThreads(1, limit, planted(bots))
  pool = botPool({ threads, log: (sentence) => warnings.push(sentence) })
  return { chooseMove: pool.chooseMove, warnings }
}

describe('a planted bot', () => {
  const casualMove = async (): Promise<string | null> => poolWithPlanted('').chooseMove(requestFor('casual'))

  test('that throws: the level below plays and the log says so', async () => {
    const expected = await casualMove()
    const { chooseMove, warnings } = poolWithPlanted("strong() { throw new Error('on purpose') }")
    expect(await chooseMove(requestFor('strong'))).toBe(expected)
    expect(warnings).toEqual([expect.stringMatching(/table one, .*seat \d: the bot strong failed \(on purpose\)/)])
  })

  test('that hangs: its thread is ended and the level below plays', async () => {
    const expected = await casualMove()
    const { chooseMove, warnings } = poolWithPlanted('strong() { for (;;); }', 5_000)
    const [one, two] = await Promise.all([chooseMove(requestFor('strong')), chooseMove(requestFor('casual', 'two'))])
    expect([one, two]).toEqual([expected, expected])
    expect(warnings).toEqual([expect.stringContaining('the bot strong failed (no answer in 5000 ms)')])
  })

  test('that ends its thread: the level below plays', async () => {
    const expected = await casualMove()
    const { chooseMove, warnings } = poolWithPlanted('strong() { process.exit(1) }')
    expect(await chooseMove(requestFor('strong'))).toBe(expected)
    expect(warnings).toHaveLength(1)
  })

  test('whose request cannot be sent: the next request is answered all the same', async () => {
    const { chooseMove, warnings } = poolWithPlanted('')
    const queued = requestFor('random')
    const unsendable = { ...queued, request: { ...queued.request, view: () => 'functions cannot be sent' } }
    expect(await chooseMove(unsendable)).toBeNull()
    expect(warnings).toHaveLength(1)
    expect(await chooseMove(requestFor('casual'))).toBe(await casualMove())
  })

  test('at every level: null, and any move will do', async () => {
    const all = 'random, newcomer, casual, beginner, amateur, skilled, strong, expert'.replaceAll(
      /\w+/g,
      '$&() { throw new Error("no") }',
    )
    const { chooseMove, warnings } = poolWithPlanted(all)
    expect(await chooseMove(requestFor('expert'))).toBeNull()
    expect(warnings).toHaveLength(4)
  })
})

test('a seat always goes to the same thread, and seats are spread over the threads', async () => {
  const worker = planted(
    'casual({ game, view, seat, rng }) { const legal = game.legal(game.determinize(view, rng), seat); return legal[threadId % legal.length] }',
  )
  pool = botPool({ threads: botThreads(2, 20_000, worker) })
  const { chooseMove } = pool
  const both = await Promise.all([chooseMove(requestFor('casual', 'one')), chooseMove(requestFor('casual', 'two'))])
  expect(both[0]).not.toBe(both[1])
  for (let again = 0; again < 3; again++) {
    expect(await chooseMove(requestFor('casual', 'two'))).toBe(both[1])
    expect(await chooseMove(requestFor('casual', 'one'))).toBe(both[0])
  }
})

test('a bot receives the part of its time that it may use', async () => {
  const worker = planted(
    'casual({ game, view, seat, rng, timeScale }) { return game.legal(game.determinize(view, rng), seat)[Math.round(1 / timeScale)] }',
  )
  pool = botPool({ threads: botThreads(1, 20_000, worker) })
  const { chooseMove } = pool
  const moves = await Promise.all(['one', 'two', 'three'].map((table) => chooseMove(requestFor('casual', table))))
  // The first has the thread to itself, the second has a third behind it, and then there is one left.
  const { state } = opening(game, 4)
  const legal = game.legal(state, game.toAct(state)[0] ?? 0).map((move) => game.notate(move))
  expect(moves).toEqual([legal[1], legal[2], legal[1]])
})

test('a server that has stopped asks no more bots', async () => {
  pool = botPool({ threads: botThreads(1) })
  await pool.close()
  expect(await pool.chooseMove(requestFor('casual'))).toBeNull()
})
