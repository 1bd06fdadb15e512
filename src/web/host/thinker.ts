/** Bots that think do so in a worker of their own, begun when the first of them is asked: no table waits for them. */
import type { Pondering } from '../../host/bot-move.ts'
import type { Asked, Pondered } from '../../host/thinking.ts'

/** The move in notation, or null where nothing came of it. */
export type Think = (pondering: Pondering) => Promise<string | null>

/** Experts take three seconds for a turn; a slow device may take some more. */
const LIMIT = 20_000

export const thinkerOf = (): Think => {
  let worker: Worker | undefined
  let ids = 0

  const giveUp = (): void => {
    worker?.terminate()
    worker = undefined
  }

  return (pondering) =>
    new Promise((resolve) => {
      worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
      const asked: Asked = { id: ids++, pondering }
      const listening = new AbortController()
      const { signal } = listening
      const answer = (notation: string | null): void => {
        clearTimeout(timer)
        listening.abort()
        resolve(notation)
      }
      const fail = (): void => {
        giveUp()
        answer(null)
      }
      const hear = ({ data }: MessageEvent<Pondered>): void => {
        if (data.id === asked.id) answer(data.notation)
      }
      const timer = setTimeout(fail, LIMIT)
      worker.addEventListener('error', fail, { signal })
      worker.addEventListener('message', hear, { signal })
      worker.postMessage(asked)
    })
}
