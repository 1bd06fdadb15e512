/** A socket for each page at a table. What comes in is checked, what goes out was made for this viewer. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { complain, Problem } from '../kit/problem.ts'
import { type ToPage, type ToServer, tableIdSchema, toServerSchema } from '../wire/online.ts'
import { accessTo } from './access.ts'
import type { Connection } from './audience.ts'
import { newKey, type Random } from './keys.ts'
import type { Metrics } from './metrics.ts'
import type { Listener, PageSocket } from './page-socket.ts'
import type { People } from './people.ts'
import { messageOf, readAs } from './refusing.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import type { Somebody } from './table/entries.ts'
import type { Upgrades } from './upgrades.ts'

export interface Desk {
  readonly rooms: Rooms
  readonly people: People
  readonly random: Random
  now(): number
  readonly metrics: Metrics
  /** May this page give one more order now? */
  mayOrderHere(page: Connection): boolean
  /** May this person, from whichever page? */
  mayOrder(person: string): boolean
  /** Something failed that nobody expected. */
  wrong(error: unknown): void
}

/** A page that sends so much more than can be done is cut off: what waits is kept in memory. */
const MOST_WAITING = 256
/** A page says hello at once, or goes. */
const PATIENCE = 10_000

export const serveSockets = (app: FastifyInstance, desk: Desk, { upgrade }: Upgrades): void => {
  app.get('/api/tables/:id/live', async (request, reply) => {
    upgrade(request, reply, (socket) => new Conversation(socket, desk, whoComes(desk, request)))
  })
}

const whoComes = async (desk: Desk, request: FastifyRequest): Promise<Comer> => {
  const { id } = request.params as { readonly id: string }
  const [person, room] = await Promise.all([desk.people.who(request), desk.rooms.room(readAs(tableIdSchema, id))])
  return { person: person === undefined ? null : { id: person.id, name: person.name }, room, address: request.ip }
}

interface Comer {
  readonly person: Somebody | null
  readonly room: Room
  readonly address: string
}

/** One object for each page, and no closures: most of the memory of a table that waits is its pages'. */
class Conversation implements Connection, Listener {
  person: Somebody | null = null
  link: string | null = null
  address = ''
  readonly #socket: PageSocket
  readonly #desk: Desk
  /** Null before somebody has said hello, and after the end. */
  #room: Room | null = null
  /** Who comes, until they have said hello. */
  #coming: Promise<Comer> | null
  #silent: NodeJS.Timeout | null
  #isEnded = false
  /** What is being done; messages of one page are done in the order in which they came. */
  #order: Promise<void> | null = null
  #waiting = 0

  constructor(socket: PageSocket, desk: Desk, coming: Promise<Comer>) {
    this.#socket = socket
    this.#desk = desk
    this.#coming = coming
    this.#silent = setTimeout(() => socket.terminate(), PATIENCE)
    coming.catch((error: unknown) => this.#bye(error))
  }

  send(message: ToPage): void {
    this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#socket.close()
  }

  hear(text: string): void {
    if (this.#waiting >= MOST_WAITING) {
      this.#socket.terminate()
      return
    }
    this.#waiting += 1
    const mine = (this.#order ?? Promise.resolve()).then(() => this.#heard(text))
    this.#order = mine
    mine.then(() => {
      this.#waiting -= 1
      if (this.#order === mine) this.#order = null
    })
  }

  end(): void {
    this.#isEnded = true
    this.#stopWaiting()
    this.#room?.disconnect(this).catch(() => {})
    this.#room = null
  }

  async #heard(text: string): Promise<void> {
    try {
      const message = readAs(toServerSchema, parsed(text))
      if (message.kind === 'hello') await this.#hello(message)
      else if (message.kind === 'ping') this.#pong()
      else await this.#obey(message)
    } catch (error) {
      this.#bye(error)
    }
  }

  async #hello(message: Extract<ToServer, { kind: 'hello' }>): Promise<void> {
    if (this.#coming === null) return complain('request.shape', { why: 'hello' })
    const { person, room, address } = await this.#coming
    this.#coming = null
    const { link } = accessTo(await room.standing(), person, message.key, address)
    this.#stopWaiting()
    if (this.#isEnded) return
    Object.assign(this, { person, link, address })
    this.#room = room
    this.#desk.metrics.count('connections')
    await room.connect(this, message.since, message.chat)
  }

  /** Who asks too often is not answered: there is enough else to hear then. */
  #pong(): void {
    if (this.#room === null) complain('request.shape', { why: 'hello' })
    if (this.#desk.mayOrderHere(this)) this.send({ kind: 'pong' })
  }

  async #obey({ id, order }: Extract<ToServer, { kind: 'order' }>): Promise<void> {
    const desk = this.#desk
    const room = this.#room ?? complain('request.shape', { why: 'hello' })
    const began = performance.now()
    try {
      if (!desk.mayOrderHere(this)) complain('request.rate')
      this.send({ kind: 'answer', id, answer: await answered(desk, room, this, id, order) })
      desk.metrics.count('orders')
      desk.metrics.took(performance.now() - began)
    } catch (error) {
      desk.metrics.count('problems')
      if (!(error instanceof Problem)) desk.wrong(error)
      this.send({ kind: 'answer', id, answer: { kind: 'problem', say: messageOf(error) } })
    }
  }

  #bye(error: unknown): void {
    if (!(error instanceof Problem)) this.#desk.wrong(error)
    // What fails by itself may be well again soon; what was refused will be refused again.
    this.send({ kind: 'bye', say: messageOf(error), again: !(error instanceof Problem) })
    this.#socket.close()
  }

  #stopWaiting(): void {
    if (this.#silent !== null) clearTimeout(this.#silent)
    this.#silent = null
  }
}

const NO_KEY = { key: '', hash: '' }

/** A rematch makes another table; everything else is this one's business. */
export const answered = async (
  { rooms, random, mayOrder }: Pick<Desk, 'rooms' | 'random' | 'mayOrder'>,
  room: Room,
  who: Connection | Parameters<Room['order']>[0],
  command: string,
  order: Extract<ToServer, { kind: 'order' }>['order'],
) => {
  if (who.person !== null && !mayOrder(who.person.id)) complain('request.rate')
  if (order.kind !== 'rematch') {
    return room.order(who, command, order, order.kind === 'link' ? newKey(random) : NO_KEY)
  }
  const person = who.person ?? complain('person.unknown')
  return { kind: 'table', table: await rooms.rematch(room, person, order.saltHash) } as const
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return complain('request.shape', { why: 'JSON' })
  }
}
