/** Tables hosted in this browser. Rules and bots run in a worker, so the page never waits for them. */
import type { WorkerMessage } from './protocol.ts'
import { type LocalTables, tablesClient } from './tables.ts'

export type { Saved } from './protocol.ts'
export type { LocalTables } from './tables.ts'

export const localTables = (): LocalTables => {
  let worker: Worker | undefined
  const client = tablesClient((message) => {
    worker ??= startWorker()
    worker.postMessage(message)
  })

  const startWorker = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    let hasAnswered = false
    started.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      hasAnswered = true
      client.receive(data)
    }
    started.onerror = (event) => {
      client.fail({ id: 'table.fault', params: { why: event.message || 'worker' } })
      // A worker that failed to start never answers: the next request starts another.
      if (!hasAnswered && worker === started) worker = undefined
    }
    started.onmessageerror = () => client.fail({ id: 'table.fault', params: { why: 'message' } })
    return started
  }

  return client.tables
}
