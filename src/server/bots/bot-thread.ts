/** One thread for bots. It works on one request at a time, so the time limit covers that bot alone. */
import { Worker } from 'node:worker_threads'
import type { BotRequest } from '../../host/bot-moves.ts'
import type { Asked, Pondered } from '../../host/thinking.ts'

export interface BotThread {
  /** Never rejects. The answer, or the reason why there is none: then the next request starts a new thread. */
  ask(pondering: BotRequest): Promise<Pondered | string>
  close(): Promise<void>
}

/** Runs the program at `url`; gives a thread up that has not answered after `limit` milliseconds. */
export const botThread = (url: URL, limit: number): BotThread => {
  let worker: Worker | null = null
  let isClosed = false
  let ids = 0

  const start = (): Worker => {
    const started = new Worker(url)
    // A thread can also be lost between two requests.
    started.on('error', () => {})
    started.on('exit', () => {
      if (worker === started) worker = null
    })
    // A server that stops does not wait for its bots.
    started.unref()
    return started
  }

  const giveUp = async (): Promise<void> => {
    const lost = worker
    worker = null
    await lost?.terminate()
  }

  return {
    async ask(pondering) {
      if (isClosed) return 'the server stops'
      try {
        worker ??= start()
        const answer = await answerFrom(worker, { id: ids++, pondering }, limit)
        if (typeof answer === 'string') await giveUp()
        return answer
      } catch (error) {
        // The system has no thread left to give, for example.
        return reasonOf(error)
      }
    },
    async close() {
      isClosed = true
      await giveUp()
    },
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Whatever goes wrong is the answer, also a request that cannot be sent. */
const answerFrom = (worker: Worker, asked: Asked, limit: number): Promise<Pondered | string> =>
  new Promise((resolve) => {
    const settle = (answer: Pondered | string): void => {
      clearTimeout(timer)
      worker.off('message', received).off('error', failed).off('exit', ended)
      resolve(answer)
    }
    const received = (pondered: Pondered): void => {
      if (pondered.id === asked.id) settle(pondered)
    }
    const failed = (error: unknown): void => settle(reasonOf(error))
    const ended = (): void => settle('its thread has ended')
    const timer = setTimeout(() => settle(`no answer in ${limit} ms`), limit)
    worker.on('message', received).on('error', failed).on('exit', ended)
    try {
      worker.postMessage(asked)
    } catch (error) {
      settle(reasonOf(error))
    }
  })
