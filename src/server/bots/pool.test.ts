/** How bot threads are shared, with a clock that the test moves and threads that only pretend to search. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BotRequest } from '../../host/bot-turn.ts'
import { type Attention, type BotThread, botPool, FairQueue } from './pool.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const now = (): number => Date.now()

/** The first decision of an expert's turn, and the least that shortening leaves of it. */
const DECISION = 1_500
const SHORTEST = 25

interface Served {
  readonly table: string
  readonly seat: number
  readonly timeScale: number
  readonly thread: number
  readonly at: number
}

/** Threads that take the time an expert takes, and note their requests. */
const fakeThreads = (count: number) => {
  const served: Served[] = []
  const threads = Array.from({ length: count }, (_, thread): BotThread => {
    let isBusy = false
    return {
      async ask({ table, seat, timeScale = 1 }) {
        expect(isBusy).toBe(false)
        isBusy = true
        served.push({ table, seat, timeScale, thread, at: now() })
        await new Promise((resolve) => setTimeout(resolve, Math.max(SHORTEST, DECISION * timeScale)))
        isBusy = false
        return table
      },
      async close() {},
    }
  })
  return { threads, served }
}

const poolOf = (count: number) => {
  const { threads, served } = fakeThreads(count)
  const lines: string[] = []
  const { chooseMove } = botPool({ threads, now, log: (line) => lines.push(line) })
  const ask = (owner: string, table: string, attention: Attention | (() => Attention) = 'player', seat = 1) => {
    const request: BotRequest = { table, seat, game: 'any', bot: 'expert', view: null, randomSeed: 0, movesMade: 0 }
    return chooseMove({ request, owner, attention: typeof attention === 'string' ? () => attention : attention })
  }
  /** A table with bots only: as soon as one has moved, the next is requested. */
  const playOn = (owner: string, table: string, attention: Attention): void => {
    void ask(owner, table, attention).then(() => playOn(owner, table, attention))
  }
  return { ask, playOn, served, lines, tables: () => served.map(({ table }) => table) }
}

const TURN = ['first', 'second', 'third', 'fourth']

describe('one owner has 300 tables with bots that never stop', () => {
  for (const attention of ['player', 'nobody'] as const) {
    test(`a new player’s bots take their turns within 8 s each; at the 300 tables: ${attention}`, async () => {
      const { ask, playOn, served } = poolOf(1)
      for (let table = 0; table < 300; table++) playOn('hog', `hog ${table}`, attention)
      await vi.advanceTimersByTimeAsync(10_000)
      const turns: number[] = []
      const play = async (): Promise<void> => {
        for (const seat of [1, 2, 3]) {
          const began = now()
          for (const _ of TURN) await ask('new', 'new', 'player', seat)
          turns.push(now() - began)
        }
      }
      void play()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(turns).toHaveLength(3)
      expect(Math.max(...turns)).toBeLessThan(8_000)
      const scales = served.filter(({ table }) => table === 'new').map(({ timeScale }) => timeScale)
      expect(Math.min(...scales)).toBeGreaterThanOrEqual(0.5)
    })
  }

  test('each of the 300 tables is still served', async () => {
    const { playOn, tables } = poolOf(1)
    for (let table = 0; table < 300; table++) playOn('hog', `hog ${table}`, 'player')
    playOn('new', 'new', 'player')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(new Set(tables())).toHaveLength(301)
  })
})

test('owners get the same time, not the same number of moves', async () => {
  const { playOn, served } = poolOf(1)
  for (let table = 0; table < 8; table++) playOn('many', `many ${table}`, 'player')
  playOn('one', 'one', 'player')
  await vi.advanceTimersByTimeAsync(100_000)
  const timeOf = (owner: string): number =>
    served
      .filter(({ table }) => table.startsWith(owner))
      .reduce((sum, { timeScale }) => sum + Math.max(SHORTEST, DECISION * timeScale), 0)
  expect(timeOf('one') / timeOf('many')).toBeCloseTo(1, 1)
})

test('a table where a player waits comes first, then one with spectators, then the others', async () => {
  const { ask, tables } = poolOf(1)
  void ask('ann', 'running')
  void ask('ann', 'empty', 'nobody')
  void ask('bob', 'watched', 'spectator')
  void ask('cas', 'played', 'player')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(tables()).toEqual(['running', 'played', 'watched', 'empty'])
})

test('a player who comes back while the bot waits is served like the others', async () => {
  const { ask, tables } = poolOf(1)
  let attention: Attention = 'nobody'
  void ask('ann', 'running')
  void ask('ann', 'returning', () => attention)
  void ask('bob', 'watched', 'spectator')
  attention = 'player'
  await vi.advanceTimersByTimeAsync(20_000)
  expect(tables()).toEqual(['running', 'returning', 'watched'])
})

