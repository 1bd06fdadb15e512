/** How many of our modules a move runs through, from the click to the other player's table view, and a bot decision. */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { bots as allBots } from '../../src/bots/index.ts'
import { games } from '../../src/games/index.ts'
import { botService } from '../../src/host/bot-service.ts'
import type { QueuedBotRequest } from '../../src/server/bots/pool.ts'
import { botPool } from '../../src/server/bots/pool.ts'
import { PARTS, type Parts } from '../../src/server/make.ts'
import { AppContext, type AppContextValue } from '../../src/web/app/context.ts'
import { createTableClient, type OnlineTableClient } from '../../src/web/online/connection/table-client.ts'
import type { TableTexts } from '../../src/web/table/texts.ts'
import { type Orders, useOrders } from '../../src/web/table/turn/orders.ts'
import type { Host, TableView } from '../../src/wire/host.ts'
import { countModules } from './modules-run.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { dealt, PARIS, type Seated } from './test-tables.ts'

const MOST_OF_A_MOVE = 25
const MOST_OF_A_DECISION = 12

/** V8 counts each thread separately. The SQLite thread runs only this module. */
const SQLITE_THREAD = ['src/server/store/sqlite-worker.js']
/** Here bots search in the thread of the test. In a server these two modules are in between. */
const BOT_THREAD = ['src/server/bots/bot-worker.ts', 'src/wire/requests.ts']

const counter = countModules()
afterAll(() => counter.stop())

/** The bot requests of the tables. They get no answer, so the table plays a legal move. */
const requests: QueuedBotRequest[] = []
const bots: Parts['bots'] = () => ({
  async chooseMove(request) {
    requests.push(request)
    return null
  },
  close: async () => {},
})

let server: TestServer
beforeAll(async () => {
  // Periodic work (heartbeats, the search for due tables) is not part of a move.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startTestServer({}, { ...PARTS, bots })
})
afterAll(async () => {
  await server.stop()
  vi.useRealTimers()
})

/** A page as browsers have it, over a socket of Node's. */
const openPage = ({ table, guest }: Seated, seat: number): OnlineTableClient =>
  createTableClient({
    connect(handlers) {
      const { cookie } = guest(seat)
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${table}/live`, {
        headers: { cookie },
      })
      socket.on('open', () => handlers.onOpen())
      socket.on('message', (data) => handlers.onMessage(String(data)))
      socket.on('close', () => handlers.onClose())
      return { send: (text) => socket.send(text), close: () => socket.close() }
    },
    schedule(milliseconds, act) {
      const timer = setTimeout(act, milliseconds)
      return () => clearTimeout(timer)
    },
    key: () => null,
    random: () => 0,
    isVisible: () => true,
    now: () => performance.now(),
    randomId: () => `move-path-${ids++}`,
    loadEngine: () => Promise.reject(new Error('no advice here')),
  })
let ids = 0

const until = async (page: OnlineTableClient, holds: (view: TableView) => boolean): Promise<TableView> =>
  new Promise((resolve) => {
    const check = (): void => {
      const { tableView } = page.state()
      if (tableView === null || !holds(tableView)) return
      stop()
      resolve(tableView)
    }
    const stop = page.subscribe(check)
    check()
  })

/** What the table page does with a click: the orders of its hook, as the page gives them to the board. */
const ordersOf = (host: Host, view: TableView): Orders => {
  const texts = {} as TableTexts
  let orders: Orders | undefined
  const Page = (): null => {
    orders = useOrders(host, view, { confirms: () => false }, texts)
    return null
  }
  const value = { settings: { confirm: true } } as AppContextValue
  renderToStaticMarkup(createElement(AppContext, { value }, createElement(Page)))
  return orders ?? fault('the page has no orders')
}

/** Clicks a choice of the player who has to act, and waits until every page has the new table view. */
const playOne = async (pages: readonly OnlineTableClient[], onClick = (): void => {}): Promise<void> => {
  const views = await Promise.all(pages.map((page) => until(page, () => true)))
  const seat = views.findIndex(({ question }) => question !== null)
  const [page = fault('no page'), view = fault('nobody is asked')] = [pages[seat], views[seat]]
  const choices = view.question?.choices ?? []
  const choice = choices[choices.length >> 1] ?? fault('nothing to choose from')
  const { choose } = ordersOf(page.host, view)
  onClick()
  choose(choice)
  await Promise.all(pages.map((each) => until(each, ({ moves }) => moves > view.moves)))
}

const fault = (what: string): never => {
  throw new Error(what)
}

/** The modules that a section of the document lists. */
const listedUnder = (heading: string): readonly string[] => {
  const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^- `(src\/[^`]+)`/gm)].map(([, path]) => path ?? '').sort()
}

/** Rules differ from game to game, and components of pages are not counted. */
const isCounted = (path: string): boolean => !path.startsWith('src/games/') && !path.endsWith('.tsx')

const compare = (what: string, run: readonly string[], heading: string, most: number): void => {
  const modules = run.toSorted()
  console.log(`${what} runs through ${modules.length} modules:\n${modules.join('\n')}`)
  expect(modules).toEqual(listedUnder(heading))
  expect(modules.length).toBeLessThanOrEqual(most)
}

test('a move runs through the modules that the architecture lists, and no more', async () => {
  const seated = await dealt(server.url, PARIS, 3)
  const pages = [0, 1, 2].map((seat) => openPage(seated, seat))
  await playOne(pages)
  const run = new Set(SQLITE_THREAD)
  for (let made = 0; made < 6; made++) {
    await playOne(pages, counter.reset)
    for (const path of counter.take().filter(isCounted)) run.add(path)
  }
  for (const page of pages) page.host.close()
  compare('A move', [...run], 'The path of a move', MOST_OF_A_MOVE)
})

test('a bot decides through the modules that the architecture lists, and no more', async () => {
  const seated = await dealt(server.url, { ...PARIS, seats: [null, 'strong', 'strong'], seed: 'path' }, 1)
  const page = openPage(seated, 0)
  await until(page, ({ question }) => question !== null || requests.length > 0)
  if (requests.length === 0) await playOne([page])
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  page.host.close()
  const [request = fault('no bot was asked')] = requests
  // By this clock every search is equally long.
  let time = 0
  const { chooseMove } = botService(games, allBots, () => time++)
  const pool = botPool({ threads: [{ ask: chooseMove, close: async () => {} }] })
  const decide = (table: string) => pool.chooseMove({ ...request, request: { ...request.request, table } })
  await decide('loads what bots know of the game')
  counter.reset()
  expect(await decide('another')).not.toBeNull()
  const run = counter.take().filter(isCounted)
  await pool.close()
  compare('A bot decision', [...run, ...BOT_THREAD], 'The path of a bot decision', MOST_OF_A_DECISION)
})
