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
  /** Each time the pages of a table lost their server: when, and how many milliseconds until they were back. */
  readonly resumes: readonly { readonly since: number; readonly took: number }[]
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
  const resumes: { readonly since: number; readonly took: number }[] = []
  const ledgers: Ledger[] = []
  const surprises: string[] = []
  const moved = setups.map(() => 0)
  /** The table that is played in each lane. */
  const atLane: string[] = []
  const isAmongBots: boolean[] = []
  let faults = 0
  let isStopped = false
  const doors = turnstile(OPEN_AT_ONCE)

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
      const cookies = seated.guests.map(({ cookie }) => cookie)
      await play(ledger, seated.pages, cookies, lane, (page) => orderFor(page, pick, rng))
      if (isOnce) return
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
    let goneSince: number | undefined
    let seen = 0
    while (!isStopped && !ledger.over) {
      await Promise.race([pause(between), ...pages.map(({ closed }) => closed)])
      try {
        if (pages.some(isGone)) {
          goneSince ??= Date.now()
          // A server that stops lets its pages come back later.
          await pause(AGAIN)
          const coming = Promise.all(cookies.map((cookie) => openPageAs(url, cookie, ledger.table)))
          pages = await soon(coming, OPENING)
          await soon(Promise.all(pages.map((page) => page.until(() => page.isClosed() || isShown(page)))), OPENING)
          if (pages.some(isGone)) continue
          resumes.push({ since: goneSince, took: Date.now() - goneSince })
          goneSince = undefined
        }
        ledger.over = pages.some((page) => page.table().phase === 'over')
        const moves = pages[0] !== undefined && isShown(pages[0]) ? pages[0].tableView().moves : seen
        if (countsBots && moves !== seen) moved[lane] = (moved[lane] ?? 0) + 1
        seen = moves
        isAmongBots[lane] = countsBots && pages.some((page) => page.table().seats.every(({ bot }) => bot !== null))
        open ??= newOrder(ledger, pages, next)
        if (open === undefined) continue
        const { id, order, page } = open
        const answer = await soon((pages[page] ?? fail()).order(order, id), UNANSWERED)
        if (answer.kind === 'ok') {
          ledger.acknowledged.push({ id, order })
          moved[lane] = (moved[lane] ?? 0) + 1
        }
        const isUnwritten = UNWRITTEN.includes(problemOf(answer) ?? '')
        if (!isUnwritten) open = undefined
        note(answer)
        if (isUnwritten) await pause(AGAIN)
      } catch {
        // The server is gone: try again until it is back.
        for (const page of pages) page.cut()
        await pause(AGAIN)
      }
    }
    for (const page of pages) page.cut()
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
    resumes,
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

/** A move if the seat is to act; now and then a chat message instead. */
const orderFor = (page: GuestPage, pick: ReturnType<typeof anyOf>, rng: (n: number) => number): Order | undefined => {
  if (!page.received.some(({ kind }) => kind === 'step')) return undefined
  const { question, handOver } = page.tableView()
  if (handOver) void page.order({ kind: 'done' }).catch(() => {})
  const choice = question === null ? undefined : pick(question.choices)
  if (question === null || choice === undefined) return undefined
  if (rng(12) === 0) return { kind: 'chat', scope: 'all', text: `line ${rng(1_000)}` }
  return { kind: 'play', decision: question.decision, notation: choice.notation }
}

/** Hundreds of tables opened in one moment would all take longer than a page waits. */
const OPEN_AT_ONCE = 8
/** Pages that wait longer than this start over. */
const OPENING = 20_000
const UNANSWERED = 20_000

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

const isShown = (page: GuestPage): boolean => page.received.some(({ kind }) => kind === 'step')

const isGone = (page: GuestPage): boolean => page.isClosed()

const problemOf = (answer: OnlineAnswer): string | null => (answer.kind === 'problem' ? answer.say.id : null)

const fail = (): never => {
  throw new Error('nobody sits there')
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