test('a table with nobody there is served although others never stop', async () => {
  const { ask, playOn } = poolOf(1)
  for (const owner of ['ann', 'bob', 'cas']) playOn(owner, owner, 'player')
  let isServed = false
  void ask('dot', 'empty', 'nobody').then(() => {
    isServed = true
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(isServed).toBe(true)
})

describe('nobody starves', () => {
  test('a watched table is served although players and forgotten tables never stop', async () => {
    const { ask, playOn } = poolOf(1)
    for (const owner of ['ann', 'bob', 'cas']) playOn(owner, owner, 'player')
    for (const owner of ['dot', 'eve']) playOn(owner, owner, 'nobody')
    let isServed = false
    await vi.advanceTimersByTimeAsync(5_000)
    void ask('flo', 'watched', 'spectator').then(() => {
      isServed = true
    })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(isServed).toBe(true)
  })

  test('of 300 tables on a busy server none waits more than a few times longer than the others', async () => {
    const { ask } = poolOf(1)
    const asked = new Map<string, number>()
    let longest = 0
    const playOn = async (table: string, attention: Attention): Promise<void> => {
      for (;;) {
        const began = now()
        asked.set(table, began)
        await ask(table, table, attention)
        longest = Math.max(longest, now() - began)
      }
    }
    for (let table = 0; table < 300; table++) {
      void playOn(`table ${table}`, table % 10 === 0 ? 'spectator' : table % 10 === 1 ? 'nobody' : 'player')
    }
    await vi.advanceTimersByTimeAsync(300_000)
    const waiting = [...asked.values()].map((began) => now() - began)
    // One round of all tables takes 7.5 s, with the shortest search.
    expect(Math.max(longest, ...waiting)).toBeLessThan(20_000)
  })

  test('an old request does not wait for the thread that knows its seat', async () => {
    const queue = new FairQueue(1, now)
    const request = () => ({ owner: 'ann', attention: () => 'player' as const })
    const old = request()
    queue.add(old)
    await vi.advanceTimersByTimeAsync(11_000)
    const taken = [1, 2].map(() => {
      queue.add(request())
      return queue.take((item) => item !== old)?.item
    })
    expect(taken).toContain(old)
  })
})

describe('search time', () => {
  test('is the usual one as long as every request has a thread', async () => {
    const { ask, served } = poolOf(2)
    void ask('ann', 'one')
    void ask('bob', 'two')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(served.map(({ timeScale }) => timeScale)).toEqual([1, 1])
  })

  test('shrinks with what an owner asks for, and a little for the others', async () => {
    const { ask, playOn, served } = poolOf(1)
    for (let table = 0; table < 10; table++) playOn('many', 'many', 'player')
    await vi.advanceTimersByTimeAsync(2_000)
    void ask('one', 'one')
    await vi.advanceTimersByTimeAsync(5_000)
    const last = (wanted: string) => served.findLast(({ table, at }) => table === wanted && at > 2_000)?.timeScale
    expect(last('one')).toBe(0.5)
    expect(last('many')).toBeLessThan(0.12)
  })

  test('is not shortened by tables that nobody looks at', async () => {
    const { ask, served } = poolOf(1)
    void ask('ann', 'running')
    for (let table = 0; table < 10; table++) void ask('ann', `empty ${table}`, 'nobody')
    await vi.advanceTimersByTimeAsync(1_000)
    void ask('bob', 'played', 'player')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(served.find(({ table }) => table === 'played')?.timeScale).toBe(1)
  })

  test('the log says once that it shrinks, and once that it is normal again', async () => {
    const { ask, lines } = poolOf(1)
    for (let table = 0; table < 40; table++) void ask('ann', `table ${table}`)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(lines).toEqual([expect.stringMatching(/^\d+ bot moves of 1 owners wait for 1 threads: bots think for less/)])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lines.slice(1)).toEqual(['bots think for their usual time again'])
  })
})

test('a seat goes back to the thread that knows it, and seats are spread over the threads', async () => {
  const { ask, served } = poolOf(2)
  for (const tables of [['one', 'two'], ['two', 'one'], ['two'], ['one']]) {
    await Promise.all([...tables.map((table) => ask('ann', table)), vi.advanceTimersByTimeAsync(5_000)])
  }
  const threadsOf = (wanted: string) =>
    new Set(served.filter(({ table }) => table === wanted).map(({ thread }) => thread))
  expect(threadsOf('one')).toHaveLength(1)
  expect(threadsOf('two')).toHaveLength(1)
  expect(threadsOf('one')).not.toEqual(threadsOf('two'))
})

test('of equal requests the one that a free thread knows is taken', () => {
  const queue = new FairQueue(2)
  const [first, second] = [1, 2].map(() => ({ owner: 'ann', attention: () => 'player' as const }))
  if (first === undefined || second === undefined) throw new Error('there are two')
  queue.add(first)
  queue.add(second)
  expect(queue.take((item) => item === second)?.item).toBe(second)
  expect(queue.take((item) => item === second)?.item).toBe(first)
  expect(queue.take(() => true)).toBeUndefined()
})

test('no thread is idle while a request waits for one that is busy', async () => {
  const { ask, served } = poolOf(2)
  await Promise.all([ask('ann', 'one'), ask('ann', 'two'), vi.advanceTimersByTimeAsync(5_000)])
  const home = served.find(({ table }) => table === 'one')?.thread
  void ask('ann', 'one', 'player', 1)
  void ask('ann', 'one', 'player', 1)
  await vi.advanceTimersByTimeAsync(0)
  const [first, second] = served.slice(2)
  expect(first?.thread).toBe(home)
  expect(second?.thread).not.toBe(home)
})
