/** Moves over sockets: each decision is answered once, and an invalid move changes nothing. */
import { afterAll, describe, expect, test } from 'vitest'
import { choose, middle, nextAsked, questionOf } from '../../../test/server/play-moves.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, at, COAL, dealt, PARIS, problemIn, sitDown } from '../../../test/server/test-tables.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const someMove = (page: Parameters<typeof questionOf>[0]) => {
  const { decision, choices } = questionOf(page)
  return { kind: 'play', decision, notation: middle(choices)?.notation ?? '' } as const
}

describe('one after the other', () => {
  test('a move for an outdated decision is refused, and the answer names the open one', async () => {
    const { pages } = await dealt(url, { ...PARIS, seats: [null, null, null] }, 3)
    const asked = await nextAsked(pages)
    if (asked === undefined) throw new Error('over')
    const order = someMove(asked)
    expect(problemIn(await asked.order({ ...order, decision: order.decision + 1 }))).toBe('move.stale')
    await choose(asked)
    expect(problemIn(await asked.order(order))).toBe('move.stale')
    expect(asked.tableView().moves).toBe(1)
  })

  test('nobody can move for another seat, and a spectator cannot move at all', async () => {
    const { pages, comes, key } = await dealt(url, PARIS, 3)
    const spectator = await comes('Zoe', { key })
    const asked = await nextAsked(pages)
    if (asked === undefined) throw new Error('over')
    const order = someMove(asked)
    const other = at(
      pages.filter((page) => page !== asked),
      0,
    )
    expect(other.tableView().question).toBeNull()
    expect(problemIn(await other.order(order))).toBe('move.stale')
    expect(problemIn(await spectator.order(order))).toBe('seat.none')
    expect(asked.tableView().moves).toBe(0)
  })

  test('an illegal move and a text that is not a move are refused with the reason', async () => {
    const { pages } = await dealt(url, COAL, 2)
    const page = at(pages, 0)
    const order = someMove(page)
    expect(problemIn(await page.order({ ...order, notation: 'shovel' }))).toBe('move.illegal')
    expect(problemIn(await page.order({ ...order, notation: '🚂' }))).toBe('move.unknown')
    expect(problemIn(await page.order({ ...order, notation: '__proto__' }))).toBe('move.unknown')
    allowed(await page.order(order))
  })

  test('before the deal there is nothing to play, to undo or to replay', async () => {
    const { page } = await sitDown(url, PARIS, 1)
    expect(problemIn(await page(0).order({ kind: 'play', decision: 1, notation: 'x' }))).toBe('table.idle')
    expect(problemIn(await page(0).order({ kind: 'undo' }))).toBe('table.idle')
    expect(problemIn(await page(0).order({ kind: 'replay', moves: 0, viewer: 0 }))).toBe('table.idle')
    expect(problemIn(await page(0).order({ kind: 'standIn', bot: 'casual' }))).toBe('table.idle')
    expect(problemIn(await page(0).order({ kind: 'propose', what: 'end', moves: 0 }))).toBe('table.idle')
  })
})

