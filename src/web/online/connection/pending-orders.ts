/** Orders that wait for their answer. Each keeps its id, so the server carries it out once even if it arrives twice. */
import type { Message } from '../../../kit/text.ts'
import type { ClientMessage, OnlineAnswer, Order } from '../../../wire/online.ts'
import type { Schedule } from './table-socket.ts'

export interface PendingOrders {
  send(order: Order): Promise<OnlineAnswer>
  receiveAnswer(id: string, answer: OnlineAnswer): void
  /** Repeats all unanswered orders on a new connection. */
  resendAll(): void
  /** Answers all orders with this reason; without a reason (the page leaves the table) they fail. */
  end(why: Message | null): void
}

interface PendingOrdersOptions {
  transmit(message: ClientMessage): void
  readonly schedule: Schedule
  randomId(): string
  /** No answer came in time. */
  onTimeout(): void
  /** Whether some orders wait because the server cannot save at the moment. */
  onUnsaved(isUnsaved: boolean): void
}

interface PendingOrder {
  readonly order: Order
  /** How often the server was too busy for it. */
  refusals: number
  answer(answer: OnlineAnswer): void
  fail(why: Error): void
}

/** Milliseconds without an answer before the connection counts as dead. */
const PATIENCE = 10_000
/** Pauses before an order is repeated to a busy server. After the last one the user sees the refusal. */
const BUSY_PAUSES = [500, 1_500] as const

/** An order that the server could not save is repeated after this pause until the server can save it. */
const UNSAVED_PAUSE = 1_000

export const createPendingOrders = ({
  transmit,
  schedule,
  randomId,
  onTimeout,
  onUnsaved,
}: PendingOrdersOptions): PendingOrders => {
  const pending = new Map<string, PendingOrder>()
  const unsavedIds = new Set<string>()
  const watch = (id: string): void => {
    schedule(PATIENCE, () => {
      if (!pending.has(id)) return
      if (!unsavedIds.has(id)) onTimeout()
      watch(id)
    })
  }
  const resend = (id: string): void => {
    const found = pending.get(id)
    if (found !== undefined) transmit({ kind: 'order', id, order: found.order })
  }
  const markSaved = (id: string): void => {
    if (unsavedIds.delete(id)) onUnsaved(unsavedIds.size > 0)
  }
  return {
    send: (order) =>
      new Promise((answer, fail) => {
        const id = randomId()
        pending.set(id, { order, refusals: 0, answer, fail })
        transmit({ kind: 'order', id, order })
        watch(id)
      }),
    receiveAnswer(id, answer) {
      const found = pending.get(id)
      if (found === undefined) return
      if (isUnsaved(answer)) {
        unsavedIds.add(id)
        onUnsaved(true)
        schedule(UNSAVED_PAUSE, () => resend(id))
        return
      }
      const pause = isBusy(answer) ? BUSY_PAUSES[found.refusals++] : undefined
      if (pause !== undefined) {
        schedule(pause, () => resend(id))
        return
      }
      pending.delete(id)
      found.answer(answer)
      markSaved(id)
    },
    resendAll() {
      for (const id of pending.keys()) resend(id)
    },
    end(why) {
      for (const { answer, fail } of pending.values()) {
        if (why === null) fail(new Error('the table was left'))
        else answer({ kind: 'problem', say: why })
      }
      pending.clear()
      for (const id of unsavedIds) markSaved(id)
    },
  }
}

const isUnsaved = (answer: OnlineAnswer): boolean => answer.kind === 'problem' && answer.say.id === 'server.unavailable'
const isBusy = (answer: OnlineAnswer): boolean => answer.kind === 'problem' && answer.say.id === 'server.busy'
