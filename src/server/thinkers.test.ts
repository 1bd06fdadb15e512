/** Bots in threads: one that throws, hangs or is killed never stalls a table, and the log says so. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { entry } from '../games/paris-connection/entry.ts'
import type { Pondering } from '../host/bot-move.ts'
import type { AnyGame } from '../kit/game.ts'
import { opening } from '../kit/testing/scene.ts'
import { type Thinkers, thinkersOf } from './thinkers.ts'

let game: AnyGame
beforeAll(async () => {
  game = await entry.game()
})

let thinkers: Thinkers | undefined
afterEach(() => thinkers?.close())

const from = (path: string): string => JSON.stringify(new URL(`../../dist/${path}`, import.meta.url).href)

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

const ponderingBy = (bot: string, table = 'one'): Pondering => {
  const { state } = opening(game, 4)
  const seat = game.toAct(state)[0] ?? 0
  return { table, game: 'paris-connection', bot, seat, view: game.view(state, seat), whim: 1, made: 0 }
}

const thinkingWithPlanted = (bots: string) => {
  const warnings: string[] = []
  thinkers = thinkersOf({ count: 1, limit: 1500, worker: planted(bots), warn: (sentence) => warnings.push(sentence) })
  return { think: thinkers.think, warnings }
}

describe('a planted bot', () => {
  const casualMove = async (): Promise<string | null> => thinkingWithPlanted('').think(ponderingBy('casual'))

  test('that throws: the level below plays and the log says so', async () => {
    const expected = await casualMove()
    const { think, warnings } = thinkingWithPlanted("strong() { throw new Error('on purpose') }")
    expect(await think(ponderingBy('strong'))).toBe(expected)
    expect(warnings).toEqual([expect.stringMatching(/table one, .*seat \d: the bot strong failed \(on purpose\)/)])
  })

  test('that hangs: its thread is ended and the level below plays', async () => {
    const expected = await casualMove()
    const { think, warnings } = thinkingWithPlanted('strong() { for (;;); }')
    const [one, two] = await Promise.all([think(ponderingBy('strong')), think(ponderingBy('casual', 'two'))])
    expect([one, two]).toEqual([expected, expected])
    expect(warnings).toEqual([expect.stringContaining('the bot strong failed (no answer in 1500 ms)')])
  })

  test('that ends its thread: the level below plays', async () => {
    const expected = await casualMove()
    const { think, warnings } = thinkingWithPlanted('strong() { process.exit(1) }')
    expect(await think(ponderingBy('strong'))).toBe(expected)
    expect(warnings).toHaveLength(1)
  })

  test('that cannot even be asked: the next question is answered all the same', async () => {
    const { think, warnings } = thinkingWithPlanted('')
    const unsayable = { ...ponderingBy('random'), view: () => 'functions cannot be sent' }
    expect(await think(unsayable)).toBeNull()
    expect(warnings).toHaveLength(1)
    expect(await think(ponderingBy('casual'))).toBe(await casualMove())
  })

  test('at every level: null, and any move will do', async () => {
    const all = 'random, beginner, casual, strong, expert'.replaceAll(/\w+/g, '$&() { throw new Error("no") }')
    const { think, warnings } = thinkingWithPlanted(all)
    expect(await think(ponderingBy('expert'))).toBeNull()
    expect(warnings).toHaveLength(5)
  })
})

test('a seat is always led to the same thread, and seats are spread over the threads', async () => {
  const worker = planted(
    'casual({ game, view, seat, rng }) { const legal = game.legal(game.guess(view, rng), seat); return legal[threadId % legal.length] }',
  )
  thinkers = thinkersOf({ count: 2, worker })
  const { think } = thinkers
  const both = await Promise.all([think(ponderingBy('casual', 'one')), think(ponderingBy('casual', 'two'))])
  expect(both[0]).not.toBe(both[1])
  for (let again = 0; again < 3; again++) {
    expect(await think(ponderingBy('casual', 'two'))).toBe(both[1])
    expect(await think(ponderingBy('casual', 'one'))).toBe(both[0])
  }
})

test('a server that has stopped asks no bot any more', async () => {
  thinkers = thinkersOf({ count: 1 })
  await thinkers.close()
  expect(await thinkers.think(ponderingBy('casual'))).toBeNull()
})
