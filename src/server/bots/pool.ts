/**
 * The threads in which bots search, shared fairly between the owners of tables. A thread is started
 * when the first bot is asked and replaced when one is lost. A bot that fails, hangs or is killed is
 * followed by the level below.
 */

import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { levelBelow } from '../../bots/fallback.ts'
import { BOT_NAMES } from '../../bots/names.ts'
import type { BotRequest } from '../../host/bot-moves.ts'
import type { Pondered } from '../../host/thinking.ts'
import { builtFile } from '../../program/package.ts'
import { changeLog } from '../rooms/change-log.ts'
import { type BotThread, botThread } from './bot-thread.ts'
import { FairQueue } from './fair-queue.ts'
import type { QueuedBotRequest } from './request.ts'

export interface BotPool {
  /** The move in notation, or null where every bot failed: then any move will do. */
  think(request: QueuedBotRequest): Promise<string | null>
  close(): Promise<void>
}

export interface BotPoolOptions {
  readonly threads?: readonly BotThread[]
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
  /** Receives a sentence about every bot that failed, and when thinking times shrink or are normal again. */
  readonly log?: (sentence: string) => void
}

const WORKER = pathToFileURL(builtFile('server/bots/bot-worker.ts'))
/** Milliseconds until a thread is given up. Experts take three seconds for a turn; a busy computer takes longer. */
const LIMIT = 20_000
/** The threads of this many seats are remembered. */
const MOST_SEATS = 10_000
/** Waiting requests for each thread from which the log says that the bots are busy. */
const BUSY = 4

export const botThreads = (
  count = Math.max(1, availableParallelism() - 1),
  limit = LIMIT,
  worker = WORKER,
): readonly BotThread[] => Array.from({ length: count }, () => botThread(worker, limit))

export const botPool = ({
  threads = botThreads(),
  now = () => performance.now(),
  log = (sentence) => process.emitWarning(sentence),
}: BotPoolOptions = {}): BotPool => {
  const queue = new FairQueue<Waiting>(threads.length)
  const free = new Set(threads)
  const homes = new Map<string, BotThread>()
  const reportState = changeLog(log, now)
  let isClosed = false

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
      void answerOn(thread, { ...item.pondering, timeScale }).then((notation) => {
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
      const demand = `${waiting} bot moves of ${queue.owners()} owners wait for ${threads.length} threads`
      reportState(true, () => `${demand}: bots think for less time, down to ${share} of the usual`)
    } else if (waiting < threads.length) reportState(false, () => 'bots think for their usual time again')
  }

  /** The bot that was asked for, then the levels below it. Never rejects. */
  const answerOn = async (thread: BotThread, pondering: BotRequest): Promise<string | null> => {
    const { table, seat, game, bot } = pondering
    const answer = await thread.ask(pondering)
    if (isClosed) return null
    for (const failure of failuresIn(answer, bot)) {
      const where = `table ${table}, ${game}, seat ${seat + 1}`
      log(`${where}: the bot ${failure.bot} failed (${failure.why}); the level below plays`)
    }
    if (typeof answer !== 'string') return answer.notation
    const below = levelBelow(BOT_NAMES, bot)
    return below === undefined ? null : answerOn(thread, { ...pondering, bot: below })
  }

  return {
    think(request) {
      if (isClosed) return Promise.resolve(null)
      const { table, seat } = request.pondering
      return new Promise((resolve) => {
        queue.add({ ...request, seat: `${table} ${seat}`, resolve })
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

/** A lost thread answers with the reason. */
const failuresIn = (answer: Pondered | string, bot: string) =>
  typeof answer === 'string' ? [{ bot, why: answer }] : answer.failures
