/** Lists of tables: the public ones, my own, and the ones that are closed after a day. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Guest, guest } from '../../../test/server/client.ts'
import { fakeClock } from '../../../test/server/fake-clock.ts'
import { choose, playOn } from '../../../test/server/play-moves.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { allowed, COAL, deal, dealt, PARIS, sitDown } from '../../../test/server/test-tables.ts'
import type { Lists } from '../../wire/api.ts'
import type { Listed } from '../../wire/online.ts'
import { PARTS } from '../make.ts'

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const clock = fakeClock()
let server: TestServer
let url = ''
beforeAll(async () => {
  server = await startTestServer({}, { ...PARTS, clock })
  url = server.url
})
afterAll(async () => {
  vi.useRealTimers()
  await server.stop()
})

const listsOf = async (one: Guest): Promise<Lists> => (await one.call('GET', '/api/tables')).body as Lists
const find = (list: readonly Listed[], table: string) => list.find(({ id }) => id === table)
/** Lets this many hours pass, and the server close unused tables. */
const passes = async (hours: number): Promise<void> => {
  clock.pass(hours * 3_600_000 + 15_000)
  await vi.advanceTimersByTimeAsync(15_000)
}
const PUBLIC = { visibility: 'public' } as const

describe('the lobby', () => {
  test('lists a public table while it waits for players and while it is played, with the players', async () => {
    const { table, pages } = await sitDown(url, { ...PARIS, ...PUBLIC, seats: [null, null, 'casual'] }, 2)
    const zoe = await guest(url, 'Zoe')
    expect(find((await listsOf(zoe)).open, table)).toMatchObject({
      game: 'paris-connection',
      phase: 'open',
      names: ['Ann', 'Bob', expect.any(String)],
      bots: [false, false, true],
      free: 0,
      mine: null,
      toAct: [],
      moves: 0,
    })
    await deal({ pages })
    const { open, running, mine } = await listsOf(zoe)
    expect(find(open, table)).toBeUndefined()
    expect(find(running, table)).toMatchObject({ phase: 'running' })
    expect(mine).toEqual([])
  })

  test('marks a table with a chosen seed before anybody joins', async () => {
    const ann = await guest(url, 'Ann')
    const [chosen, drawn] = [
      await ann.open({ ...COAL, ...PUBLIC, seed: 'mine' }),
      await ann.open({ ...COAL, ...PUBLIC }),
    ]
    const { open } = await listsOf(await guest(url, 'Zoe'))
    expect(find(open, chosen.table)).toMatchObject({ chosen: true })
    expect(find(open, drawn.table)).toMatchObject({ chosen: false, withheld: [], broken: false })
  })

  test('lists neither link-only tables nor finished ones', async () => {
    const hidden = await sitDown(url, COAL, 2)
    const over = await dealt(url, { ...COAL, ...PUBLIC }, 2)
    await playOn(over.pages)
    const text = JSON.stringify(await listsOf(await guest(url, 'Zoe')))
    expect(text).not.toContain(hidden.table)
    expect(text).not.toContain(over.table)
    expect(await fetch(`${url}/api/tables`).then((answer) => answer.text())).not.toContain(hidden.table)
  })

  test('shows the names of people and nothing else about them', async () => {
    const { guests } = await sitDown(url, { ...PARIS, ...PUBLIC }, 2)
    const text = JSON.stringify(await listsOf(await guest(url, 'Zoe')))
    for (const { id } of guests) expect(text).not.toContain(id)
  })
})

describe('my tables', () => {
  test('are the tables where I sit or that I opened, with whose turn it is', async () => {
    const { table, guest: who, page } = await dealt(url, COAL, 2)
    await choose(page(0))
    await page(1).until(() => page(1).tableView().moves === 1)
    const [ann, bob] = [await listsOf(who(0)), await listsOf(who(1))]
    expect(find(ann.mine, table)).toMatchObject({ mine: 0, toAct: [1], moves: 1, visibility: 'link' })
    expect(find(bob.mine, table)).toMatchObject({ mine: 1, toAct: [1] })
    const ofBots = await who(0).open({ ...PARIS, seats: ['random', 'random', 'random'] })
    expect(find((await listsOf(who(0))).mine, ofBots.table)).toMatchObject({ mine: null })
  })

  test('no longer list a table that I left; a finished table stays until it is closed', async () => {
    const { table, guest: who, page } = await sitDown(url, PARIS, 2)
    allowed(await page(1).order({ kind: 'leave' }))
    expect(find((await listsOf(who(1))).mine, table)).toBeUndefined()
    const over = await dealt(url, COAL, 2)
    await playOn(over.pages)
    expect(find((await listsOf(over.guest(1))).mine, over.table)).toMatchObject({ phase: 'over', toAct: [] })
    allowed(await over.page(0).order({ kind: 'close' }))
    expect(find((await listsOf(over.guest(1))).mine, over.table)).toBeUndefined()
  })
})

test('a table that nobody joins for a day is closed; a joined or running table is not', async () => {
  const unused = await sitDown(url, PARIS, 2)
  const running = await dealt(url, PARIS, 3)
  const used = await sitDown(url, PARIS, 1)
  await passes(23)
  allowed(await used.page(0).order({ kind: 'chat', scope: 'all', text: 'anybody?' }))
  await passes(1)
  await unused.page(1).until(() => unused.page(1).table().phase === 'closed')
  expect(find((await listsOf(unused.guest(0))).mine, unused.table)).toBeUndefined()
  expect(running.page(0).table().phase).toBe('running')
  expect(used.page(0).table().phase).toBe('open')
})
