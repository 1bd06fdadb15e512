/** The daily deal of a real server over real requests: seeds, first attempts, checked records, and who may see them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/postgres/test-database.ts'
import { type Guest, guest } from '../../../test/server/client.ts'
import { playDaily } from '../../../test/server/daily-games.ts'
import { fakeClock } from '../../../test/server/fake-clock.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { games } from '../../games/index.ts'
import { type MatchRecord, readRecord, replayRecord } from '../../kit/record.ts'
import { verify } from '../../kit/verify.ts'
import type { DailyOverview, DailyRanked, DailyStart, DailyTable } from '../../wire/daily.ts'
import { PARTS } from '../make.ts'
import { UNLIMITED } from '../people/quotas.ts'

const GAME = 'paris-connection'
const HOUR = 3_600_000

const clock = fakeClock(Date.UTC(2026, 10, 16, 9))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({}, { ...PARTS, clock })
})
afterAll(() => server.stop())

const begin = async (who: Guest, game = GAME): Promise<DailyStart> => {
  const { status, body } = await who.call('POST', '/api/daily/start', { game })
  expect({ status, body }).toMatchObject({ status: 200 })
  return body as DailyStart
}
const send = (who: Guest, day: string, record: unknown) => who.call('POST', '/api/daily/result', { day, record })
const tableOf = async (who: Guest, day: string, game = GAME): Promise<DailyTable> =>
  (await who.call('GET', `/api/daily/${day}/${game}`)).body as DailyTable
const refused = (id: unknown, status = 409) => ({ status, body: { say: { id } } })
const nameOf = (record: MatchRecord, name: string): MatchRecord => ({
  ...record,
  players: record.players.with(0, name),
})

describe('a day', () => {
  test('everyone who begins gets the same seed, and each day and game has its own', async () => {
    const [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')]
    const before = (await ann.call('GET', '/api/daily')).body as DailyOverview
    expect(before.day).toBe('2026-11-16')
    expect(before.ends).toBe(Date.UTC(2026, 10, 17))
    const first = await begin(ann)
    expect(JSON.stringify(before)).not.toContain(first.seed)
    expect(JSON.stringify(await tableOf(bob, before.day))).not.toContain(first.seed)
    expect((await begin(bob)).seed).toBe(first.seed)
    // Beginning again is going on.
    expect(await begin(ann)).toEqual(first)
    expect((await begin(ann, 'great-lakes')).seed).not.toBe(first.seed)
    clock.pass(24 * HOUR)
    const next = await begin(ann)
    expect(next).toMatchObject({ day: '2026-11-17' })
    expect(next.seed).not.toBe(first.seed)
  })

  test('no address of the API tells the seed of a day that has not begun', async () => {
    const ann = await guest(server.url, 'Ann')
    const tomorrow = '2026-11-18'
    const answers = [
      await ann.call('GET', '/api/daily'),
      await ann.call('GET', `/api/daily/${tomorrow}/${GAME}`),
      await ann.call('POST', '/api/daily/start', { game: GAME, day: tomorrow }),
      await ann.call('POST', '/api/daily/start', { game: GAME }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 200])
    clock.pass(24 * HOUR)
    const { day, seed } = await begin(ann)
    expect(day).toBe(tomorrow)
    expect(JSON.stringify(answers)).not.toContain(seed)
  })

  test('a visitor without a name cannot begin', async () => {
    const answer = await fetch(`${server.url}/api/daily/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: GAME }),
    })
    expect(answer.status).toBe(401)
  })

  test('an honest game is ranked, and its record verifies', async () => {
    const ann = await guest(server.url, 'Ann')
    const { day, seed } = await begin(ann)
    const record = await playDaily(GAME, seed)
    const { status, body } = await send(ann, day, record)
    expect(status).toBe(200)
    const { line } = body as DailyRanked
    expect(line).toMatchObject({ points: record.result?.totals[0], place: record.result?.ranks[0], isMine: true })
    const kept = (await ann.call('GET', `/api/daily/records/${line.id}`)).body as MatchRecord
    verify(await rulesOf(GAME), readRecord(JSON.stringify(kept)))
    expect(kept.moves).toEqual(record.moves)
  })
})

describe('a record', () => {
  let honest: MatchRecord
  let start: DailyStart
  beforeAll(async () => {
    start = await begin(await guest(server.url, 'Scout'))
    honest = await playDaily(GAME, start.seed)
  })

  const forgeries: readonly [string, string | RegExp, (record: MatchRecord) => Promise<MatchRecord> | MatchRecord][] = [
    ['another seed', 'daily.seed', () => playDaily(GAME, 'my own deal')],
    ['a foreign seed over the right moves', 'daily.seed', (record) => ({ ...record, seed: 'my own deal' })],
    ['moves taken back', 'daily.undone', (record) => ({ ...record, takenBack: 1 })],
    ['weaker bots', 'daily.terms', (record) => ({ ...record, players: record.players.with(2, 'random') })],
    ['other rules', 'daily.terms', (record) => ({ ...record, rulesVersion: 99 })],
    ['a game that is not over', 'daily.unfinished', (record) => ({ ...record, moves: record.moves.slice(0, -1) })],
    // What follows is then a move that no bot would make, or that is not legal: it depends on the deal.
    [
      'a move left out',
      /^(?:daily\.bots|move\.illegal)$/,
      (record) => ({ ...record, moves: record.moves.toSpliced(firstBot(record), 1) }),
    ],
    [
      'a better result alone changes nothing',
      '',
      (record) => ({ ...record, result: { rule: '', ranks: [1, 2, 3, 4], totals: [999, 0, 0, 0] } }),
    ],
  ]
  const firstBot = ({ moves }: MatchRecord): number => moves.findIndex((move) => !move.startsWith('0 '))

  test.each(forgeries)('with %s', async (_name, id, forge) => {
    const ann = await guest(server.url, 'Ann')
    await begin(ann)
    const answer = await send(ann, start.day, await forge(honest))
    if (id === '') {
      expect((answer.body as DailyRanked).line.points).toBe(honest.result?.totals[0])
      return
    }
    expect(answer).toMatchObject(refused(typeof id === 'string' ? id : expect.stringMatching(id)))
    // The attempt is spent: a second one would cost another replay.
    expect(await send(ann, start.day, honest)).toMatchObject(refused('daily.done'))
    expect((await tableOf(ann, start.day)).lines.some(({ isMine }) => isMine)).toBe(false)
  })

  test('in which a bot plays another legal move', async () => {
    const ann = await guest(server.url, 'Ann')
    await begin(ann)
    const forged = await withOtherBotMove(honest)
    expect(await send(ann, start.day, forged)).toMatchObject(refused('daily.bots'))
  })

  test('without a start, twice, and another one after the first', async () => {
    const ann = await guest(server.url, 'Ann')
    expect(await send(ann, start.day, honest)).toMatchObject(refused('daily.none'))
    await begin(ann)
    const first = await send(ann, start.day, honest)
    expect(first.status).toBe(200)
    // The answer may have been lost: the same game gets it again.
    expect(await send(ann, start.day, honest)).toEqual(first)
    const second = await playDaily(GAME, start.seed, 2)
    expect(await send(ann, start.day, second)).toMatchObject(refused('daily.done'))
    expect(await ann.call('POST', '/api/daily/start', { game: GAME })).toMatchObject(refused('daily.done'))
  })

  test('that is too long or no record at all', async () => {
    const ann = await guest(server.url, 'Ann')
    await begin(ann)
    const long = { ...honest, moves: Array.from({ length: 3_001 }, () => '0 x') }
    expect(await send(ann, start.day, long)).toMatchObject(refused('request.shape', 400))
    const huge = { ...honest, players: ['a'.repeat(70_000)] }
    expect(await send(ann, start.day, huge)).toMatchObject(refused('request.size', 413))
    expect(await send(ann, start.day, { game: GAME, moves: [] })).toMatchObject({ status: 409 })
    expect(await send(ann, '2026-02-31', honest)).toMatchObject(refused('request.shape', 400))
    // None of these has spent the attempt.
    expect((await send(ann, start.day, honest)).status).toBe(200)
  })
})

test('equal points share a rank, names are those of today, and records open after the own attempt', async () => {
  clock.pass(24 * HOUR)
  const [ann, bob, eve] = [
    await guest(server.url, 'Ann'),
    await guest(server.url, 'Bob'),
    await guest(server.url, 'Eve'),
  ]
  const { day, seed } = await begin(ann)
  const record = await playDaily(GAME, seed)
  const other = await playDaily(GAME, seed, 3)
  expect(other.result?.totals[0]).not.toBe(record.result?.totals[0])
  await send(ann, day, record)
  await begin(bob)
  const [{ id } = { id: '' }] = (await tableOf(bob, day)).lines
  expect((await tableOf(bob, day)).canOpen).toBe(false)
  for (const who of [bob, eve]) {
    expect(await who.call('GET', `/api/daily/records/${id}`)).toMatchObject(refused('daily.closed', 403))
  }
  // Of equal points the first to finish comes first.
  clock.pass(1_000)
  await send(bob, day, nameOf(record, 'Bob'))
  await begin(eve)
  await send(eve, day, nameOf(other, 'Eve'))
  await ann.call('PUT', '/api/me', { name: 'Anna' })
  const { lines, players, canOpen } = await tableOf(bob, day)
  expect({ players, canOpen }).toEqual({ players: 3, canOpen: true })
  const best = Math.max(record.result?.totals[0] ?? 0, other.result?.totals[0] ?? 0)
  const ranks = other.result?.totals[0] === best ? ['Eve 1', 'Anna 2', 'Bob 2'] : ['Anna 1', 'Bob 1', 'Eve 3']
  expect(lines.map(({ name, rank }) => `${name} ${rank}`)).toEqual(ranks)
  const opened = (await bob.call('GET', `/api/daily/records/${id}`)).body as MatchRecord
  expect(opened.players[0]).toBe('Anna')
})

test('a game that began in time may come later, but not too late; meanwhile it opens no records', async () => {
  const [ann, bob, late, idle] = [
    await guest(server.url, 'Ann'),
    await guest(server.url, 'Bob'),
    await guest(server.url, 'Late'),
    await guest(server.url, 'Idle'),
  ]
  const { day, seed } = await begin(ann)
  const record = await playDaily(GAME, seed)
  const { line } = (await send(ann, day, record)).body as DailyRanked
  await begin(bob)
  await begin(late)
  clock.pass(24 * HOUR)
  const open = (who: Guest) => who.call('GET', `/api/daily/records/${line.id}`)
  expect((await open(idle)).status).toBe(200)
  expect(await open(bob)).toMatchObject(refused('daily.closed', 403))
  expect((await send(bob, day, record)).status).toBe(200)
  clock.pass(24 * HOUR)
  expect(await send(late, day, record)).toMatchObject(refused('daily.over'))
  expect((await open(late)).status).toBe(200)
})

test('an address cannot begin or send any number of games', async () => {
  const strict = await startTestServer({ quotas: { ...UNLIMITED, dailyPerHour: 2 } }, { ...PARTS, clock })
  try {
    const statuses: number[] = []
    for (const name of ['A', 'B', 'C']) {
      const who = await guest(strict.url, name)
      statuses.push((await who.call('POST', '/api/daily/start', { game: GAME })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
  } finally {
    await strict.stop()
  }
})

describe('bots that cannot be asked', () => {
  test('leave the attempt open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-daily-'))
    let isDown = true
    const bots: typeof PARTS.bots = (options) => {
      const pool = PARTS.bots(options)
      return { ...pool, chooseMove: async (asked) => (isDown ? null : pool.chooseMove(asked)) }
    }
    const weak = await startTestServer({ data: folder }, { ...PARTS, clock, bots })
    try {
      const ann = await guest(weak.url, 'Ann')
      const { day, seed } = await begin(ann)
      const record = await playDaily(GAME, seed)
      expect(await send(ann, day, record)).toMatchObject(refused('server.busy', 503))
      isDown = false
      expect((await send(ann, day, record)).status).toBe(200)
    } finally {
      await weak.stop()
      rmSync(folder, { recursive: true })
    }
  })
})

test('two servers on one PostgreSQL deal the same cards and share one table', async () => {
  const { url, drop } = await testDatabase()
  const [one, two] = await Promise.all([startTestServer({ database: url }), startTestServer({ database: url })])
  try {
    const ann = await guest(one.url, 'Ann')
    const onTwo = { ...ann, call: (await sameGuest(ann, two.url)).call }
    const { day, seed } = await begin(ann)
    expect(await begin(onTwo)).toMatchObject({ day, seed })
    const record = await playDaily(GAME, seed)
    expect((await send(onTwo, day, record)).status).toBe(200)
    expect(await send(ann, day, await playDaily(GAME, seed, 5))).toMatchObject(refused('daily.done'))
    expect((await tableOf(ann, day)).lines).toHaveLength(1)
  } finally {
    await Promise.all([one.stop(), two.stop()])
    await drop()
  }
})

const sameGuest = async ({ cookie }: Guest, url: string) => ({
  call: async (method: string, path: string, body?: unknown) => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  },
})

/** The first bot move for which the rules allow another one is replaced by that one. */
const withOtherBotMove = async (record: MatchRecord): Promise<MatchRecord> => {
  const rules = await rulesOf(record.game)
  for (const [index, line] of record.moves.entries()) {
    const seat = Number(line[0])
    if (seat === 0) continue
    const { state } = replayRecord(rules, record, index)
    const other = rules.legal(state, seat).find((move) => `${seat} ${rules.notate(move)}` !== line)
    if (other !== undefined) return { ...record, moves: record.moves.with(index, `${seat} ${rules.notate(other)}`) }
  }
  throw new Error('every bot move is forced')
}

const rulesOf = async (id: string) => {
  const rules = await games.find((game) => game.id === id)?.game()
  if (rules === undefined) throw new Error(id)
  return rules
}
