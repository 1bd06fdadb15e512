/** A socket for each page at a table. What comes in is checked, what goes out was made for this viewer. */
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocket } from 'ws'
import { Problem } from '../../kit/problem.ts'
import {
  type ClientMessage,
  clientMessageSchema,
  type Order,
  type ServerMessage,
  tableIdSchema,
} from '../../wire/online.ts'
import { complain } from '../../wire/problem.ts'
import type { Limits } from '../http/limits.ts'
import type { Metrics } from '../http/metrics.ts'
import { isFault, messageOf, readAs, refuseShape } from '../http/refusing.ts'
import { newKey, type Random } from '../people/keys.ts'
import type { People } from '../people/people.ts'
import type { PageQuota } from '../people/quotas.ts'
import { accessTo } from '../rooms/access.ts'
import type { Admission } from '../rooms/admission.ts'
import type { Connection } from '../rooms/audience.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { PersonRef } from '../table/events.ts'
import type { Sockets } from './upgrade.ts'

export interface SocketDeps {
  readonly rooms: Rooms
  readonly people: People
  readonly random: Random
  now(): number
  readonly metrics: Metrics
  readonly limits: Limits
  /** Refuses orders that would wait too long. */
  readonly admission: Admission
  /** How many pages each address has open. */
  readonly pageQuota: PageQuota
  /** Reports an unexpected error, and about which order. */
  wrong(error: unknown, about?: OrderTrace): void
  /** Logs an order after it was answered. */
  readonly orderLog: {
    info(about: OrderTrace & { readonly ms: number; readonly problem?: string }, sentence: string): void
  }
}

const ANSWERED = 'An order was answered.'

/** The id that the page gave to its order. The log of the table keeps the same id (`entries.command`). */
export interface OrderTrace {
  readonly order: string
  readonly kind: Order['kind']
  readonly table: string
}

/** A page with more waiting messages than this is disconnected: they are kept in memory. */
const MOST_WAITING = 256
/** A page that has not said hello by then is disconnected. */
const PATIENCE = 10_000
/** The code of a socket that is closed after the last message said why. */
const NORMAL = 1_000

/** Shown in the browser's log of a page that is disconnected. */
const FLOOD = 'Too many messages.'

export const serveSockets = (app: FastifyInstance, deps: SocketDeps, { open }: Sockets): void => {
  app.get('/api/tables/:id/live', async (request, reply) => {
    open(request, reply, (socket) => new Conversation(socket, deps, request.ip, visitorOf(deps, request)))
  })
}

const visitorOf = async (deps: SocketDeps, request: FastifyRequest): Promise<Visitor> => {
  const { id } = request.params as { readonly id: string }
  const [person, room] = await Promise.all([deps.people.who(request), deps.rooms.room(readAs(tableIdSchema, id))])
  return { person: person === undefined ? null : { id: person.id, name: person.name }, room, address: request.ip }
}

interface Visitor {
  readonly person: PersonRef | null
  readonly room: Room
  readonly address: string
}

/** A class, not closures: pages are most of the memory of an idle table. */
class Conversation implements Connection, SocketListener {
  person: PersonRef | null = null
  link: string | null = null
  readonly address: string
  readonly #socket: PageSocket
  readonly #deps: SocketDeps
  /** Null before the hello, and after the end. */
  #room: Room | null = null
  /** Who connects, until the hello. */
  #visitor: Promise<Visitor> | null
  #helloTimer: NodeJS.Timeout | null
  #isEnded = false
  /** The message being handled. Messages of one page are handled in the order of their arrival. */
  #handling: Promise<void> | null = null
  #waiting = 0

