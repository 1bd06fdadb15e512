/**
 * People who go on playing even if the server fails: each table has its own driver, which sends one order
 * at a time. Their pages are the clients of real pages, which reconnect and repeat orders by themselves.
 */
import { quickRng } from '../../src/kit/chance.ts'
import type { OnlineAnswer, Order } from '../../src/wire/online.ts'
import { anyOf } from '../server/play-moves.ts'
import { dealt, type TableSetup } from '../server/test-tables.ts'
import { type Outage, openPlayerPage, type PlayerPage } from './player-page.ts'

/** What was acknowledged at one table, in this order, and every id that was ever sent. */
export interface Ledger {
  readonly table: string
  readonly acknowledged: Sent[]
  readonly sent: Set<string>
  over: boolean
}

export interface Sent {
  readonly id: string
  readonly order: Order
}

export interface Crowd {
  readonly ledgers: readonly Ledger[]
  /** Orders acknowledged so far, at all tables. */
  acknowledged(): number
  /** Waits until the tables have gone on since the call; rejects after this time. */
  goneOn(milliseconds: number): Promise<void>
  /** Unexpected refusals. */
  readonly surprises: readonly string[]
  /** Refusals because nothing could be written. */
  faults(): number
  /** Each time a page lost its server, once it is back. */
  readonly outages: readonly Outage[]
  stop(): Promise<void>
}

/** Refusals of orders that the server could not write: they are not acknowledged. */
const UNWRITTEN = ['server.fault', 'server.unavailable']
const EXPECTED = [
  'move.stale',
  'server.stopping',
  'server.busy',
  'request.rate',
  'chat.rate',
  'chat.full',
  ...UNWRITTEN,
]
const BETWEEN = 4
const AGAIN = 150

export interface CrowdPlan {
  /** Milliseconds between two orders at a table. */
  readonly between?: number
  /**
   * A table also goes on when bots move there. The check skips tables where people ran out of time and only bots play: on a busy
   * server their bots come after those that people wait for.
   */
  readonly countsBots?: boolean
  /** One match at each table, and then no more. */
  readonly isOnce?: boolean
  /** Further refusals that are expected. */
  readonly expected?: readonly string[]
}

