/** Orders that wait for their answer. Each keeps its id, so the server carries it out once even if it arrives twice. */
import type { Message } from '../../../kit/text.ts'
import type { ClientMessage, OnlineAnswer, Order } from '../../../wire/online.ts'
import { requestsOver } from '../../../wire/requests.ts'
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
  const requests = requestsOver<Order, OnlineAnswer, string>((id, order) => {
    transmit({ kind: 'order', id, order })
    watch(id)
  }, randomId)
  /** By order id: how often the server was too busy for it. */
  const refusals = new Map<string, number>()
  const unsavedIds = new Set<string>()
  const watch = (id: string): void => {
    schedule(PATIENCE, () => {
      if (!requests.open.has(id)) return
      if (!unsavedIds.has(id)) onTimeout()
      watch(id)
    })
  }
  const resend = (id: string): void => {
    const found = requests.open.get(id)
    if (found !== undefined) transmit({ kind: 'order', id, order: found.request })
  }
  const forget = (id: string): void => {
    refusals.delete(id)
    if (unsavedIds.delete(id)) onUnsaved(unsavedIds.size > 0)
  }
  return {
    send: requests.ask,
    receiveAnswer(id, answer) {
      if (!requests.open.has(id)) return
      if (isUnsaved(answer)) {
        unsavedIds.add(id)
        onUnsaved(true)
        schedule(UNSAVED_PAUSE, () => resend(id))
        return
      }
      const refused = refusals.get(id) ?? 0
      const pause = isBusy(answer) ? BUSY_PAUSES[refused] : undefined
      if (pause !== undefined) {
        refusals.set(id, refused + 1)
        schedule(pause, () => resend(id))
        return
      }
      requests.resolve(id, answer)
      forget(id)
    },
    resendAll() {
      for (const id of requests.open.keys()) resend(id)
    },
    end(why) {
      if (why === null) requests.rejectAll(new Error('the table was left'))
      else for (const id of [...requests.open.keys()]) requests.resolve(id, { kind: 'problem', say: why })
      for (const id of unsavedIds) forget(id)
    },
  }
}

const isUnsaved = (answer: OnlineAnswer): boolean => answer.kind === 'problem' && answer.say.id === 'server.unavailable'
const isBusy = (answer: OnlineAnswer): boolean => answer.kind === 'problem' && answer.say.id === 'server.busy'
