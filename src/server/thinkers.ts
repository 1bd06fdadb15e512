/**
 * The threads in which bots ponder: begun when the first bot is asked, begun again where one has
 * failed. A bot that fails, or takes too long, is followed by the level below.
 */
import { availableParallelism } from 'node:os'
import { levelBelow } from '../bots/ladder.ts'
import { BOT_NAMES } from '../bots/names.ts'
import type { Pondering } from '../host/bot-move.ts'
import type { Pondered } from '../host/thinking.ts'
import { type Thread, threadOf } from './thread.ts'

export interface Thinkers {
  /** The move in notation, or null where every bot failed: then any move will do. */
  think(pondering: Pondering): Promise<string | null>
  close(): Promise<void>
}

export interface Wishes {
  /** How many threads. */
  readonly count?: number
  /** Milliseconds after which a bot is given up. */
  readonly limit?: number
  /** What the threads run. */
  readonly worker?: URL
  /** Is told in a sentence of every bot that failed. */
  readonly warn?: (sentence: string) => void
}

/** The same file from src/server and from dist/server: threads run what was built. */
const WORKER = new URL('../../dist/server/bot-worker.js', import.meta.url)
/** Experts take three seconds for a turn; a busy computer may take some more. */
const LIMIT = 20_000
/** So many seats are led to the thread that knows them. */
const MOST_SEATS = 10_000

export const thinkersOf = ({
  count = Math.max(1, availableParallelism() - 1),
  limit = LIMIT,
  worker = WORKER,
  warn = (sentence) => process.emitWarning(sentence),
}: Wishes = {}): Thinkers => {
  const threads = Array.from({ length: count }, () => threadOf(worker, limit))
  const places = new Map<string, Thread>()
  let isClosed = false

  /** A seat is always led to the same thread, where its memory is: at first to whoever has the least to do. */
  const threadFor = (key: string): Thread => {
    const thread = places.get(key) ?? threads.reduce((a, b) => (b.waiting() < a.waiting() ? b : a))
    places.delete(key)
    places.set(key, thread)
    const [oldest] = places.keys()
    if (places.size > MOST_SEATS && oldest !== undefined) places.delete(oldest)
    return thread
  }

  const think = async (pondering: Pondering): Promise<string | null> => {
    const { table, seat, game, bot } = pondering
    const answer = await threadFor(`${table} ${seat}`).ask(pondering)
    if (isClosed) return null
    for (const failure of failuresIn(answer, bot)) {
      warn(
        `table ${table}, ${game}, seat ${seat + 1}: the bot ${failure.bot} failed (${failure.why}); the level below plays`,
      )
    }
    if (typeof answer !== 'string') return answer.notation
    const below = levelBelow(BOT_NAMES, bot)
    return below === undefined ? null : think({ ...pondering, bot: below })
  }

  return {
    think: (pondering) => (isClosed ? Promise.resolve(null) : think(pondering)),
    async close() {
      isClosed = true
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

/** A thread that was lost says why. */
const failuresIn = (answer: Pondered | string, bot: string) =>
  typeof answer === 'string' ? [{ bot, why: answer }] : answer.failures