describe('a command', () => {
  test('that is sent twice is done once, over the same socket, another socket, or HTTP', async () => {
    const { page, guest, table, key } = await dealt(url, COAL, 2)
    const order = someMove(page(0))
    allowed(await page(0).order(order, 'the-same-id'))
    allowed(await page(0).order(order, 'the-same-id'))
    const second = await guest(0).openPage(table, { key })
    allowed(await second.order(order, 'the-same-id'))
    const { status, body } = await guest(0).call('POST', `/api/tables/${table}/orders`, {
      id: 'the-same-id',
      key: null,
      order,
    })
    expect([status, body]).toEqual([200, { kind: 'ok' }])
    expect(second.tableView().moves).toBe(1)
  })

  test('that comes over two sockets at once is done once', async () => {
    const { page, guest, table } = await dealt(url, COAL, 2)
    const second = await guest(0).openPage(table)
    const line = { kind: 'chat', scope: 'all', text: 'hello' } as const
    const answers = await Promise.all([page(0), second].map((one) => one.order(line, 'say-hello-1')))
    answers.forEach(allowed)
    allowed(await page(0).order({ ...line, text: 'bye' }))
    await page(1).until(() => page(1).chat().length === 2)
    const said = page(1).chat()
    expect(said.map(({ text }) => text)).toEqual(['hello', 'bye'])
  })

  test('belongs to its person: two people may use the same id', async () => {
    const { page } = await dealt(url, COAL, 2)
    allowed(await page(0).order({ kind: 'chat', scope: 'all', text: 'from Ann' }, 'the-same-id'))
    allowed(await page(1).order({ kind: 'chat', scope: 'all', text: 'from Bob' }, 'the-same-id'))
    await page(0).until(() => page(0).chat().length === 2)
    expect(
      page(0)
        .chat()
        .map(({ text }) => text),
    ).toEqual(['from Ann', 'from Bob'])
  })

  test('for a link is answered with a working key each time', async () => {
    const { page, comes } = await dealt(url, COAL, 2)
    const keys: string[] = []
    for (let time = 0; time < 2; time++) {
      const answer = await page(0).order({ kind: 'link', to: 'watch' }, 'one-link-please')
      if (answer.kind === 'key') keys.push(answer.key)
    }
    expect(keys).toHaveLength(2)
    const spectator = await comes('Zoe', { key: keys[1] ?? null })
    expect(spectator.tableView().viewer).toBe('watcher')
  })
})

describe('all at once', () => {
  test('choices of several seats do not race each other', async () => {
    const { pages } = await dealt(url, { ...COAL, seats: [null, null, null, null] }, 4)
    const orders = pages.map(someMove)
    const answers = await Promise.all(pages.map((page, seat) => page.order(at(orders, seat))))
    answers.forEach(allowed)
    for (const page of pages) await page.until(() => page.tableView().moves === 4)
    expect(at(pages, 0).tableView().toAct).toEqual([0])
  })

  test('a player may change the choice while others have not chosen; the decision of the others stays open', async () => {
    const { page } = await dealt(url, COAL, 2)
    const others = someMove(page(1))
    await choose(page(0))
    await page(1).until(() => page(1).tableView().moves === 1)
    allowed(await page(0).order({ kind: 'undo' }))
    await page(0).until(() => page(0).tableView().question !== null)
    await choose(page(0))
    expect(questionOf(page(1)).decision).toBe(others.decision)
    allowed(await page(1).order(others))
    await page(0).until(() => page(0).tableView().moves === 2)
  })

  test('no message reveals what others have chosen', async () => {
    const { page, comes, key } = await dealt(url, COAL, 2)
    const spectator = await comes('Zoe', { key })
    const chosen = await choose(page(0))
    await page(1).until(() => page(1).tableView().moves === 1)
    await spectator.until(() => spectator.tableView().moves === 1)
    expect(JSON.stringify(spectator.received)).not.toContain(chosen)
    const { log } = page(1).tableView()
    expect(log.some(({ event }) => event.kind === 'burned')).toBe(false)
    expect(page(1).tableView().view).toMatchObject({ ready: [true, false], choice: -1 })
  })
})

describe('replays', () => {
  test('of a running match show only what the viewer saw', async () => {
    const { page, comes, key } = await dealt(url, { ...COAL, seats: [null, 'random'] }, 1)
    const spectator = await comes('Zoe', { key })
    await choose(page(0))
    const own = await page(0).order({ kind: 'replay', moves: 0, viewer: 0 })
    expect(own).toMatchObject({ kind: 'scene', scene: { viewer: 0, moves: 0, question: null } })
    expect(await spectator.order({ kind: 'replay', moves: 0, viewer: 'watcher' })).toMatchObject({ kind: 'scene' })
    // Only one person plays here, but their cards are still private.
    expect(problemIn(await spectator.order({ kind: 'replay', moves: 0, viewer: 0 }))).toBe('table.views')
    expect(problemIn(await page(0).order({ kind: 'replay', moves: 0, viewer: 1 }))).toBe('table.views')
    expect(problemIn(await page(0).order({ kind: 'replay', moves: 999, viewer: 0 }))).toBe('table.moves')
  })
})
