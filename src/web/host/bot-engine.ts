/** Searching bots and advice run in a worker of their own, so no table waits for them. It starts with the first request. */
import type { AdviceRequest } from '../../host/advice.ts'
import type { BotRequest } from '../../host/bot-turn.ts'
import type { Advice } from '../../wire/host.ts'
import { type NumberedReply, type NumberedRequest, numbers, requestsOver, settle } from '../../wire/requests.ts'

export interface BotEngine {
  /** The move in notation. Rejects if the bot fails. */
  chooseMove(request: BotRequest): Promise<string>
  /** Null if the search fails. */
  consider(request: AdviceRequest): Promise<Advice | null>
}

export type EngineMessage =
  | ({ readonly kind: 'move' } & NumberedRequest<BotRequest>)
  | ({ readonly kind: 'advice' } & NumberedRequest<AdviceRequest>)

interface OwnEngine extends BotEngine {
  close(): void
}

/** Milliseconds until the worker is given up. Experts take three seconds for a turn; a slow device takes longer. */
const LIMIT = 20_000

export const botEngine = (): OwnEngine => {
  let worker: Worker | undefined
  const post = (message: EngineMessage): void => {
    worker ??= start()
    worker.postMessage(message)
  }
  const ids = numbers()
  const moves = requestsOver<BotRequest, string>((id, request) => post({ kind: 'move', id, request }), ids)
  const advice = requestsOver<AdviceRequest, Advice>((id, request) => post({ kind: 'advice', id, request }), ids)

  const start = (): Worker => {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<NumberedReply<never>>) => {
      settle(moves, data)
      settle(advice, data)
    })
    started.addEventListener('error', giveUp)
    return started
  }

  /** All open requests wait for the same worker, which will not answer. */
  const giveUp = (): void => {
    worker?.terminate()
    worker = undefined
    const lost = new Error('the worker of the bots is lost')
    moves.rejectAll(lost)
    advice.rejectAll(lost)
  }

  const limited = async <Reply>(reply: Promise<Reply>): Promise<Reply> => {
    const timer = setTimeout(giveUp, LIMIT)
    return reply.finally(() => clearTimeout(timer))
  }

  return {
    chooseMove: (request) => limited(moves.ask(request)),
    consider: (request) => limited(advice.ask(request)).catch(() => null),
    close: giveUp,
  }
}
