/**
 * People who go on playing even if the server fails: each table has its own driver, which sends one order
 * at a time. An order without an answer is sent again with the same id, as a page does.
 */
import { quickRng } from '../../src/kit/chance.ts'
import type { OnlineAnswer, Order } from '../../src/wire/online.ts'
import { type GuestPage, openPageAs } from '../server/client.ts'
import { anyOf } from '../server/play-moves.ts'
import { dealt, type TableSetup } from '../server/test-tables.ts'

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

export const crowdAt = (url: string, setups: readonly TableSetup[], seed: number): Crowd => {
  const ledgers: Ledger[] = []
  const surprises: string[] = []
  const moved = setups.map(() => 0)
  let faults = 0
  let isStopped = false

  /** One table after another in the same place, each played to its end. */
  const drive = async (setup: TableSetup, lane: number): Promise<void> => {
    const rng = quickRng(seed + lane)
    const pick = anyOf(rng)
    while (!isStopped) {
      const seated = await until(() => dealt(url, setup, 2))
      if (seated === undefined) return
      const ledger: Ledger = { table: seated.table, acknowledged: [], sent: new Set(), over: false }
      ledgers.push(ledger)
      const cookies = seated.guests.map(({ cookie }) => cookie)
      await play(ledger, seated.pages, cookies, lane, (page) => orderFor(page, pick, rng))
    }
  }

  const play = async (
    ledger: Ledger,
    first: readonly GuestPage[],
    cookies: readonly string[],
    lane: number,
    next: (page: GuestPage) => Order | undefined,
  ): Promise<void> => {
    let pages = first
    let open: (Sent & { readonly page: number }) | undefined
    while (!isStopped && !ledger.over) {
      await pause(BETWEEN)
      try {
        if (pages.some(isGone))
          pages = await Promise.all(cookies.map((cookie) => openPageAs(url, cookie, ledger.table)))
        ledger.over = pages.some((page) => page.table().phase === 'over')
        open ??= newOrder(ledger, pages, next)
        if (open === undefined) continue
        const { id, order, page } = open
        const answer = await (pages[page] ?? fail()).order(order, id)
        if (answer.kind === 'ok') {
          ledger.acknowledged.push({ id, order })
          moved[lane] = (moved[lane] ?? 0) + 1
        }
        const isUnwritten = UNWRITTEN.includes(problemOf(answer) ?? '')
        if (!isUnwritten) open = undefined
        note(answer)
        if (isUnwritten) await pause(AGAIN)
      } catch {
        // The server is gone: it is asked again until it is back.
        for (const page of pages) page.cut()
        await pause(AGAIN)
      }
    }
    for (const page of pages) page.cut()
  }

  const note = (answer: OnlineAnswer): void => {
    const problem = problemOf(answer)
    if (UNWRITTEN.includes(problem ?? '')) faults += 1
    if (problem !== null && !EXPECTED.includes(problem)) surprises.push(problem)
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
    async goneOn(milliseconds) {
      const before = [...moved]
      const late = Date.now() + milliseconds
      while (moved.some((count, lane) => count <= (before[lane] ?? 0))) {
        if (Date.now() > late) throw new Error('a table does not go on')
        await pause(10)
      }
    },
    async stop() {
      isStopped = true
      await Promise.all(lanes)
    },
  }
}

const newOrder = (
  { table, sent }: Ledger,
  pages: readonly GuestPage[],
  next: (page: GuestPage) => Order | undefined,
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

/** A move where one is asked; now and then something is said instead. */
const orderFor = (page: GuestPage, pick: ReturnType<typeof anyOf>, rng: (n: number) => number): Order | undefined => {
  if (!page.received.some(({ kind }) => kind === 'step')) return undefined
  const { question, handOver } = page.tableView()
  if (handOver) void page.order({ kind: 'done' }).catch(() => {})
  const choice = question === null ? undefined : pick(question.choices)
  if (question === null || choice === undefined) return undefined
  if (rng(12) === 0) return { kind: 'chat', scope: 'all', text: `line ${rng(1_000)}` }
  return { kind: 'play', decision: question.decision, notation: choice.notation }
}

const isGone = (page: GuestPage): boolean => page.isClosed()

const problemOf = (answer: OnlineAnswer): string | null => (answer.kind === 'problem' ? answer.say.id : null)

const fail = (): never => {
  throw new Error('nobody sits there')
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
