/** Gives orders from a page, and keeps what came of the last one for its reader. */
import { useState } from 'react'
import type { OnlineAnswer, Order } from '../../../wire/online.ts'
import type { ErrorMessage } from './ConnectionStatus.tsx'
import type { OnlineTableClient } from './table-client.ts'

export interface OrderSender {
  /** Null where it was refused: `error` then says why. */
  send(order: Order): Promise<OnlineAnswer | null>
  readonly busy: boolean
  readonly error: ErrorMessage
  say(error: ErrorMessage): void
}

export const useSendOrder = (client: OnlineTableClient): OrderSender => {
  const [under, setUnder] = useState(0)
  const [error, say] = useState<ErrorMessage>(null)
  const send = async (order: Order): Promise<OnlineAnswer | null> => {
    setUnder((count) => count + 1)
    say(null)
    const answer = await client.order(order).catch(() => null)
    setUnder((count) => count - 1)
    if (answer?.kind !== 'problem') return answer
    say(answer.say)
    return null
  }
  return { send, busy: under > 0, error, say }
}
