/** A person for tests and measurements: real requests, a real socket, every message parsed. */
import { WebSocket } from 'ws'
import { saltHash } from '../../src/kit/deal.ts'
import type { OpenedTable } from '../../src/wire/api.ts'
import type { TableView } from '../../src/wire/host.ts'
import { mergeTable, StepReader } from '../../src/wire/merge.ts'
import type { ChatLine, OnlineAnswer, OnlineTable, Order, ServerMessage, TableRequest } from '../../src/wire/online.ts'
import { PATIENCE } from '../patience.ts'

export interface Guest {
  readonly id: string
  readonly cookie: string
  open(setup: Omit<TableRequest, 'saltHash'>): Promise<OpenedTable>
  /** Opens a page at the table, which keeps every message it receives. */
  openPage(table: string, options?: ConnectOptions): Promise<GuestPage>
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
}

/** How a page connects to a table. */
export interface ConnectOptions {
  readonly key?: string | null
  /** The earlier page that this one continues from. */
  readonly after?: GuestPage
  /** The origin of the page, as a browser sends it. */
  readonly origin?: string
}

export interface GuestPage {
  readonly received: readonly ServerMessage[]
  table(): OnlineTable
  tableView(): TableView
  chat(): readonly ChatLine[]
  order(order: Order, id?: string): Promise<OnlineAnswer>
  /** Sends raw data. */
  raw(data: string | Uint8Array): void
  /** Waits until this holds; checked after every message. */
  until(holds: () => boolean): Promise<void>
  /** Cuts the connection from this side. */
  cut(): void
  readonly closed: Promise<void>
  isClosed(): boolean
}

/** Real pages make random salts; tests share this one so that they can name it. */
export const SALT = '00112233445566778899aabbccddeeff'

export const guest = async (url: string, name: string): Promise<Guest> => {
  const first = await fetch(`${url}/api/me`, { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify({ name }) })
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { person } = (await first.json()) as { person: { id: string } }
  const call = async (method: string, path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const type = body === undefined ? {} : JSON_TYPE
    const answer = await fetch(`${url}${path}`, { method, headers: { cookie, ...type }, ...sent })
    return { status: answer.status, body: await answer.json() }
  }
  return {
    id: person.id,
    cookie,
    call,
    async open(setup) {
      const { status, body } = await call('POST', '/api/tables', { ...setup, saltHash: saltHash(SALT) })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body as OpenedTable
    },
    openPage: (table, options = {}) => openPageAs(url, cookie, table, options),
  }
}

const JSON_TYPE = { 'content-type': 'application/json' } as const

/** Opens a page as the person with this cookie, or as a stranger with an empty one. */
export const openPageAs = async (
  url: string,
  cookie: string,
  table: string,
  { key = null, after, origin }: ConnectOptions = {},
): Promise<GuestPage> => {
  const headers = { cookie, ...(origin === undefined ? {} : { origin }) }
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/tables/${table}/live`, { headers })
  const received: ServerMessage[] = []
  const watching = new Set<() => void>()
  const waiting = new Map<string, (answer: OnlineAnswer) => void>()
  const scene = after?.tableView() ?? null
  const seen: Seen = { table: null, scene, steps: new StepReader(scene), chat: after?.chat() ?? [] }
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage
    received.push(message)
    take(seen, message)
    if (message.kind === 'answer') waiting.get(message.id)?.(message.answer)
    for (const check of watching) check()
  })
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
  })
  const [since, chat] = [seen.scene?.seq ?? null, (seen.chat.at(-1)?.number ?? -1) + 1]
  socket.send(JSON.stringify({ kind: 'hello', since, chat, key }))
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      if (holds()) return resolve()
      const late = setTimeout(() => reject(new Error('the awaited message did not come')), PATIENCE)
      const check = (): void => {
        if (!holds()) return
        clearTimeout(late)
        watching.delete(check)
        resolve()
      }
      watching.add(check)
      void closed.then(check)
    })
  // The table can arrive before the position.
  const isShown = (): boolean => seen.table !== null && (seen.scene !== null || !WITH_POSITION.has(seen.table.phase))
  const isClosed = (): boolean => socket.readyState === socket.CLOSED || socket.readyState === socket.CLOSING
  await until(() => isShown() || received.some(({ kind }) => kind === 'bye') || isClosed())
  return {
    received,
    table: () => seen.table ?? fault('no table'),
    tableView: () => seen.scene ?? fault('no scene'),
    chat: () => seen.chat,
    order: (order, id = `command-${cookie.slice(-8)}-${orders++}-${received.length}`) =>
      new Promise((resolve, reject) => {
        waiting.set(id, resolve)
        void closed.then(() => reject(new Error('closed before the answer came')))
        socket.send(JSON.stringify({ kind: 'order', id, order }))
      }),
    raw: (data) => socket.send(data),
    until,
    cut: () => socket.terminate(),
    closed,
    isClosed,
  }
}

/** In these phases every page is sent a position. */
const WITH_POSITION: ReadonlySet<OnlineTable['phase']> = new Set(['running', 'over'])

/** Counted over all pages: two devices of one person must not use one id for two orders. */
let orders = 0

interface Seen {
  table: OnlineTable | null
  scene: TableView | null
  readonly steps: StepReader
  chat: readonly ChatLine[]
}

const take = (seen: Seen, message: ServerMessage): void => {
  if (message.kind === 'table') seen.table = mergeTable(seen.table, message)
  if (message.kind === 'chat')
    seen.chat = [...seen.chat.filter(({ number }) => number < message.from), ...message.lines]
  if (message.kind === 'step') seen.scene = seen.steps.read(message) ?? fault('something is missing in between')
}

const fault = (what: string): never => {
  throw new Error(what)
}
