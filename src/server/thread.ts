/** One thread for bots. It is asked one thing at a time, so that a time limit is that of the bot alone. */
import { Worker } from 'node:worker_threads'
import type { Pondering } from '../host/bot-move.ts'
import type { Asked, Pondered } from '../host/thinking.ts'

export interface Thread {
  /** Never fails. The answer, or why there is none: the thread is then given up, and a new one begun for the next. */
  ask(pondering: Pondering): Promise<Pondered | string>
  waiting(): number
  close(): Promise<void>
}

export const threadOf = (url: URL, limit: number): Thread => {
  let worker: Worker | null = null
  let isClosed = false
  let ids = 0
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()

  const begin = (): Worker => {
    const begun = new Worker(url)
    // What is lost between two questions is noticed here.
    begun.on('error', () => {})
    begun.on('exit', () => {
      if (worker === begun) worker = null
    })
    // A server that stops does not wait for its bots.
    begun.unref()
    return begun
  }

  const giveUp = (): Promise<unknown> => {
    const lost = worker
    worker = null
    return lost?.terminate() ?? Promise.resolve()
  }

  const askNow = (pondering: Pondering): Promise<Pondered | string> => {
    if (isClosed) return Promise.resolve('the server stops')
    worker ??= begin()
    return answerOf(worker, { id: ids++, pondering }, limit).then(async (answer) => {
      if (typeof answer === 'string') await giveUp()
      return answer
    })
  }

  return {
    ask(pondering) {
      waiting += 1
      const mine = queue
        .then(() => askNow(pondering))
        .catch(why)
        .finally(() => {
          waiting -= 1
        })
      queue = mine
      return mine
    },
    waiting: () => waiting,
    async close() {
      isClosed = true
      await giveUp()
    },
  }
}

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What goes wrong is the answer. */
const answerOf = (worker: Worker, asked: Asked, limit: number): Promise<Pondered | string> =>
  new Promise((resolve) => {
    const settle = (answer: Pondered | string): void => {
      clearTimeout(timer)
      worker.off('message', heard).off('error', failed).off('exit', ended)
      resolve(answer)
    }
    const heard = (pondered: Pondered): void => {
      if (pondered.id === asked.id) settle(pondered)
    }
    const failed = (error: unknown): void => settle(why(error))
    const ended = (): void => settle('its thread has ended')
    const timer = setTimeout(() => settle(`no answer in ${limit} ms`), limit)
    worker.on('message', heard).on('error', failed).on('exit', ended)
    worker.postMessage(asked)
  })
