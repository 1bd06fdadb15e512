/** Bots that think do so in a worker of their own, begun when the first of them is asked: no table waits for them. */

import type { AdviceRequest } from '../../host/advice-request.ts'
import type { BotRequest } from '../../host/bot-moves.ts'
import type { Asked, AskedAdvice, Considered, Pondered } from '../../host/thinking.ts'
import type { Advice } from '../../wire/host.ts'

export interface Thinker {
  /** The move in notation, or null where nothing came of it. */
  think(pondering: BotRequest): Promise<string | null>
  /** What a search makes of it, or null. */
  consider(considering: AdviceRequest): Promise<Advice | null>
}

/** One whose worker can be sent away. */
interface OwnThinker extends Thinker {
  close(): void
}

/** Experts take three seconds for a turn; a slow device may take some more. */
const LIMIT = 20_000

export const thinkerOf = (): OwnThinker => {
  let worker: Worker | undefined
  let ids = 0
  /** What is told to those who wait when the worker is given up. */
  let waiting = new Set<() => void>()

  /** Whoever else waits for it would wait in vain. */
  const giveUp = (): void => {
    worker?.terminate()
    worker = undefined
    const lost = waiting
    waiting = new Set()
    for (const tell of lost) tell()
  }

  /** The answer with this number; undefined where none comes. */
  const ask = <Reply extends { readonly id: number }>(asked: Asked | AskedAdvice): Promise<Reply | undefined> =>
    new Promise((resolve) => {
      worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
      const listening = new AbortController()
      const { signal } = listening
      const answer = (reply: Reply | undefined): void => {
        clearTimeout(timer)
        listening.abort()
        waiting.delete(lose)
        resolve(reply)
      }
      const lose = (): void => answer(undefined)
      const hear = ({ data }: MessageEvent<Reply>): void => {
        if (data.id === asked.id) answer(data)
      }
      waiting.add(lose)
      const timer = setTimeout(giveUp, LIMIT)
      worker.addEventListener('error', giveUp, { signal })
      worker.addEventListener('message', hear, { signal })
      worker.postMessage(asked)
    })

  return {
    think: async (pondering) => (await ask<Pondered>({ id: ids++, pondering }))?.notation ?? null,
    consider: async (considering) => (await ask<Considered>({ id: ids++, considering }))?.found ?? null,
    close: giveUp,
  }
}
