/** Clocks over real sockets. Tests move the clock forward instead of waiting for hours. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type GuestPage, guest, SALT } from '../../../test/server/client.ts'
import { choose, handOver, middle, nextAsked, questionOf } from '../../../test/server/play-moves.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import {
  allowed,
  at,
  COAL,
  dealt,
  PARIS,
  problemIn,
  sitDown,
  type TableSetup,
} from '../../../test/server/test-tables.ts'
import { saltHash } from '../../kit/deal.ts'
import type { Lists } from '../../wire/api.ts'

const realSetInterval = setInterval
/** Time passes when a test says so. Besides, it creeps on, far slower than real time, so that short timers of the server fire. */
vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
const creeping = realSetInterval(() => vi.advanceTimersByTime(1), 20)
let server: TestServer
let url = ''
beforeAll(async () => {
  server = await startTestServer()
  url = server.url
})
afterAll(async () => {
  vi.useRealTimers()
  clearInterval(creeping)
  await server.stop()
})

const BANK = 60
const INCREMENT = 10
const live = (setup: TableSetup, flag: 'bot' | 'vote', increment = INCREMENT): TableSetup => ({
  ...setup,
  pace: { kind: 'live', bank: BANK, increment, flag },
})

const passes = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

/** Seconds left by seat, as a page shows them: clocks run on by themselves until something happens. */
const left = (page: GuestPage): readonly number[] => {
  const { clocks } = page.table()
  if (clocks === null) return []
  const passed = Date.now() - clocks.at
  return clocks.left.map((ms, seat) => (ms - (clocks.running.includes(seat) ? passed : 0)) / 1_000)
}
/** Within five seconds, of which the time that creeps on is a small part. */
const about = (seconds: number) => expect.closeTo(seconds, -1)

describe('a bank', () => {
  test('is the same for all, and runs for the player who has to act', async () => {
    const { pages, page } = await dealt(url, live(PARIS, 'bot'), 3)
    const asked = await nextAsked(pages)
    const seat = asked?.table().you.seat ?? -1
    expect(left(page(0))).toEqual([about(BANK), about(BANK), about(BANK)])
    expect(page(0).table().clocks?.running).toEqual([seat])
    await passes(20)
    expect(left(page(1))).toEqual([0, 1, 2].map((one) => about(one === seat ? 40 : BANK)))
  })

  test('runs for every player while all choose at once', async () => {
    const { page } = await dealt(url, live(COAL, 'bot'), 2)
    expect(page(0).table().clocks?.running).toEqual([0, 1])
    await passes(5)
    await choose(page(0))
    expect(page(0).table().clocks?.running).toEqual([1])
  })
})

test('an increment is earned once per turn, however often the turn is undone and repeated', async () => {
  const { page } = await dealt(url, live(COAL, 'bot'), 2)
  await choose(page(0))
  expect(left(page(0))[0]).toEqual(about(BANK + INCREMENT))
  for (let again = 0; again < 3; again++) {
    allowed(await page(0).order({ kind: 'undo' }))
    await page(0).until(() => page(0).tableView().redo.length > 0)
    allowed(await page(0).order({ kind: 'redo' }))
    await page(0).until(() => page(0).tableView().redo.length === 0)
  }
  await passes(5)
  allowed(await page(0).order({ kind: 'undo' }))
  await page(0).until(() => page(0).tableView().question !== null)
  await passes(10)
  await choose(page(0))
  // The time used after the undo is gone; no second increment was earned.
  expect(left(page(0))[0]).toEqual(about(BANK + INCREMENT - 10))
})

