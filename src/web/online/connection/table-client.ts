/**
 * A page's client of a table on a server: the state received last, and a way to send orders. After a broken
 * connection the client tells the server what it has already received, and repeats its unanswered orders.
 */
import type { Message } from '../../../kit/text.ts'
import type { Answer, Command, Host, TableView } from '../../../wire/host.ts'
import { mergeTable, StepReader } from '../../../wire/merge.ts'
import type { ChatLine, OnlineAnswer, OnlineTable, Order, ServerMessage } from '../../../wire/online.ts'
import { type AdviceEngine, createAdviser, type OnlineAdviser } from './advice.ts'
import { createPendingOrders } from './pending-orders.ts'
import { type Connect, openTableSocket, type Schedule, type SocketState } from './table-socket.ts'

/** What a page knows of a table. */
export interface OnlineTableState {
  readonly connection: SocketState
  /** The server answers, but cannot save at the moment: orders are repeated until it can. */
  readonly isUnsaved: boolean
  /** Why the server ended the conversation for good. */
  readonly ended: Message | null
  readonly table: OnlineTable | null
  /** When `table` was received, by this page's own clock. */
  readonly receivedAt: number
  readonly chat: readonly ChatLine[]
  readonly tableView: TableView | null
}

export type SendOrder = (order: Order) => Promise<OnlineAnswer>

export interface OnlineTableClient {
  /** The match, in the shape that the table frame expects from every host. */
  readonly host: Host
  state(): OnlineTableState
  /** Calls back after every change; returns a function that stops this. */
  subscribe(changed: () => void): () => void
  readonly sendOrder: SendOrder
  /** Opens a new connection, in case the present one is dead, and continues from what was received. */
  reconnect(): void
  /** The page now belongs to another person with other rights: forgets what was received and reconnects. */
  restart(): void
  /** Does not wait for the next attempt to connect. */
  retryNow(): void
}

export interface OnlineTableClientOptions {
  readonly connect: Connect
  readonly schedule: Schedule
  /** The key of the link that opened this page. */
  key(): string | null
  random(): number
  isVisible(): boolean
  now(): number
  randomId(): string
  /** Loads the search that computes advice in this browser. */
  loadEngine(): Promise<AdviceEngine>
}

const INITIAL: OnlineTableState = {
  connection: 'opening',
  isUnsaved: false,
  ended: null,
  table: null,
  receivedAt: 0,
  chat: [],
  tableView: null,
}

export const createTableClient = (options: OnlineTableClientOptions): OnlineTableClient => {
  const { connect, schedule, key, random, isVisible, now, randomId, loadEngine } = options
  let state = INITIAL
  let steps = new StepReader()
  const subscribers = new Set<() => void>()
  const viewListeners = new Set<(tableView: TableView) => void>()
  const update = (changes: Partial<OnlineTableState>): void => {
    state = { ...state, ...changes }
    for (const changed of subscribers) changed()
  }

  const socket = openTableSocket({
    connect,
    schedule,
    random,
    isVisible,
    onOpen() {
      socket.send({
        kind: 'hello',
        since: state.tableView?.seq ?? null,
        chat: (state.chat.at(-1)?.number ?? -1) + 1,
        key: key(),
      })
      orders.resendAll()
    },
    onMessage: (text) => receive(JSON.parse(text) as ServerMessage),
    onStateChange: (connection) => update({ connection }),
  })
  const orders = createPendingOrders({
    transmit: (message) => socket.send(message),
    schedule,
    randomId,
    onTimeout: () => state.connection === 'open' && socket.reconnect(),
    onUnsaved: (isUnsaved) => update({ isUnsaved }),
  })

  const receive = (message: ServerMessage): void => {
    if (message.kind === 'table') update({ table: mergeTable(state.table, message), receivedAt: now() })
    else if (message.kind === 'chat') update({ chat: mergeChat(state.chat, message.from, message.lines) })
    else if (message.kind === 'answer') orders.receiveAnswer(message.id, message.answer)
    else if (message.kind === 'step') showView(steps.read(message))
    else if (message.kind === 'pong') return
    else if (message.again) socket.resetBackoff()
    else end(message.say)
  }
  const showView = (tableView: TableView | null): void => {
    update({ tableView })
    // A step is missing: the new connection asks for everything.
    if (tableView === null) socket.reconnect()
    else for (const show of viewListeners) show(tableView)
  }
  const end = (why: Message): void => {
    socket.close()
    update({ ended: why })
    orders.end(why)
  }

  const sendOrder: SendOrder = async (order) =>
    state.ended === null ? orders.send(order) : { kind: 'problem', say: state.ended }
  const adviser = createAdviser({
    live: () => state.tableView,
    replay: (moves, viewer) => sendCommand({ kind: 'replay', moves, viewer }, sendOrder),
    loadEngine,
  })
  return {
    host: {
      onScene(show) {
        viewListeners.add(show)
        if (state.tableView !== null) show(state.tableView)
      },
      send: (command) => sendOrAdvise(command, sendOrder, adviser),
      close() {
        adviser.close()
        socket.close()
        orders.end(null)
      },
    },
    state: () => state,
    subscribe(changed) {
      subscribers.add(changed)
      return () => subscribers.delete(changed)
    },
    sendOrder,
    reconnect: socket.reconnect,
    restart() {
      steps = new StepReader()
      update({ tableView: null, chat: [] })
      socket.reconnect()
    },
    retryNow: socket.retryNow,
  }
}

/** Lines from this number on replace those that were there. */
const mergeChat = (before: readonly ChatLine[], from: number, lines: readonly ChatLine[]): readonly ChatLine[] => [
  ...before.filter(({ number }) => number < from),
  ...lines,
]

/** Advice is computed in this browser; the server does the rest. */
const sendOrAdvise = async (command: Command, sendOrder: SendOrder, adviser: OnlineAdviser): Promise<Answer> => {
  if (command.kind === 'advice') return adviser.advise(command)
  const answer = await sendCommand(command, sendOrder)
  if (answer.kind === 'scene') adviser.remember(answer.scene)
  return answer
}

/** Some commands are for hosts in this browser only: a server has its own pace, and everybody has one seat. */
const sendCommand = async (command: Exclude<Command, { kind: 'advice' }>, sendOrder: SendOrder): Promise<Answer> => {
  if (command.kind === 'pace') return { kind: 'ok' }
  if (command.kind === 'sit' || command.kind === 'comeBack') return { kind: 'problem', say: { id: 'table.seat' } }
  if (command.kind === 'takeBack') return { kind: 'problem', say: { id: 'table.solo' } }
  const answer = await sendOrder(command)
  return answer.kind === 'key' || answer.kind === 'table' ? { kind: 'ok' } : answer
}
