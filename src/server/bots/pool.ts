/**
 * The threads in which bots search, shared fairly between the owners of tables. A thread starts with its first request
 * and is replaced when it is lost. If a bot throws, hangs or is killed, the next weaker level plays.
 */
import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { askLevels, type Failure } from '../../bots/levels.ts'
import type { BotRequest } from '../../host/bot-turn.ts'
import { builtFile } from '../../program/package.ts'
import { type NumberedReply, numbers, requestsOver, settle } from '../../wire/requests.ts'
import { changeLog } from '../rooms/change-log.ts'

/** A bot's move that a table asks for: the decision itself, who pays for it, and who is waiting. */
export interface QueuedBotRequest {
  readonly request: BotRequest
  /** The person who opened the table. Owners share the threads equally, however many tables they have. */
  readonly owner: string
  /** Only this very bot may answer, for a check of what it would play: there is no answer if it fails. */
  readonly isExact?: true
  /** Who is at the table now. It is called before every choice: people come and go while a request waits. */
  attention(): Attention
}

/** A connected player waits for the move, or only spectators are connected, or nobody is; the most urgent first. */
const ATTENTION = ['player', 'spectator', 'nobody'] as const
export type Attention = (typeof ATTENTION)[number]

export interface BotPool {
  /** The move in notation, or null if every level failed. */
  chooseMove(request: QueuedBotRequest): Promise<string | null>
  close(): Promise<void>
}

export interface BotPoolOptions {
  readonly threads?: readonly BotThread[]
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
  /** Receives a sentence about every bot that failed, and when search times shrink or are normal again. */
  readonly log?: (sentence: string) => void
}

/** The threads of this many seats are remembered. */
const MOST_SEATS = 10_000
/** Waiting requests for each thread from which the log says that the bots are busy. */
const BUSY = 4

