/**
 * A table on a server, held by a page: what was state of it last, and a way to send orders. When
 * the line breaks, the page comes back with what it has seen, and with its unanswered orders.
 */
import type { Message } from '../../../kit/text.ts'
import type { Answer, Command, Host, TableView } from '../../../wire/host.ts'
import { mergeTable, StepReader } from '../../../wire/merge.ts'
import type { ChatLine, OnlineAnswer, OnlineTable, Order, ServerMessage } from '../../../wire/online.ts'
import { type AdviceEngine, type Adviser, createAdviser } from './advice.ts'
import { chatAfter } from './chat-lines.ts'
import { createPendingOrders } from './pending-orders.ts'
import { type Connect, openTableSocket, type Schedule, type SocketState } from './table-socket.ts'

/** What a page knows of a table. */
export interface OnlineTableState {
  readonly line: SocketState
  /** The server answers, but cannot save at the moment: orders are sent again until it can. */
  readonly unsaved: boolean
  /** Why the server will not speak with this page any more. */
  readonly ended: Message | null
  readonly table: OnlineTable | null
  /** When that table was state of, by this page's own clock. */
  readonly at: number
  readonly chat: readonly ChatLine[]
  readonly tableView: TableView | null
}

export type GiveOrder = (order: Order) => Promise<OnlineAnswer>

export interface OnlineTableClient {
  /** The match, as every table frame holds one. */
  readonly host: Host
  state(): OnlineTableState
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
  readonly schedule: Schedule
  /** The key of the link by which this page came. */
  key(): string | null
  random(): number
  /** Does anybody look at the page? */
  isVisible(): boolean
  now(): number
  randomId(): string
  /** Where advice is thought out. */
  loadEngine(): Promise<AdviceEngine>
}

const NOTHING: OnlineTableState = {
  line: 'opening',
  unsaved: false,
  ended: null,
  table: null,
  at: 0,
  chat: [],
  tableView: null,
}

export const createTableClient = ({
  connect,
  schedule,
  key,
  random,
  isVisible,
  now,
  randomId,
  loadEngine,
}: OnlineTableClientOptions): OnlineTableClient => {
  let state = NOTHING
  let steps = new StepReader()
  const listeners = new Set<() => void>()
  const viewers = new Set<(tableView: TableView) => void>()
  const change = (news: Partial<OnlineTableState>): void => {
    state = { ...state, ...news }
    for (const changed of listeners) changed()
  }

  const line = openTableSocket({
    connect,
    schedule,
    random,
    isVisible,
    opened() {
      line.send({
        kind: 'hello',
        since: state.tableView?.seq ?? null,
        chat: (state.chat.at(-1)?.number ?? -1) + 1,
        key: key(),
      })
      orders.again()
    },
    hear: (text) => hear(JSON.parse(text) as ServerMessage),
    changed: (state) => change({ line: state }),
  })
  const orders = createPendingOrders({
    send: (message) => line.send(message),
    schedule,
    randomId,
    giveUp: () => state.line === 'open' && line.renew(),
    unsaved: (some) => change({ unsaved: some }),
  })

  const hear = (message: ServerMessage): void => {
    if (message.kind === 'table') change({ table: mergeTable(state.table, message), at: now() })
    else if (message.kind === 'chat') change({ chat: chatAfter(state.chat, message.from, message.lines) })
    else if (message.kind === 'answer') orders.answered(message.id, message.answer)
    else if (message.kind === 'step') show(steps.read(message))
    else if (message.kind === 'pong') return
    else if (message.again) line.comeBack()
    else end(message.say)
  }
  const show = (tableView: TableView | null): void => {
    change({ tableView })
    // Something is missing in between: everything is asked for again.
    if (tableView === null) line.renew()
    else for (const view of viewers) view(tableView)
  }
  const end = (why: Message): void => {
    line.close()
    change({ ended: why })
    orders.end(why)
  }

  const order: GiveOrder = async (asked) =>
    state.ended === null ? orders.send(asked) : { kind: 'problem', say: state.ended }
  const adviser = createAdviser({
    live: () => state.tableView,
    replay: (moves, viewer) => answerFor({ kind: 'replay', moves, viewer }, order),
    loadEngine,
  })
  return {
    host: {
      onScene(view) {
        viewers.add(view)
        if (state.tableView !== null) view(state.tableView)
      },
      send: (command) => advised(command, order, adviser),
      close() {
        adviser.close()
        line.close()
        orders.end(null)
      },
    },
    state: () => state,
    listen(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    order,
    renew: line.renew,
    become() {
      steps = new StepReader()
      change({ tableView: null, chat: [] })
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
