/** The threads in which bots ponder: begun when the first bot is asked, begun again where one has failed. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Pondering } from '../host/bot-move.ts'
import type { Asked, Pondered } from './bot-worker.ts'

export interface Thinkers {
  /** The move in notation, or null where the bot failed: then any move will do. */
  think(pondering: Pondering): Promise<string | null>
  close(): Promise<void>
}

/** The same file from src/server and from dist/server: threads run what was built. */
const WORKER = new URL('../../dist/server/bot-worker.js', import.meta.url)

export const thinkersOf = (count = Math.max(1, availableParallelism() - 1)): Thinkers => {
  const threads = new Map<number, Thread>()
  let asked = 0
  let isClosed = false

  /** Whoever has the least to do. */
  const leastBusy = (): Thread => {
    for (let index = 0; index < count; index++) {
      if (!threads.has(index)) return begin(index)
    }
    return [...threads.values()].reduce((a, b) => (b.waiting.size < a.waiting.size ? b : a))
  }

  const begin = (index: number): Thread => {
    const thread: Thread = { worker: new Worker(WORKER), waiting: new Map() }
    threads.set(index, thread)
    const failed = (): void => {
      if (threads.get(index) === thread) threads.delete(index)
      for (const answer of thread.waiting.values()) answer(null)
      thread.waiting.clear()
    }
    thread.worker.on('message', ({ id, notation }: Pondered) => {
      thread.waiting.get(id)?.(notation)
      thread.waiting.delete(id)
    })
    thread.worker.on('error', failed)
    thread.worker.on('exit', failed)
    // A server that stops does not wait for its bots.
    thread.worker.unref()
    return thread
  }

  return {
    think: (pondering) =>
      new Promise((resolve) => {
        if (isClosed) return resolve(null)
        const { worker, waiting } = leastBusy()
        const id = asked++
        waiting.set(id, resolve)
        worker.postMessage({ id, pondering } satisfies Asked)
      }),
    async close() {
      isClosed = true
      await Promise.all([...threads.values()].map(({ worker }) => worker.terminate()))
    },
  }
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, (notation: string | null) => void>
}