export const botPool = ({
  threads = botThreads(),
  now = () => performance.now(),
  log = (sentence) => process.emitWarning(sentence),
}: BotPoolOptions = {}): BotPool => {
  const queue = new FairQueue<Waiting>(threads.length, now)
  const free = new Set(threads)
  const homes = new Map<string, BotThread>()
  const reportState = changeLog(log, now)
  let isClosed = false
  /** Has the queue ever been too long? */
  let wasBusy = false

  /** A seat goes back to the thread that keeps its memory, if that one is free. */
  const threadFor = (seat: string): BotThread | undefined => {
    const home = homes.get(seat)
    const [longestFree] = free
    const thread = home !== undefined && free.has(home) ? home : longestFree
    if (thread === undefined) return undefined
    homes.delete(seat)
    homes.set(seat, thread)
    const [oldest] = homes.keys()
    if (homes.size > MOST_SEATS && oldest !== undefined) homes.delete(oldest)
    return thread
  }

  const isAtHome = ({ seat }: Waiting): boolean => {
    const home = homes.get(seat)
    return home === undefined || free.has(home)
  }

  const serveAll = (): void => {
    while (free.size > 0) {
      const taken = queue.take(isAtHome)
      const thread = taken && threadFor(taken.item.seat)
      if (taken === undefined || thread === undefined) break
      const { item, timeScale } = taken
      reportQueue(timeScale)
      free.delete(thread)
      const began = now()
      void answerOn(thread, { ...item.request, timeScale }, item.isExact === true).then((notation) => {
        free.add(thread)
        queue.finish(item, now() - began)
        item.resolve(notation)
        serveAll()
      })
    }
  }

  const reportQueue = (timeScale: number): void => {
    const waiting = queue.waiting()
    const share = `${Math.ceil(timeScale * 100)} %`
    if (waiting > BUSY * threads.length) {
      wasBusy = true
      const demand = `${waiting} bot moves of ${queue.owners()} owners wait for ${threads.length} threads`
      reportState(true, () => `${demand}: bots think for less time, down to ${share} of the usual`)
    } else if (wasBusy && waiting < threads.length) reportState(false, () => 'bots think for their usual time again')
  }

  /** Never rejects. A server that stops reports no failures. */
  const answerOn = async (thread: BotThread, request: BotRequest, isExact: boolean): Promise<string | null> => {
    const where = `table ${request.table}, ${request.game}, seat ${request.seat + 1}`
    const then = isExact ? 'nobody plays for it' : 'the level below plays'
    const report = ({ bot, why }: Failure): void => {
      if (!isClosed) log(`${where}: the bot ${bot} failed (${why}); ${then}`)
    }
    if (isExact) {
      return thread.ask(request).catch((error: unknown) => {
        report({ bot: request.bot, why: error instanceof Error ? error.message : String(error) })
        return null
      })
    }
    return (await askLevels(request.bot, (bot) => thread.ask({ ...request, bot }), report)) ?? null
  }

  return {
    chooseMove(queued) {
      if (isClosed) return Promise.resolve(null)
      const { table, seat } = queued.request
      return new Promise((resolve) => {
        queue.add({ ...queued, seat: `${table} ${seat}`, resolve })
        serveAll()
      })
    },
    async close() {
      isClosed = true
      for (const { resolve } of queue.drain()) resolve(null)
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

interface Waiting extends QueuedBotRequest {
  /** The table and the seat: memory belongs to both. */
  readonly seat: string
  resolve(notation: string | null): void
}

type Queued = Pick<QueuedBotRequest, 'owner' | 'attention'>

export interface Taken<T> {
  readonly item: T
  /** The part of its usual search time that the request may use: above 0, at most 1. */
  readonly timeScale: number
}

/** One choice in this many goes to the least attended tables, so that they are never forgotten. */
const RESERVED = 8
/** A request is old after this many milliseconds. One choice in `FOR_OLD` goes to the old ones, also at tables with nobody there. */
const OLD = 10_000
const FOR_OLD = 2

/**
 * Which bot request is served next. Tables where a player waits come before tables that are only
 * watched, and those before tables with nobody connected. Among equals the owner who has used the
 * least thread time goes first: one owner with 300 tables gets the same share as one with a single
 * table. Requests grow old: then half of the choices are theirs, so that no table waits forever for
 * others that are more urgent.
 */
export class FairQueue<T extends Queued> {
  readonly #threads: number
  readonly #now: () => number
  /** Only owners with something waiting or running. */
  readonly #owners = new Map<string, Owner<T>>()
  /**
   * The time that each owner could have used by now if all had shared equally. An owner who comes, or comes back,
   * starts here: idle time cannot be saved up, and nobody is ahead of the others for having paused.
   */
  #share = 0
  #choices = 0

  constructor(threads: number, now = () => performance.now()) {
    this.#threads = threads
    this.#now = now
  }

  add(item: T): void {
    const owner = this.#owners.get(item.owner) ?? { waiting: [], running: 0, used: this.#share }
    owner.waiting.push({ item, since: this.#now() })
    this.#owners.set(item.owner, owner)
  }

  /** Takes the next request out. Of equal ones, `suits` prefers those that a free thread knows already. */
  take(suits: (item: T) => boolean): Taken<T> | undefined {
    const tallies = [...this.#owners.values()].map(tallyOf)
    const attention = this.#nextAttention(tallies)
    if (attention === undefined) return undefined
    const old = this.#choices % FOR_OLD === 0 ? this.#longestWaiting(tallies) : undefined
    const chosen = old ?? this.#mostUrgent(tallies, attention, suits)
    if (chosen === undefined) return undefined
    const { tally, place } = chosen
    const { owner } = tally
    const { item } = place
    const timeScale = this.#timeScale(tally, tallies, item.attention())
    owner.waiting.splice(owner.waiting.indexOf(place), 1)
    owner.running += 1
    this.#share = Math.max(this.#share, owner.used)
    return { item, timeScale }
  }

  /** A request that was taken is done, after this many milliseconds on a thread. */
  finish(item: T, milliseconds: number): void {
    const owner = this.#owners.get(item.owner)
    if (owner === undefined) return
    this.#share += milliseconds / this.#owners.size
    owner.running -= 1
    owner.used += milliseconds
    if (owner.running === 0 && owner.waiting.length === 0) this.#owners.delete(item.owner)
  }

  waiting(): number {
    return [...this.#owners.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)
  }

  /** Owners with something waiting or running. */
  owners(): number {
    return this.#owners.size
  }

  /** Takes everything out that still waits. */
  drain(): readonly T[] {
    return [...this.#owners.values()].flatMap(({ waiting }) => waiting.splice(0).map(({ item }) => item))
  }

  #mostUrgent(tallies: readonly Tally<T>[], attention: Attention, suits: (item: T) => boolean): Choice<T> | undefined {
    const tally = leastUsed(tallies.filter(({ counts }) => counts[attention] > 0))
    const equals = tally?.owner.waiting.filter(({ item }) => item.attention() === attention) ?? []
    const place = equals.find(({ item }) => suits(item)) ?? equals[0]
    return tally && place && { tally, place }
  }

  /** Owners come in turn here as well. */
  #longestWaiting(tallies: readonly Tally<T>[]): Choice<T> | undefined {
    const before = this.#now() - OLD
    // The first of an owner has waited longest.
    const tally = leastUsed(tallies.filter(({ owner }) => (owner.waiting[0]?.since ?? before) < before))
    const place = tally?.owner.waiting[0]
    return tally && place && { tally, place }
  }

  #nextAttention(tallies: readonly Tally<T>[]): Attention | undefined {
    const present = ATTENTION.filter((attention) => tallies.some(({ counts }) => counts[attention] > 0))
    if (present.length > 0) this.#choices += 1
    return this.#choices % RESERVED === 0 ? present.at(-1) : present[0]
  }

  /**
   * A turn takes about as long as on an idle server; what shrinks is the search in that time. Every
   * owner is served once in a round, so an owner's requests take (its requests × owners) decisions, divided
   * by the threads. Less attended requests do not hold this one up, so they do not count.
   */
  #timeScale({ owner, counts }: Tally<T>, tallies: readonly Tally<T>[], attention: Attention): number {
    const counted = ATTENTION.slice(0, ATTENTION.indexOf(attention) + 1)
    const demandOf = (tally: Pick<Tally<T>, 'owner' | 'counts'>): number =>
      counted.reduce((sum, level) => sum + tally.counts[level], tally.owner.running)
    const owners = tallies.filter((tally) => demandOf(tally) > 0).length
    return Math.min(1, this.#threads / (demandOf({ owner, counts }) * owners))
  }
}

/** A request in the queue. */
interface Place<T> {
  readonly item: T
  readonly since: number
}

interface Choice<T> {
  readonly tally: Tally<T>
  readonly place: Place<T>
}

interface Owner<T> {
  /** In the order in which they came. */
  readonly waiting: Place<T>[]
  running: number
  /** Milliseconds on threads. */
  used: number
}

/** How many requests of an owner wait, by who is at their tables now. */
interface Tally<T> {
  readonly owner: Owner<T>
  readonly counts: Readonly<Record<Attention, number>>
}

const tallyOf = <T extends Queued>(owner: Owner<T>): Tally<T> => {
  const counts = { player: 0, spectator: 0, nobody: 0 }
  for (const { item } of owner.waiting) counts[item.attention()] += 1
  return { owner, counts }
}

const leastUsed = <T>(tallies: readonly Tally<T>[]): Tally<T> | undefined => {
  const [first, ...rest] = tallies
  return first && rest.reduce((least, tally) => (tally.owner.used < least.owner.used ? tally : least), first)
}

/** One thread for bots. It works on one request at a time, so the time limit covers that bot alone. */
export interface BotThread {
  /** The move in notation. Rejects if the bot fails or the thread is lost; the next request then starts a new thread. */
  ask(request: BotRequest): Promise<string>
  close(): Promise<void>
}

const WORKER = pathToFileURL(builtFile('server/bots/bot-worker.ts'))
/** Milliseconds until a thread is given up. Experts take three seconds for a turn; a busy computer takes longer. */
const LIMIT = 20_000

export const botThreads = (
  count = Math.max(1, availableParallelism() - 1),
  limit = LIMIT,
  worker = WORKER,
): readonly BotThread[] => Array.from({ length: count }, () => botThread(worker, limit))

const botThread = (program: URL, limit: number): BotThread => {
  let worker: Worker | null = null
  let isClosed = false
  const requests = requestsOver<BotRequest, string>((id, request) => {
    worker ??= start()
    worker.postMessage({ id, request })
  }, numbers())

  const start = (): Worker => {
    const started = new Worker(program)
    const lost = (why: string): void => {
      if (worker !== started) return
      worker = null
      requests.rejectAll(new Error(why))
    }
    started.on('message', (reply: NumberedReply<string>) => settle(requests, reply))
    started.on('error', (error) => lost(error instanceof Error ? error.message : String(error)))
    started.on('exit', () => lost('its thread has ended'))
    // A server that stops does not wait for its bots.
    started.unref()
    return started
  }

  const giveUp = async (why: string): Promise<void> => {
    const ended = worker
    worker = null
    requests.rejectAll(new Error(why))
    await ended?.terminate()
  }

  return {
    async ask(request) {
      if (isClosed) throw new Error('the server stops')
      const timer = setTimeout(() => void giveUp(`no answer in ${limit} ms`), limit)
      try {
        return await requests.ask(request)
      } finally {
        clearTimeout(timer)
      }
    },
    async close() {
      isClosed = true
      await giveUp('the server stops')
    },
  }
}