describe('at the flag', () => {
  test('a bot takes the seat without a vote; the person takes it back and gets time to think', async () => {
    const { pages, page } = await dealt(url, live(PARIS, 'bot'), 3)
    const asked = await nextAsked(pages)
    const seat = asked?.table().you.seat ?? -1
    await passes(BANK - 1)
    expect(page(0).table().seats[seat]?.bot).toBeNull()
    await passes(2)
    await page(0).until(() => page(0).table().seats[seat]?.bot === 'casual')
    expect(page(0).table().proposal).toBeNull()
    // The bot plays on, and the next person is asked.
    await nextAsked(pages.filter((_, other) => other !== seat))
    expect(left(page(0))[seat]).toBe(0)
    allowed(await at(pages, seat).order({ kind: 'standIn', bot: null }))
    await page(0).until(() => page(0).table().seats[seat]?.bot === null)
    expect(left(page(0))[seat]).toEqual(about(30))
  })

  test('the others may vote to wait: then the bank is full again', async () => {
    const { pages, page } = await dealt(url, live(PARIS, 'vote'), 3)
    const asked = await nextAsked(pages)
    if (asked === undefined) throw new Error('over')
    const seat = asked.table().you.seat ?? -1
    await passes(BANK + 1)
    for (const one of pages) await one.until(() => one.table().proposal?.what === 'wait')
    expect(page(0).table()).toMatchObject({ proposal: { by: seat, yes: [seat] }, clocks: { running: [] } })
    expect(left(page(0))[seat]).toBe(0)
    await passes(120)
    const number = page(0).table().proposal?.number ?? -1
    expect(problemIn(await asked.order({ kind: 'vote', proposal: number, yes: false }))).toBe('proposal.none')
    const others = pages.filter((one) => one !== asked)
    for (const one of others) allowed(await one.order({ kind: 'vote', proposal: number, yes: true }))
    await page(0).until(() => page(0).table().proposal === null)
    expect(left(page(0))[seat]).toEqual(about(BANK))
    expect(page(0).table().clocks?.running).toEqual([seat])
    await choose(asked)
  })

  test('one no puts a bot into the seat', async () => {
    const { pages, page } = await dealt(url, live(PARIS, 'vote'), 3)
    const asked = await nextAsked(pages)
    const seat = asked?.table().you.seat ?? -1
    await passes(BANK + 1)
    const other = at(
      pages.filter((one) => one !== asked),
      0,
    )
    await other.until(() => other.table().proposal?.what === 'wait')
    const number = other.table().proposal?.number ?? -1
    allowed(await other.order({ kind: 'vote', proposal: number, yes: false }))
    await page(0).until(() => page(0).table().seats[seat]?.bot === 'casual')
    await nextAsked(pages.filter((_, one) => one !== seat))
  })

  test('a player who moves after the flag ends the vote; the next turn starts a new one', async () => {
    const { page, pages } = await dealt(url, live(PARIS, 'vote', 0), 3)
    const asked = await nextAsked(pages)
    if (asked === undefined) throw new Error('over')
    const seat = asked.table().you.seat ?? -1
    await passes(BANK + 1)
    await asked.until(() => asked.table().proposal !== null)
    await choose(asked, (choices) => choices.find(({ kind }) => kind === 'trade'))
    await handOver(asked)
    await page(0).until(() => page(0).table().proposal === null)
    for (let turn = 0; turn < 2; turn++) {
      const next = await nextAsked(pages)
      if (next === undefined || next === asked) throw new Error('the turn did not pass on')
      await choose(next, (choices) => choices.find(({ kind }) => kind === 'trade'))
      await handOver(next)
    }
    await nextAsked([asked])
    await passes(1)
    await page(0).until(() => page(0).table().proposal?.by === seat)
  })

  test('if several flags fall at the same time, there is one vote after another', async () => {
    const { page, pages } = await dealt(url, live({ ...COAL, seats: [null, null, null] }, 'vote'), 3)
    await passes(BANK + 1)
    const seen: number[] = []
    for (let time = 0; time < 3; time++) {
      await page(0).until(() => page(0).table().proposal !== null)
      const { number, by, open } = page(0).table().proposal ?? { number: -1, by: -1, open: [] }
      seen.push(by)
      for (const seat of open) allowed(await page(seat).order({ kind: 'vote', proposal: number, yes: true }))
      await page(0).until(() => page(0).table().proposal?.number !== number)
      await passes(1)
    }
    expect(seen.sort()).toEqual([0, 1, 2])
    expect(page(0).table().proposal).toBeNull()
    for (const one of pages) expect(left(one).every((seconds) => seconds > BANK - 5)).toBe(true)
  })
})

test('leaving and coming back gains no time, and a bot earns none for its person', async () => {
  const { page } = await dealt(url, live(COAL, 'bot'), 2)
  await passes(40)
  allowed(await page(0).order({ kind: 'standIn', bot: 'random' }))
  await page(0).until(() => page(0).tableView().moves === 1)
  allowed(await page(0).order({ kind: 'standIn', bot: null }))
  await page(0).until(() => page(0).table().seats[0]?.bot === null)
  expect(left(page(0))[0]).toEqual(about(20))
})