export const crowdAt = (
  url: string,
  setups: readonly TableSetup[],
  seed: number,
  { between = BETWEEN, countsBots = false, isOnce = false, expected = [] }: CrowdPlan = {},
): Crowd => {
  const outages: Outage[] = []
  const ledgers: Ledger[] = []
  const surprises: string[] = []
  const moved = setups.map(() => 0)
  /** The table that is played in each lane. */
  const atLane: string[] = []
  const isAmongBots: boolean[] = []
  let faults = 0
  let isStopped = false
  const doors = turnstile(OPEN_AT_ONCE)
  let sayStop = (): void => {}
  const stopped = new Promise<null>((resolve) => {
    sayStop = () => resolve(null)
  })

  /** One table after another in the same place, each played to its end. */
  const drive = async (setup: TableSetup, lane: number): Promise<void> => {
    const rng = quickRng(seed + lane)
    const pick = anyOf(rng)
    while (!isStopped) {
      const seated = await until(() => doors(() => soon(dealt(url, setup, 2), OPENING)))
      if (seated === undefined) return
      const ledger: Ledger = { table: seated.table, acknowledged: [], sent: new Set(), over: false }
      ledgers.push(ledger)
      atLane[lane] = seated.table
      // From here on they use the client of real pages.
      for (const page of seated.pages) page.cut()
      const events = {
        onOutage: (outage: Outage) => void outages.push(outage),
        onUnsaved() {
          faults += 1
        },
      }
      const pages = seated.guests.map(({ cookie }) => openPlayerPage(url, cookie, ledger.table, events))
      await play(ledger, pages, lane, (page) => orderFor(page, pick, rng))
      for (const page of pages) page.close()
      if (isOnce) return
    }
  }

  const play = async (
    ledger: Ledger,
    pages: readonly PlayerPage[],
    lane: number,
    next: (page: PlayerPage) => Order | undefined,
  ): Promise<void> => {
    let open: (Sent & { readonly page: number }) | undefined
    let seen = 0
    while (!isStopped && !ledger.over) {
      await Promise.race([pause(between), stopped])
      const states = pages.map((page) => page.state())
      for (const { ended } of states) if (ended !== null) return void surprises.push(ended.id)
      ledger.over = states.some(({ table }) => table?.phase === 'over')
      const moves = states[0]?.tableView?.moves ?? seen
      if (countsBots && moves !== seen) moved[lane] = (moved[lane] ?? 0) + 1
      seen = moves
      isAmongBots[lane] =
        countsBots && states.some(({ table }) => table?.seats.every(({ bot }) => bot !== null) ?? false)
      open ??= newOrder(ledger, pages, next)
      if (open === undefined) continue
      const { id, order, page } = open
      const answer = await Promise.race([(pages[page] ?? fail()).order(order, id), stopped])
      if (answer === null) return
      if (answer.kind === 'ok') {
        ledger.acknowledged.push({ id, order })
        moved[lane] = (moved[lane] ?? 0) + 1
      }
      const isUnwritten = UNWRITTEN.includes(problemOf(answer) ?? '')
      if (!isUnwritten) open = undefined
      note(answer)
      if (isUnwritten) await pause(AGAIN)
    }
  }

  const note = (answer: OnlineAnswer): void => {
    const problem = problemOf(answer)
    if (UNWRITTEN.includes(problem ?? '')) faults += 1
    if (problem !== null && ![...EXPECTED, ...expected].includes(problem)) surprises.push(problem)
  }

  const until = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    while (!isStopped) {
      try {
        return await work()
      } catch {
        await pause(AGAIN)
      }
    }
    return undefined
  }

  const lanes = setups.map(drive)
  return {
    ledgers,
    surprises,
    acknowledged: () => ledgers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    faults: () => faults,
    outages,
    async goneOn(milliseconds) {
      const before = [...moved]
      const late = Date.now() + milliseconds
      const isStuck = (count: number, lane: number): boolean => count <= (before[lane] ?? 0) && !isAmongBots[lane]
      while (moved.some(isStuck)) {
        if (Date.now() > late) {
          const stuck = moved.flatMap((count, lane) => (isStuck(count, lane) ? (atLane[lane] ?? 'none') : []))
          throw new Error(`tables do not go on: ${stuck.join(', ')}`)
        }
        await pause(10)
      }
    },
    async stop() {
      isStopped = true
      sayStop()
      await Promise.all(lanes)
    },
  }
}

const newOrder = (
  { table, sent }: Ledger,
  pages: readonly PlayerPage[],
  next: (page: PlayerPage) => Order | undefined,
): (Sent & { readonly page: number }) | undefined => {
  for (const [page, looker] of pages.entries()) {
    const order = next(looker)
    if (order === undefined) continue
    const id = `torture-${table}-${sent.size}`
    sent.add(id)
    return { id, order, page }
  }
  return undefined
}

/** Pages that have asked to end their turn, until they are answered. */
const handingOver = new WeakSet<PlayerPage>()

/** A move if the seat is to act; now and then a chat message instead. */
const orderFor = (page: PlayerPage, pick: ReturnType<typeof anyOf>, rng: (n: number) => number): Order | undefined => {
  const { connection, tableView } = page.state()
  if (connection !== 'open' || tableView === null) return undefined
  const { question, handOver } = tableView
  if (handOver && !handingOver.has(page)) {
    handingOver.add(page)
    const answered = (): boolean => handingOver.delete(page)
    page.order({ kind: 'done' }, `hand-over-${rng(2 ** 31)}`).then(answered, answered)
  }
  const choice = question === null ? undefined : pick(question.choices)
  if (question === null || choice === undefined) return undefined
  if (rng(12) === 0) return { kind: 'chat', scope: 'all', text: `line ${rng(1_000)}` }
  return { kind: 'play', decision: question.decision, notation: choice.notation }
}

/** Hundreds of tables opened in one moment would all take longer than a page waits. */
const OPEN_AT_ONCE = 8
/** People who wait longer than this for their table start over. */
const OPENING = 20_000

const soon = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let late: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('no answer')), milliseconds)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(late))
}

/** Lets this many pieces of work run at the same time; the others wait in line. */
const turnstile = (most: number) => {
  const waiting: (() => void)[] = []
  let inside = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else inside += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) inside -= 1
      else next()
    }
  }
}

const problemOf = (answer: OnlineAnswer): string | null => (answer.kind === 'problem' ? answer.say.id : null)

const fail = (): never => {
  throw new Error('nobody sits there')
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
