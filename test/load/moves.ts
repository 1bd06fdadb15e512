/** Scenario `moves`: thousands of tables with four people each, at a rate that the machine should bear and at twice that. */

import { games } from '../../src/games/index.ts'
import { progressOf } from '../../src/program/progress.ts'
import { inParallel, pause, type Times, timesOf } from './figures.ts'
import { noTraffic } from './page.ts'
import { play, playAtRate, type RateFigures, type Server } from './rate.ts'
import { type LoadTable, openTable, type Pages, SEATS } from './table.ts'
import { timed } from './timed.ts'

export interface MovesPlan {
  readonly tables: number
  /** Moves a second in the first phase; the second has twice as many. */
  readonly rate: number
  readonly seconds: number
  /** Seconds of rest before the memory of idle tables is measured; with 0 it is not. */
  readonly idle: number
  readonly compress: boolean
  /** Leaves out the second phase. */
  readonly single: boolean
}

export interface Tools {
  print(line: string): void
  /** Has the server collect its garbage, so that memory can be compared. */
  collect(): Promise<void>
}

export interface MovesFigures {
  readonly tables: number
  readonly sockets: number
  readonly openedIn: number
  readonly usual: RateFigures
  readonly double: RateFigures | null
  readonly idle: IdleFigures | null
  readonly problems: Readonly<Record<string, number>>
}

interface IdleFigures {
  /** Bytes for each table that was played at and is idle, its four sockets included. */
  readonly memory: MemoryUse
  /** Milliseconds to the answer of the first move after the rest, one table at a time. */
  readonly wake: Times
}

/** Moves are made for this many seconds before any is timed: a server that has just started is slow. */
const WARM_SECONDS = 5
/** This many tables, two of each title, are opened before memory is first measured: rules are loaded once, not by table. */
const FIRST = 8
const AT_ONCE = 32
const WOKEN = 400

export const loadMoves = async (server: Server, plan: MovesPlan, tools: Tools): Promise<MovesFigures> => {
  const { url } = server
  const traffic = noTraffic()
  const pages: Pages = { traffic, compress: plan.compress }
  const tables: LoadTable[] = []
  const opening = progressOf(plan.tables, 'tables')
  const open = (most: number): Promise<void> => {
    const before = tables.length
    return inParallel(most - before, AT_ONCE, async (index) => {
      const entry = games[index % games.length]
      if (entry === undefined) throw new Error('there is no game')
      tables.push(await openTable(url, entry, before + index, pages))
      opening.at(tables.length)
    })
  }
  await open(Math.min(FIRST, plan.tables))
  await playAtRate(tables, { rate: 200, seconds: 1 }, server, traffic)
  const before = plan.idle === 0 ? null : await memoryOf(url, tools)
  const began = performance.now()
  await open(plan.tables)
  const openedIn = (performance.now() - began) / 1_000
  opening.clear()
  tools.print(`${tables.length} tables are open`)
  const { usual, double } = await timed(WARM_SECONDS + plan.seconds * (plan.single ? 1 : 2), 'play', async () => {
    await playAtRate(tables, { ...plan, seconds: WARM_SECONDS }, server, traffic)
    // The server may have been busy while tables were opened.
    traffic.problems.clear()
    return {
      usual: await playAtRate(tables, plan, server, traffic),
      double: plan.single ? null : await playAtRate(tables, { ...plan, rate: plan.rate * 2 }, server, traffic),
    }
  })
  const idle = before === null ? null : await restAndWake(url, plan, tables, before, tools)
  for (const { pages: seats } of tables) for (const { socket } of seats) socket.terminate()
  const problems = Object.fromEntries(traffic.problems)
  return { tables: tables.length, sockets: tables.length * SEATS, openedIn, usual, double, idle, problems }
}

/** The memory of tables after a rest, and the first moves then, one after another. */
const restAndWake = async (
  url: string,
  plan: MovesPlan,
  tables: readonly LoadTable[],
  before: MemoryUse,
  tools: Tools,
): Promise<IdleFigures> => {
  tools.print(`${plan.idle} s of rest`)
  await timed(plan.idle, 'rest', () => pause(plan.idle * 1_000))
  const after = await memoryOf(url, tools)
  const each = (what: keyof MemoryUse): number => (after[what] - before[what]) / Math.max(1, plan.tables - FIRST)
  const memory = { heap: each('heap'), committed: each('committed'), resident: each('resident') }
  const times: number[] = []
  for (const table of tables.slice(0, WOKEN)) {
    const page = table.pages.find((one) => one.play !== null)
    if (page === undefined) continue
    const began = performance.now()
    await play(table, page)
    times.push(performance.now() - began)
  }
  return { memory, wake: timesOf(times) }
}

interface MemoryUse {
  /** In use. */
  readonly heap: number
  /** What V8 holds, gaps included; 0 where the release does not say. */
  readonly committed: number
  /** As the system counts. The rest is not V8's: sockets, buffers, SQLite, and what the allocator keeps. */
  readonly resident: number
}

/** By the names of this release, or by those that Prometheus usually has. */
const memoryOf = async (url: string, { collect }: Tools): Promise<MemoryUse> => {
  await collect()
  const text = await (await fetch(`${url}/metrics`)).text()
  const metric = (...names: readonly string[]): number =>
    Number(new RegExp(`^(?:${names.join('|')}) ([0-9.e+]+)`, 'm').exec(text)?.[1] ?? 0)
  return {
    heap: metric('roundhouse_heap_bytes', 'nodejs_heap_size_used_bytes'),
    committed: metric('nodejs_heap_size_total_bytes'),
    resident: metric('roundhouse_memory_bytes', 'process_resident_memory_bytes'),
  }
}