test('a turn that its player does not end is ended for them, even if people chat meanwhile', async () => {
  const { page } = await dealt(url, { ...PARIS, seats: [null, 'random', 'random'] }, 1)
  await nextAsked([page(0)])
  const { moves } = page(0).tableView()
  await choose(page(0), (choices) => choices.find(({ kind, final }) => kind === 'trade' && !final))
  expect(page(0).tableView().handOver).toBe(true)
  for (let line = 0; line < 4; line++) {
    await passes(4)
    allowed(await page(0).order({ kind: 'chat', scope: 'all', text: 'hm' }))
  }
  await page(0).until(() => page(0).tableView().moves > moves + 1)
})

test('a salt that is late is left out, and everybody sees whose it is', async () => {
  const { page, pages } = await sitDown(url, live(COAL, 'bot'), 2)
  allowed(await page(0).order({ kind: 'start', fill: null }))
  await page(0).until(() => page(0).table().phase === 'dealing')

  allowed(await page(0).order({ kind: 'salt', salt: SALT }))
  await passes(29)
  expect(page(1).table().phase).toBe('dealing')
  await passes(2)
  for (const one of pages) await one.until(() => one.table().phase === 'running')
  expect(page(0).table().deal).toMatchObject({ awaited: [], withheld: [1], until: null })
  expect(problemIn(await page(1).order({ kind: 'salt', salt: SALT }))).toBe('table.begun')
  const { decision, choices } = questionOf(page(1))
  allowed(await page(1).order({ kind: 'play', decision, notation: middle(choices)?.notation ?? '' }))
})

test('the wait for an offline player is the usual one; the lobby shows a missing salt as well', async () => {
  const setup: TableSetup = { ...PARIS, visibility: 'public', seats: [null, null, 'random'] }
  const { table, page, guest } = await sitDown(url, setup, 2)
  page(1).cut()
  allowed(await page(0).order({ kind: 'start', fill: null }))
  await page(0).until(() => page(0).table().phase === 'dealing')
  const { wait } = page(0).table().deal
  expect((wait ?? 0) / 1_000).toEqual(about(600))
  allowed(await page(0).order({ kind: 'salt', salt: SALT }))
  await passes(580)
  expect(page(0).table().phase).toBe('dealing')
  await passes(40)
  await page(0).until(() => page(0).table().phase === 'running')
  expect(page(0).table().deal).toMatchObject({ withheld: [1], awaited: [], wait: null })
  const late = await guest(1).openPage(table)
  expect(late.table().deal.withheld).toEqual([1])
  const lists = (await guest(0).call('GET', '/api/tables')).body as Lists
  expect(lists.running.find(({ id }) => id === table)).toMatchObject({ withheld: [1], chosen: false })
})

describe('the wait for salts', () => {
  test.each([
    [120, PARIS],
    [90, live(PARIS, 'bot')],
  ])('is as long as the owner of the table chose: %i seconds', async (saltWait, setup) => {
    const { table, page, guest } = await sitDown(url, { ...setup, seats: [null, null, 'random'], saltWait }, 2)
    expect(page(1).table()).toMatchObject({ saltWait, deal: { until: null, wait: null } })
    page(1).cut()
    allowed(await page(0).order({ kind: 'start', fill: null }))
    allowed(await page(0).order({ kind: 'salt', salt: SALT }))
    await page(0).until(() => page(0).table().deal.awaited.length === 1)
    const { until, wait } = page(0).table().deal
    expect((wait ?? 0) / 1_000).toEqual(about(saltWait))
    expect(((until ?? 0) - Date.now()) / 1_000).toEqual(about(saltWait))
    await passes(saltWait - 20)
    const back = await guest(1).openPage(table)
    expect(back.table()).toMatchObject({ phase: 'dealing', deal: { awaited: [1] } })
    await passes(25)
    await back.until(() => back.table().phase === 'running')
    expect(back.table().deal.withheld).toEqual([1])
  })

  test.each([9, 7 * 86_400 + 1, 30.5, '30'])('cannot be %s', async (saltWait) => {
    const ann = await guest(url, 'Ann')
    const answer = await ann.call('POST', '/api/tables', { ...COAL, saltWait, saltHash: saltHash(SALT) })
    expect(answer).toMatchObject({ status: 400, body: { say: { id: 'request.shape' } } })
  })

  test.each([
    [30, live(COAL, 'bot')],
    [600, COAL],
  ])('is %i seconds by default', async (saltWait, setup) => {
    const { page } = await sitDown(url, setup, 1)
    expect(page(0).table().saltWait).toBe(saltWait)
  })
})
