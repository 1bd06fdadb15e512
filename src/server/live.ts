/** A socket for each page at a table. What comes in is checked, what goes out was made for this viewer. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { complain, Problem } from '../kit/problem.ts'
import { type ToPage, type ToServer, tableIdSchema, toServerSchema } from '../wire/online.ts'
import { accessTo } from './access.ts'
import type { Connection } from './audience.ts'
import { bucket } from './bucket.ts'
import type { Limit } from './guard.ts'
import { newKey, type Random } from './keys.ts'
import type { Metrics } from './metrics.ts'
import type { People } from './people.ts'
import { messageOf, readAs } from './refusing.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import type { Somebody } from './table/entries.ts'
import type { Upgrade } from './upgrades.ts'

export interface Desk {
  readonly rooms: Rooms
  readonly people: People
  readonly random: Random
  now(): number
  readonly metrics: Metrics
  /** So many orders of one page at once, and so many a second. */
  readonly orders: Limit
  /** Something failed that nobody expected. */
  wrong(error: unknown): void
}

/** A page that does not read what it is sent is cut off. */
const MOST_UNREAD = 4 * 1024 * 1024
/** A page says hello at once, or goes. */
const PATIENCE = 10_000

export const serveSockets = (app: FastifyInstance, desk: Desk, upgrade: Upgrade): void => {
  app.get('/api/tables/:id/live', async (request, reply) => {
    const socket = await upgrade(request, reply)
    listen(socket, conversation(socket, desk, whoComes(desk, request)))
  })
}

/** Listening begins at once: what comes while the person is looked up must not be lost. */
const listen = (socket: WebSocket, { hear, end }: ReturnType<typeof conversation>): void => {
  socket.on('message', (data, isBinary) => hear(isBinary ? '' : String(data)))
  socket.on('close', end)
  socket.on('error', end)
}

const whoComes = async (desk: Desk, request: FastifyRequest): Promise<Comer> => {
  const { id } = request.params as { readonly id: string }
  const [person, room] = await Promise.all([desk.people.who(request), desk.rooms.room(readAs(tableIdSchema, id))])
  return { person: person === undefined ? null : { id: person.id, name: person.name }, room }
}

interface Comer {
  readonly person: Somebody | null
  readonly room: Room
}

const conversation = (socket: WebSocket, desk: Desk, coming: Promise<Comer>) => {
  const send = (message: ToPage): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
    else socket.send(JSON.stringify(message))
  }
  const bye = (error: unknown, again = false): void => {
    if (!(error instanceof Problem)) desk.wrong(error)
    send({ kind: 'bye', say: messageOf(error), again })
    socket.close()
  }
  const spend = bucket(desk.orders.burst, desk.orders.perSecond, desk.now)
  let silent: NodeJS.Timeout | undefined = setTimeout(() => socket.terminate(), PATIENCE)
  let connection: Connection | undefined
  let isEnded = false
  let order: Promise<void> = Promise.resolve()

  const hello = async (message: Extract<ToServer, { kind: 'hello' }>): Promise<void> => {
    if (connection !== undefined) complain('request.shape', { why: 'hello' })
    const { person, room } = await coming
    const access = accessTo(await room.standing(), person, message.key)
    clearTimeout(silent)
    silent = undefined
    if (isEnded) return
    connection = { ...access, send, close: () => socket.close() }
    desk.metrics.count('connections')
    await room.connect(connection, message.since, message.chat)
  }

  const obey = async ({ id, order }: Extract<ToServer, { kind: 'order' }>): Promise<void> => {
    const { room } = await coming
    const who = connection ?? complain('request.shape', { why: 'hello' })
    const began = performance.now()
    try {
      if (!spend()) complain('request.rate')
      send({ kind: 'answer', id, answer: await answered(desk, room, who, id, order) })
      desk.metrics.count('orders')
      desk.metrics.took(performance.now() - began)
    } catch (error) {
      desk.metrics.count('problems')
      if (!(error instanceof Problem)) desk.wrong(error)
      send({ kind: 'answer', id, answer: { kind: 'problem', say: messageOf(error) } })
    }
  }

  const heard = async (text: string): Promise<void> => {
    try {
      const message = readAs(toServerSchema, parsed(text))
      if (message.kind === 'hello') await hello(message)
      else await obey(message)
    } catch (error) {
      bye(error)
    }
  }

  coming.catch((error: unknown) => bye(error))
  return {
    /** Messages of one page are done in the order in which they came. */
    hear(text: string): void {
      order = order.then(() => heard(text))
    },
    end(): void {
      isEnded = true
      clearTimeout(silent)
      const gone = connection
      if (gone !== undefined) coming.then(({ room }) => room.disconnect(gone)).catch(() => {})
      connection = undefined
    },
  }
}

/** A rematch makes another table; everything else is this one's business. */
export const answered = async (
  { rooms, random }: Pick<Desk, 'rooms' | 'random'>,
  room: Room,
  who: Connection | Parameters<Room['order']>[0],
  command: string,
  order: Extract<ToServer, { kind: 'order' }>['order'],
) => {
  if (order.kind !== 'rematch') return room.order(who, command, order, newKey(random))
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