  constructor(socket: PageSocket, deps: SocketDeps, address: string, visitor: Promise<Visitor>) {
    this.#socket = socket
    this.address = address
    this.#deps = deps
    this.#visitor = visitor
    this.#helloTimer = setTimeout(() => socket.terminate(), PATIENCE)
    visitor.catch((error: unknown) => this.#bye(error))
  }

  send(message: ServerMessage): void {
    this.write(JSON.stringify(message))
  }

  write(text: string): void {
    this.#socket.sendText(text)
  }

  close(): void {
    this.#socket.close(NORMAL)
    this.#socket.release()
  }

  onText(text: string): void {
    if (!this.onControl()) return
    if (this.#waiting >= MOST_WAITING) {
      this.#socket.throwOut(FLOOD)
      return
    }
    this.#waiting += 1
    const handled = (this.#handling ?? Promise.resolve()).then(() => this.#receive(text))
    this.#handling = handled
    handled.then(() => {
      this.#waiting -= 1
      if (this.#handling === handled) this.#handling = null
    })
  }

  onControl(): boolean {
    if (this.#deps.limits.message(this, this.address)) return true
    this.#socket.throwOut(FLOOD)
    return false
  }

  end(): void {
    this.#isEnded = true
    this.#stopWaiting()
    if (this.#room === null) return
    this.#deps.pageQuota.leave(this.address)
    this.#room.disconnect(this).catch(() => {})
    this.#room = null
  }

  async #receive(text: string): Promise<void> {
    try {
      const message = messageIn(text)
      if (message.kind === 'hello') await this.#hello(message)
      else if (message.kind === 'ping') this.#pong()
      else await this.#execute(message)
    } catch (error) {
      this.#bye(error)
    }
  }

  async #hello(message: Extract<ClientMessage, { kind: 'hello' }>): Promise<void> {
    if (this.#visitor === null) return complain('request.shape', { why: 'hello' })
    const { person, room } = await this.#visitor
    this.#visitor = null
    const { link } = accessTo(await room.state(), person, message.key, this.address)
    this.#stopWaiting()
    if (this.#isEnded) return
    this.#deps.pageQuota.enter(this.address)
    Object.assign(this, { person, link })
    this.#room = room
    this.#deps.metrics.connections.inc()
    await room.connect(this, message.since, message.chat)
  }

  /** A page that pings too often gets no answer: it receives enough else. */
  #pong(): void {
    if (this.#room === null) complain('request.shape', { why: 'hello' })
    if (this.#deps.limits.orderFrom(this)) this.send({ kind: 'pong' })
  }

  async #execute({ id, order }: Extract<ClientMessage, { kind: 'order' }>): Promise<void> {
    const deps = this.#deps
    const room = this.#room ?? complain('request.shape', { why: 'hello' })
    const began = performance.now()
    const { kind } = order
    const table = room.id()
    try {
      if (!deps.limits.orderFrom(this)) complain('request.rate')
      const answer = await deps.admission.during(kind, this, () => answered(deps, room, this, id, order))
      this.send({ kind: 'answer', id, answer })
      deps.metrics.orders.inc()
      const ms = performance.now() - began
      deps.metrics.orderSeconds.observe(ms / 1_000)
      deps.orderLog.info({ order: id, kind, table, ms }, ANSWERED)
    } catch (error) {
      deps.metrics.problems.inc()
      const say = messageOf(error)
      deps.orderLog.info({ order: id, kind, table, ms: performance.now() - began, problem: say.id }, ANSWERED)
      if (isFault(error)) deps.wrong(error, { order: id, kind, table })
      this.send({ kind: 'answer', id, answer: { kind: 'problem', say } })
    }
  }

  #bye(error: unknown): void {
    if (isFault(error)) this.#deps.wrong(error)
    // A failure may be over soon; a refused page would be refused again.
    this.send({ kind: 'bye', say: messageOf(error), again: !(error instanceof Problem) })
    this.#socket.close(NORMAL)
  }

  #stopWaiting(): void {
    if (this.#helloTimer !== null) clearTimeout(this.#helloTimer)
    this.#helloTimer = null
  }
}

const NO_KEY = { key: '', hash: '' }

/** Orders that change nothing, but cost much to answer. */
const READING: ReadonlySet<Order['kind']> = new Set(['replay', 'record', 'refusals'])

/** A rematch opens another table; the room handles all other orders. */
export const answered = async (
  { rooms, random, limits }: Pick<SocketDeps, 'rooms' | 'random' | 'limits'>,
  room: Room,
  who: Parameters<Room['order']>[0] & Pick<Connection, 'address'>,
  command: string,
  order: Order,
) => {
  if (who.person !== null && !limits.orderBy(who.person.id)) complain('request.rate')
  if (READING.has(order.kind) && !limits.reading(who.person?.id ?? null, who.address)) complain('request.rate')
  if (order.kind !== 'rematch') {
    return room.order(who, command, order, order.kind === 'link' ? newKey(random) : NO_KEY)
  }
  const person = who.person ?? complain('person.unknown')
  return { kind: 'table', table: await rooms.rematch(room, person, who.address, order.saltHash) } as const
}

const messageIn = (text: string): ClientMessage => {
  const { success, data, error } = clientMessageSchema.safeParse(parsed(text))
  return success ? data : refuseShape(error)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return complain('request.shape', { why: 'JSON' })
  }
}

/** Receives what one page sends. */
export interface SocketListener {
  /** A whole message; empty if it was binary. */
  onText(text: string): void
  /** A ping or an unasked pong. False: the page has sent too many, so it gets no answer. */
  onControl(): boolean
  end(): void
}

/** A page that leaves more than this unread is cut off. */
const MOST_UNREAD = 4 * 1024 * 1024
/** How long a page that is thrown out has to read why. */
const LAST_WORDS = 1_000

const POLICY_VIOLATION = 1_008

/**
 * The server's end of one page's WebSocket. A class that `ws` instantiates itself: a wrapper and closures per socket would be
 * a large part of the memory of an idle table.
 */
export class PageSocket extends WebSocket {
  listener: SocketListener | null = null
  #onClose: (socket: PageSocket) => void = ignore
  /** A ping was sent, and nothing has come since. */
  #isAwaitingPong = false
  /** Part of a message was waiting for its rest when this was last looked at. */
  #isStalling = false
  #isHeldBack = false

  /** Starts listening. `ws` calls the constructor, so this is a separate step. */
  listen(listener: SocketListener, onClose: (socket: PageSocket) => void): void {
    this.listener = listener
    this.#onClose = onClose
  }

  /** Takes the events of `ws` without listeners: a list of them would be another kilobyte for the four sockets of a table. */
  override emit(event: string | symbol, ...[data, isBinary]: readonly unknown[]): boolean {
    switch (event) {
      case 'message':
        this.#receive(isBinary === true ? '' : String(data))
        return true
      case 'ping':
        this.#receivePing(data)
        return true
      case 'pong':
        this.#receivePong()
        return true
      case 'close':
        this.#onClose(this)
        return true
      // An error is always followed by a close.
      default:
        return false
    }
  }

  sendText(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return
    if (this.bufferedAmount > MOST_UNREAD) this.terminate()
    else {
      this.#holdBack()
      this.send(text)
    }
  }

  /** What is sent within one step of the event loop goes out as one packet: a move's step and its answer, for example. */
  #holdBack(): void {
    if (!this.#isHeldBack) connectionOf(this)?.cork()
    this.#isHeldBack = true
    if (heldBack.size === 0) process.nextTick(releaseAll)
    // The socket written to last is flushed last: a page with an answer knows that the others were sent the move.
    heldBack.delete(this)
    heldBack.add(this)
  }

  release(): void {
    this.#isHeldBack = false
    connectionOf(this)?.uncork()
  }

  /** Closes the socket of a page that breaks the limits. Nothing more is read from it. */
  throwOut(reason: string): void {
    if (this.readyState !== WebSocket.OPEN) return
    this.close(POLICY_VIOLATION, reason)
    this.pause()
    setTimeout(() => this.terminate(), LAST_WORDS).unref()
  }

  /** One heartbeat. A page that sent nothing complete since the previous one is gone. */
  beat(): void {
    if (this.#isAwaitingPong) this.terminate()
    else if (this.readyState === WebSocket.OPEN) this.ping()
    this.#isAwaitingPong = true
  }

  /** Throws out a page whose message was incomplete at the previous call and is still incomplete. */
  checkStall(): void {
    const receiver = receiverOf(this)
    const isUnfinished = hasUnfinishedMessage(receiver)
    // An emptied list keeps its room for seventeen packets: 600 bytes for the four resting pages of a table.
    if (!isUnfinished) receiver._buffers.length = 0
    if (isUnfinished && this.#isStalling) this.throwOut('A message was not completed in time.')
    this.#isStalling = isUnfinished
  }

  #receive(text: string): void {
    this.#isAwaitingPong = false
    this.#isStalling = false
    if (this.readyState === WebSocket.OPEN) this.listener?.onText(text)
  }

  #receivePing(data: unknown): void {
    this.#isAwaitingPong = false
    if (this.readyState === WebSocket.OPEN && this.listener?.onControl()) this.pong(data)
  }

  #receivePong(): void {
    const wasAsked = this.#isAwaitingPong
    this.#isAwaitingPong = false
    if (!wasAsked && this.readyState === WebSocket.OPEN) this.listener?.onControl()
  }
}

const heldBack = new Set<PageSocket>()
const releaseAll = (): void => {
  for (const socket of heldBack) socket.release()
  heldBack.clear()
}

/** `ws` does not publish the connection below its socket. */
const connectionOf = (socket: PageSocket): Socket | null =>
  (socket as unknown as { readonly _socket: Socket | null })._socket

/**
 * `ws` does not publish whether it holds part of a message, so this looks at its receiver: bytes of a frame, a
 * frame header, or fragments. The version of `ws` is pinned, and stalling.test.ts fails if this stops working.
 */
const hasUnfinishedMessage = ({ _bufferedBytes, _state, _fragmented }: Receiver): boolean =>
  _bufferedBytes > 0 || _state !== 0 || _fragmented !== 0

const receiverOf = (socket: PageSocket): Receiver => (socket as unknown as { readonly _receiver: Receiver })._receiver

/** `_buffers` are packets that are not read yet. */
type Receiver = Readonly<Record<'_bufferedBytes' | '_state' | '_fragmented', number> & { _buffers: Buffer[] }>

const ignore = (): void => {}
