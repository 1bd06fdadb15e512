/** The worker that runs rules and bots and saves matches. The page gets table views, never a state. */
import { games } from '../../games/index.ts'
import { botEngine } from './bot-engine.ts'
import type { PageMessage, WorkerMessage } from './protocol.ts'
import { indexedStore } from './store.ts'
import { tableService } from './table-service.ts'

const post = (message: WorkerMessage): void => self.postMessage(message)

const service = tableService({
  games,
  store: indexedStore(),
  // `randomUUID` is missing over plain http; this is not.
  random: (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  timer(milliseconds, work) {
    const timeout = setTimeout(work, milliseconds)
    return () => clearTimeout(timeout)
  },
  // In a browser without workers inside workers, quick bots play for searching ones.
  ...(typeof Worker === 'undefined' ? {} : { engine: botEngine() }),
  now: () => Date.now(),
  show: (table, scene) => post({ kind: 'scene', table, scene }),
  showSaving: (table, isSaved) => post({ kind: 'saving', table, isSaved }),
})

self.addEventListener('message', async ({ data }: MessageEvent<PageMessage>) => {
  post({ kind: 'result', id: data.id, result: await service(data.ask) })
})

/** The page receives errors by itself, but not rejected promises that nobody handles. */
self.addEventListener('unhandledrejection', ({ reason }) => {
  const why = reason instanceof Error ? reason.message : String(reason)
  post({ kind: 'failed', say: { id: 'table.fault', params: { why } } })
})
