/** Tables hosted in this browser: the rules and bots run in a worker of their own, so the page never waits for them. */
import type { WorkerMessage } from './protocol.ts'
import { type LocalTables, nearEnd } from './tables.ts'

export type { Saved } from './protocol.ts'
export type { LocalTables } from './tables.ts'

export const localTables = (): LocalTables => {
  let worker: Worker | undefined
  const near = nearEnd((message) => {
    worker ??= startWorker()
    worker.postMessage(message)
  })

  const startWorker = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    let hasSpoken = false
    started.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      hasSpoken = true
      near.hear(data)
    }
    started.onerror = (event) => {
      near.fail({ id: 'table.fault', params: { why: event.message || 'worker' } })
      // One that never got going will not answer later either: the next request tries another.
      if (!hasSpoken && worker === started) worker = undefined
    }
    started.onmessageerror = () => near.fail({ id: 'table.fault', params: { why: 'message' } })
    return started
  }

  return near.tables
}
