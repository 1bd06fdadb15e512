/**
 * A table on a server, held by a page: what was heard of it last, and a way to give orders. When
 * the line breaks, the page comes back with what it has seen, and with its unanswered orders.
 */
import type { Message } from '../../../kit/text.ts'
import type { Answer, Command, Host, TableView } from '../../../wire/host.ts'
import { mergeTable, StepReader } from '../../../wire/merge.ts'
import type { ChatLine, OnlineAnswer, OnlineTable, Order, ServerMessage } from '../../../wire/online.ts'
import { type AdviceEngine, type Adviser, createAdviser } from './advice.ts'
import { chatAfter } from './chat-lines.ts'
import { createPendingOrders } from './pending-orders.ts'
import { type Connect, type Later, openTableSocket, type SocketState } from './table-socket.ts'

/** What a page knows of a table. */
export interface OnlineTableState {
  readonly line: SocketState
  /** The server answers, but cannot save at the moment: orders are sent again until it can. */
  readonly unsaved: boolean
  /** Why the server will not speak with this page any more. */
  readonly ended: Message | null
  readonly table: OnlineTable | null
  /** When that table was heard of, by this page's own clock. */
  readonly at: number
  readonly chat: readonly ChatLine[]
  readonly scene: TableView | null
}

export type GiveOrder = (order: Order) => Promise<OnlineAnswer>

export interface OnlineTableClient {
  /** The match, as every table frame holds one. */
  readonly host: Host
  heard(): OnlineTableState
  /** Calls back with every change; says how to stop. */
  listen(changed: () => void): () => void
  readonly order: GiveOrder
  /** Opens the line anew, where it may be dead, and goes on from what was seen. */
  renew(): void
  /** This page belongs to somebody else now, who may see other things: what was shown before is not gone on from. */
  become(): void
  /** Does not wait for the next attempt. */
  wake(): void
}

export interface OnlineTableClientOptions {
  readonly connect: Connect
  readonly later: Later
  /** The key of the link by which this page came. */
  key(): string | null
  chance(): number
  /** Does anybody look at the page? */
  isSeen(): boolean
  now(): number
  freshId(): string
  /** Where advice is thought out. */
  mind(): Promise<AdviceEngine>
}

const NOTHING: OnlineTableState = {
  line: 'opening',
  unsaved: false,
  ended: null,
  table: null,
  at: 0,
  chat: [],
  scene: null,
}

export const createTableClient = ({
  connect,
  later,
  key,
  chance,
  isSeen,
  now,
  freshId,
  mind,
}: OnlineTableClientOptions): OnlineTableClient => {
  let heard = NOTHING
  let steps = new StepReader()
  const listeners = new Set<() => void>()
  const viewers = new Set<(scene: TableView) => void>()
  const change = (news: Partial<OnlineTableState>): void => {
    heard = { ...heard, ...news }
    for (const changed of listeners) changed()
  }

  const line = openTableSocket({
    connect,
    later,
    chance,
    isSeen,
    opened() {
      line.send({
        kind: 'hello',
        since: heard.scene?.seq ?? null,
        chat: (heard.chat.at(-1)?.number ?? -1) + 1,
        key: key(),
      })
      orders.again()
    },
    hear: (text) => hear(JSON.parse(text) as ServerMessage),
    changed: (state) => change({ line: state }),
  })
  const orders = createPendingOrders({
    send: (message) => line.send(message),
    later,
    freshId,
    giveUp: () => heard.line === 'open' && line.renew(),
    unsaved: (some) => change({ unsaved: some }),
  })

  const hear = (message: ServerMessage): void => {
    if (message.kind === 'table') change({ table: mergeTable(heard.table, message), at: now() })
    else if (message.kind === 'chat') change({ chat: chatAfter(heard.chat, message.from, message.lines) })
    else if (message.kind === 'answer') orders.answered(message.id, message.answer)
    else if (message.kind === 'step') show(steps.read(message))
    else if (message.kind === 'pong') return
    else if (message.again) line.comeBack()
    else end(message.say)
  }
  const show = (scene: TableView | null): void => {
    change({ scene })
    // Something is missing in between: everything is asked for again.
    if (scene === null) line.renew()
    else for (const view of viewers) view(scene)
  }
  const end = (why: Message): void => {
    line.close()
    change({ ended: why })
    orders.end(why)
  }

  const order: GiveOrder = async (asked) =>
    heard.ended === null ? orders.give(asked) : { kind: 'problem', say: heard.ended }
  const adviser = createAdviser({
    live: () => heard.scene,
    replay: (moves, viewer) => answerFor({ kind: 'replay', moves, viewer }, order),
    mind,
  })
  return {
    host: {
      onScene(view) {
        viewers.add(view)
        if (heard.scene !== null) view(heard.scene)
      },
      send: (command) => advised(command, order, adviser),
      close() {
        adviser.close()
        line.close()
        orders.end(null)
      },
    },
    heard: () => heard,
    listen(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    order,
    renew: line.renew,
    become() {
      steps = new StepReader()
      change({ scene: null, chat: [] })
      line.renew()
    },
    wake: line.wake,
  }
}

/** Advice is given here; the server does the rest. */
const advised = async (command: Command, order: GiveOrder, adviser: Adviser): Promise<Answer> => {
  if (command.kind === 'advice') return adviser.advise(command)
  const answer = await answerFor(command, order)
  if (answer.kind === 'scene') adviser.saw(answer.scene)
  return answer
}

/** Some commands are for hosts in this browser: a server keeps its own pace, and everybody has one seat. */
const answerFor = async (command: Exclude<Command, { kind: 'advice' }>, order: GiveOrder): Promise<Answer> => {
  if (command.kind === 'pace') return { kind: 'ok' }
  if (command.kind === 'sit' || command.kind === 'comeBack') return { kind: 'problem', say: { id: 'table.seat' } }
  if (command.kind === 'takeBack') return { kind: 'problem', say: { id: 'table.solo' } }
  const answer = await order(command)
  return answer.kind === 'key' || answer.kind === 'table' ? { kind: 'ok' } : answer
}
