/** Orders that wait for their answer. Each keeps its id: sent twice, it is done once. */
import type { Message } from '../../kit/text.ts'
import type { OnlineAnswer, Order, ToServer } from '../../wire/online.ts'
import type { Later } from './line.ts'

export interface Pending {
  give(order: Order): Promise<OnlineAnswer>
  answered(id: string, answer: OnlineAnswer): void
  /** On a new line: all that is still without an answer. */
  again(): void
  /** The server will not answer any more, for this reason; or, without one, nobody waits here. */
  end(why: Message | null): void
}

interface PendingWish {
  send(message: ToServer): void
  readonly later: Later
  freshId(): string
  /** Nobody answers. */
  giveUp(): void
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

export const pendingOrders = ({ send, later, freshId, giveUp }: PendingWish): Pending => {
  const waiting = new Map<string, Waiting>()
  const watch = (id: string): void => {
    later(PATIENCE, () => {
      if (!waiting.has(id)) return
      giveUp()
      watch(id)
    })
  }
  return {
    give: (order) =>
      new Promise((answer, fail) => {
        const id = freshId()
        waiting.set(id, { order, refused: 0, answer, fail })
        send({ kind: 'order', id, order })
        watch(id)
      }),
    answered(id, answer) {
      const asked = waiting.get(id)
      if (asked === undefined) return
      const pause = isBusy(answer) ? AGAIN[asked.refused++] : undefined
      if (pause === undefined) {
        waiting.delete(id)
        asked.answer(answer)
      } else {
        later(pause, () => {
          if (waiting.has(id)) send({ kind: 'order', id, order: asked.order })
        })
      }
    },
    again() {
      for (const [id, { order }] of waiting) send({ kind: 'order', id, order })
    },
    end(why) {
      for (const { answer, fail } of waiting.values()) {
        if (why === null) fail(new Error('the table was left'))
        else answer({ kind: 'problem', say: why })
      }
      waiting.clear()
    },
  }
}

const isBusy = (answer: OnlineAnswer): boolean => answer.kind === 'problem' && answer.say.id === 'server.busy'
