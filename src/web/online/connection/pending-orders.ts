/** Orders that wait for their answer. Each keeps its id: sent twice, it is done once. */
import type { Message } from '../../../kit/text.ts'
import type { ClientMessage, OnlineAnswer, Order } from '../../../wire/online.ts'
import type { Schedule } from './table-socket.ts'

export interface PendingOrders {
  send(order: Order): Promise<OnlineAnswer>
  answered(id: string, answer: OnlineAnswer): void
  /** On a new line: all that is still without an answer. */
  again(): void
  /** The server will not answer any more, for this reason; or, without one, nobody waits here. */
  end(why: Message | null): void
}

interface PendingOrdersOptions {
  send(message: ClientMessage): void
  readonly schedule: Schedule
  randomId(): string
  /** Nobody answers. */
  giveUp(): void
  /** Some orders wait because the server cannot save at the moment, or none do any more. */
  unsaved(some: boolean): void
}

interface Waiting {
  readonly order: Order
  /** How often the server was too busy for it. */
  refused: number
  answer(answer: OnlineAnswer): void
  fail(why: Error): void
}

/** So long an answer may take before the line is taken for dead. */
const PATIENCE = 10_000
/** A busy server is asked again after these times; then the person is told. */
const AGAIN = [500, 1_500] as const

/** An order that the server could not save is sent again after this time, until it can. */
const RESEND = 1_000

export const createPendingOrders = ({
  send,
  schedule,
  randomId,
  giveUp,
  unsaved,
}: PendingOrdersOptions): PendingOrders => {
  const waiting = new Map<string, Waiting>()
  /** The ids of orders that the server could not save so far. */
  const refused = new Set<string>()
  const watch = (id: string): void => {
    schedule(PATIENCE, () => {
      if (!waiting.has(id)) return
      if (!refused.has(id)) giveUp()
      watch(id)
    })
  }
  const resend = (id: string): void => {
    const one = waiting.get(id)
    if (one !== undefined) send({ kind: 'order', id, order: one.order })
  }
  const settle = (id: string): void => {
    if (refused.delete(id)) unsaved(refused.size > 0)
  }
  return {
    send: (order) =>
      new Promise((answer, fail) => {
        const id = randomId()
        waiting.set(id, { order, refused: 0, answer, fail })
        send({ kind: 'order', id, order })
        watch(id)
      }),
    answered(id, answer) {
      const asked = waiting.get(id)
      if (asked === undefined) return
      if (isUnsaved(answer)) {
        refused.add(id)
        unsaved(true)
        schedule(RESEND, () => resend(id))
        return
      }
      const pause = isBusy(answer) ? AGAIN[asked.refused++] : undefined
      if (pause !== undefined) {
        schedule(pause, () => resend(id))
        return
      }
      waiting.delete(id)
      asked.answer(answer)
      settle(id)
    },
    again() {
      for (const id of waiting.keys()) resend(id)
    },
    end(why) {
      for (const { answer, fail } of waiting.values()) {
        if (why === null) fail(new Error('the table was left'))
        else answer({ kind: 'problem', say: why })
      }
      waiting.clear()
      for (const id of refused) settle(id)
    },
  }
}

const isUnsaved = (answer: OnlineAnswer): boolean => answer.kind === 'problem' && answer.say.id === 'server.unavailable'
const isBusy = (answer: OnlineAnswer): boolean => answer.kind === 'problem' && answer.say.id === 'server.busy'
