/** Orders that wait for their answer. Each keeps its id: sent twice, it is done once. */
import type { Message } from '../../kit/text.ts'
import type { ClientMessage, OnlineAnswer, Order } from '../../wire/online.ts'
import { requestsOver } from '../../wire/requests.ts'
import type { Later } from './table-socket.ts'

export interface Pending {
  give(order: Order): Promise<OnlineAnswer>
  answered(id: string, answer: OnlineAnswer): void
  /** On a new line: all that is still without an answer. */
  again(): void
  /** The server will not answer any more, for this reason; or, without one, nobody waits here. */
  end(why: Message | null): void
}

interface PendingWish {
  send(message: ClientMessage): void
  readonly later: Later
  freshId(): string
  /** Nobody answers. */
  giveUp(): void
  /** Some orders wait because the server cannot save at the moment, or none do any more. */
  unsaved(some: boolean): void
}

/** So long an answer may take before the line is taken for dead. */
const PATIENCE = 10_000
/** A busy server is asked again after these times; then the person is told. */
const AGAIN = [500, 1_500] as const

/** An order that the server could not save is sent again after this time, until it can. */
const RESEND = 1_000

export const pendingOrders = ({ send, later, freshId, giveUp, unsaved }: PendingWish): Pending => {
  const requests = requestsOver<Order, OnlineAnswer, string>((id, order) => {
    send({ kind: 'order', id, order })
    watch(id)
  }, freshId)
  /** By id of an order: how often the server was too busy for it. */
  const busy = new Map<string, number>()
  /** The ids of orders that the server could not save so far. */
  const refused = new Set<string>()
  const watch = (id: string): void => {
    later(PATIENCE, () => {
      if (!requests.open.has(id)) return
      if (!refused.has(id)) giveUp()
      watch(id)
    })
  }
  const resend = (id: string): void => {
    const one = requests.open.get(id)
    if (one !== undefined) send({ kind: 'order', id, order: one.request })
  }
  const settle = (id: string): void => {
    busy.delete(id)
    if (refused.delete(id)) unsaved(refused.size > 0)
  }
  return {
    give: requests.ask,
    answered(id, answer) {
      if (!requests.open.has(id)) return
      if (isUnsaved(answer)) {
        refused.add(id)
        unsaved(true)
        later(RESEND, () => resend(id))
        return
      }
      const tries = busy.get(id) ?? 0
      const pause = isBusy(answer) ? AGAIN[tries] : undefined
      if (pause !== undefined) {
        busy.set(id, tries + 1)
        later(pause, () => resend(id))
        return
      }
      requests.resolve(id, answer)
      settle(id)
    },
    again() {
      for (const id of requests.open.keys()) resend(id)
    },
    end(why) {
      if (why === null) requests.rejectAll(new Error('the table was left'))
      else for (const id of [...requests.open.keys()]) requests.resolve(id, { kind: 'problem', say: why })
      for (const id of refused) settle(id)
    },
  }
}

const isUnsaved = (answer: OnlineAnswer): boolean => answer.kind === 'problem' && answer.say.id === 'server.unavailable'
const isBusy = (answer: OnlineAnswer): boolean => answer.kind === 'problem' && answer.say.id === 'server.busy'
