/** The worker: where rules and bots run, and matches are kept. The page gets scenes, never a state. */
import { games } from '../../games/index.ts'
import type { PageMessage, WorkerMessage } from './protocol.ts'
import { indexedStore } from './store.ts'
import { tableService } from './table-service.ts'
import { thinkerOf } from './thinker.ts'

const post = (message: WorkerMessage): void => self.postMessage(message)

const desk = tableService({
  games,
  store: indexedStore(),
  // Over plain http there is no `randomUUID`; this is there always.
  random: (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  timer(milliseconds, work) {
    const timeout = setTimeout(work, milliseconds)
    return () => clearTimeout(timeout)
  },
  // A browser without workers inside workers lets quicker bots stand in.
  ...(typeof Worker === 'undefined' ? {} : { thinker: thinkerOf() }),
  now: () => Date.now(),
  show: (table, scene) => post({ kind: 'scene', table, scene }),
})

self.addEventListener('message', async ({ data }: MessageEvent<PageMessage>) => {
  post({ kind: 'result', id: data.id, result: await desk(data.ask) })
})

/** The page hears of an error by itself, but not of a promise that nobody waits for. */
self.addEventListener('unhandledrejection', ({ reason }) => {
  const why = reason instanceof Error ? reason.message : String(reason)
  post({ kind: 'failed', say: { id: 'table.fault', params: { why } } })
})
