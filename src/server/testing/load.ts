/**
 * Many tables at once on a real server, over real sockets on loopback: every message is parsed,
 * every seat has a connection of its own, and moves are made as fast as asked for.
 */
import { games } from '../../games/index.ts'
import { type Count, openTable, SEATS, type SeatUnder, type TableUnder } from './load-table.ts'

export interface Plan {
  readonly tables: number
  /** Moves a second that are tried in all. */
  readonly rate: number
  readonly seconds: number
  /** Seconds of rest before the memory of idle tables is looked at. */
  readonly idle: number
}

/** Moves are made for so many seconds before any is timed: a server that has just started is slow. */
const WARM_SECONDS = 5
/** So many tables are opened, two of each title, before memory is first looked at: rules are loaded once, not by table. */
const FIRST = 8

export interface Tools {
  tell(line: string): void
  /** Has the server throw away what nobody needs any more, so that memory can be compared. */
  collect(): Promise<void>
}

export interface Figures {
  readonly tables: number
  readonly sockets: number
  readonly openedIn: number
  /** Bytes for each table that was played at and is idle, its four sockets included: in use, and as the system counts them. */
  readonly idleHeap: number
  readonly idleResident: number
  /** Milliseconds to the answer of the first move after the rest, one table at a time. */
  readonly awake50: number
  readonly awake99: number
  readonly moves: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
  readonly messages: number
  readonly megabytes: number
  readonly problems: readonly string[]
}

const AT_ONCE = 32

export const load = async (url: string, plan: Plan, tools: Tools): Promise<Figures> => {
  const { tell } = tools
  const count: Count = { messages: 0, bytes: 0, problems: new Set() }
  const tables: TableUnder[] = []
  const open = (most: number): Promise<void> =>
    inParallel(most - tables.length, AT_ONCE, async (index) => {
      tables.push(await openTable(url, games[index % games.length], tables.length + index, count))
      if (tables.length % 200 === 0) tell(`${tables.length} tables are open`)
    })
  await open(Math.min(FIRST, plan.tables))
  await playAll(tables, { rate: 200, seconds: 1 })
  const before = await memoryOf(url, tools)
  const began = performance.now()
  await open(plan.tables)
  const openedIn = (performance.now() - began) / 1_000
  await playAll(tables, { ...plan, seconds: WARM_SECONDS })
  const times = await playAll(tables, plan)
  tell(`played: ${(times.length / plan.seconds).toFixed(0)} moves/s`)
  await pause(plan.idle * 1_000)
  const after = await memoryOf(url, tools)
  const idle = (what: 'heap' | 'resident'): number => (after[what] - before[what]) / (plan.tables - FIRST)
  tell(`idle: ${kB(idle('heap'))} in use, ${kB(idle('resident'))} resident for each table with its sockets`)
  const firsts = await wakeSome(tables)
  for (const { seats } of tables) for (const seat of seats) seat.socket.terminate()
  return {
    tables: tables.length,
    sockets: tables.length * SEATS,
    openedIn,
    moves: times.length,
    perSecond: times.length / plan.seconds,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    worst: at(times, 1),
    idleHeap: idle('heap'),
    idleResident: idle('resident'),
    awake50: at(firsts, 0.5),
    awake99: at(firsts, 0.99),
    messages: count.messages,
    megabytes: count.bytes / 1e6,
    problems: [...count.problems],
  }
}

const at = (times: readonly number[], share: number): number => {
  const rising = times.toSorted((a, b) => a - b)
  return rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? 0
}

/** Every table makes one move at a time, whoever is asked; tables take turns. Milliseconds to each answer. */
const playAll = async (
  tables: readonly TableUnder[],
  { rate, seconds }: Pick<Plan, 'rate' | 'seconds'>,
): Promise<readonly number[]> => {
  const began = performance.now()
  const times: number[] = []
  let made = 0
  let next = 0
  while (performance.now() - began < seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * rate)
    for (let tries = 0; made < due && tries < tables.length; tries++) {
      const table = tables[next++ % tables.length]
      const seat = table?.isBusy === false ? table.seats.find(({ answer }) => answer !== null) : undefined
      if (table === undefined || seat === undefined) continue
      made += 1
      void playOne(table, seat).then((time) => times.push(time))
    }
    await pause(2)
  }
  return times
}

/** The first moves after a rest, one after another. */
const wakeSome = async (tables: readonly TableUnder[]): Promise<readonly number[]> => {
  const times: number[] = []
  for (const table of tables.slice(0, WOKEN)) {
    const seat = table.seats.find(({ answer }) => answer !== null)
    if (seat !== undefined) times.push(await playOne(table, seat))
  }
  return times
}

const WOKEN = 400

const playOne = async (table: TableUnder, seat: SeatUnder): Promise<number> => {
  const { answer } = seat
  if (answer === null) throw new Error('nothing is asked')
  table.isBusy = true
  seat.answer = null
  const began = performance.now()
  await seat.send(answer)
  table.isBusy = false
  return performance.now() - began
}

const memoryOf = async (url: string, { collect }: Tools): Promise<{ heap: number; resident: number }> => {
  await collect()
  const text = await (await fetch(`${url}/metrics`)).text()
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  const heap = value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes')
  return { heap, resident: value('process_resident_memory_bytes') }
}

const kB = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} kB`

const inParallel = async (count: number, most: number, work: (index: number) => Promise<void>): Promise<void> => {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: most }, lane))
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
