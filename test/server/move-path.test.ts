/** How many of our modules a move runs through, from the click to the other player's board. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createTableClient, type OnlineTableClient } from '../../src/web/online/connection/table-client.ts'
import type { TableView } from '../../src/wire/host.ts'
import { type House, startHouse } from './house.ts'
import { countModules } from './modules-run.ts'
import { dealt, PARIS, type Seated } from './seating.ts'

const MOST_OF_A_MOVE = 25

/** SQLite has a thread of its own, which V8 counts apart: it runs this module. */
const OTHER_THREADS = ['src/server/store/sqlite-worker.js']

let house: House
beforeAll(async () => {
  // What runs every now and then (heartbeats, looking for tables that are due) is no part of a move.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  house = await startHouse()
})
afterAll(async () => {
  await house.stop()
  vi.useRealTimers()
})

/** A page as browsers have it, over a socket of Node's. */
const openPage = ({ table, guest }: Seated, seat: number): OnlineTableClient =>
  createTableClient({
    connect(handlers) {
      const { cookie } = guest(seat)
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/tables/${table}/live`, {
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

/** Answers the open question of whoever is asked, and waits until every page shows the move. */
const playOne = async (pages: readonly OnlineTableClient[]): Promise<void> => {
  const views = await Promise.all(pages.map((page) => until(page, () => true)))
  const seat = views.findIndex(({ question }) => question !== null)
  const { decision, choices } = views[seat]?.question ?? fault('nobody is asked')
  const { notation } = choices[choices.length >> 1] ?? fault('nothing to choose from')
  const answer = await pages[seat]?.host.send({ kind: 'play', decision, notation })
  expect(answer).toEqual({ kind: 'ok' })
  await Promise.all(pages.map((page) => until(page, ({ moves }) => moves > (views[seat]?.moves ?? 0))))
}

const fault = (what: string): never => {
  throw new Error(what)
}

/** The modules that a section of the architecture lists. */
const listedUnder = (heading: string): readonly string[] => {
  const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  const section = text.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^- `(src\/[^`]+)`/gm)].map(([, path]) => path ?? '').sort()
}

/** Rules differ from game to game, and React components are not counted. */
const isCounted = (path: string): boolean => !path.startsWith('src/games/') && !path.endsWith('.tsx')

test('a move runs through the modules that the architecture lists, and no more', async () => {
  const seated = await dealt(house.url, PARIS, 3)
  const pages = [0, 1, 2].map((seat) => openPage(seated, seat))
  await playOne(pages)
  const counter = countModules()
  await playOne(pages)
  const run = [...counter.take().filter(isCounted), ...OTHER_THREADS].sort()
  counter.stop()
  for (const page of pages) page.host.close()
  console.log(`A move runs through ${run.length} modules:\n${run.join('\n')}`)
  expect(run).toEqual(listedUnder('The path of a move'))
  expect(run.length).toBeLessThanOrEqual(MOST_OF_A_MOVE)
})
