/** The server: pages, API and sockets from one process, with one store. */
import { fileURLToPath } from 'node:url'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance } from 'fastify'
import { games as shelf } from '../games/index.ts'
import type { Entry } from '../kit/game.ts'
import { serveApi } from './api.ts'
import { guard, type Limit } from './guard.ts'
import { serveHealth } from './health.ts'
import { systemRandom } from './keys.ts'
import { serveSockets } from './live.ts'
import { metricsOf } from './metrics.ts'
import { namesOf, networkAddress } from './names.ts'
import { serveDocs } from './openapi.ts'
import { servePages } from './pages.ts'
import { peopleOf } from './people.ts'
import { refuseInOneSentence } from './refusing.ts'
import { type Rooms, roomsOf } from './rooms.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'
import { thinkersOf } from './thinkers.ts'

export { FolderInUse } from './store/sqlite.ts'

export interface Wish {
  readonly host: string
  /** 0 takes any that is free. */
  readonly port: number
  /** Where everything is kept, if not in PostgreSQL. */
  readonly data: string
  /** Where the built pages are, if not in dist/web. */
  readonly pages?: string
  /** A PostgreSQL to keep everything in. */
  readonly database?: string | undefined
  /** The address under which others know this server. */
  readonly publicUrl?: URL | null
  /** Whose word on a client's address counts. */
  readonly trustedProxies?: readonly string[]
  /** Milliseconds a bot takes at least. */
  readonly botDelay?: number
  /** What one address may ask to be written, and what one page may order. */
  readonly writes?: Limit
  readonly orders?: Limit
  readonly logLevel?: string
  /** The games that can be played, if not all on the shelf. */
  readonly games?: readonly Entry[]
}

export interface Serving {
  /** What to type into a browser on this machine. */
  readonly url: string
  /** What others on the same network type. */
  readonly address: string
  readonly port: number
  /** Tells the pages to come back, answers what was begun and stops. */
  close(): Promise<void>
}

/** The same folder from src/server and from dist/server. */
export const PAGES = fileURLToPath(new URL('../../dist/web/', import.meta.url))

export const VERSION = '0.1.0'

const BOT_DELAY = 700
const WRITES: Limit = { burst: 300, perSecond: 50 }
const ORDERS: Limit = { burst: 60, perSecond: 20 }
const LONGEST_BODY = 64 * 1024
const LONGEST_MESSAGE = 16 * 1024
const BEAT = 2_000

/** Rejects with the system's error where the port cannot be had. */
export const serve = async (wish: Wish): Promise<Serving> => {
  const store = await openStore({ folder: wish.data, url: wish.database })
  try {
    return await serveFrom(wish, store)
  } catch (error) {
    await store.close()
    throw error
  }
}

const serveFrom = async (wish: Wish, store: Store): Promise<Serving> => {
  const { host } = wish
  const at = { address: '' }
  const { app, rooms, thinkers, metrics, stopBeating } = await makeServer(wish, store, () => at.address)
  const close = async (): Promise<void> => {
    stopBeating()
    await rooms.close({ id: 'server.stopping' })
    await thinkers.close()
    metrics.close()
    await app.close()
    await store.close()
  }
  await app.listen({ port: wish.port, host }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : wish.port
  const url = `http://${named(host)}:${port}`
  at.address =
    wish.publicUrl?.origin ?? (isEverywhere(host) ? `http://${networkAddress() ?? 'localhost'}:${port}` : url)
  return { url, address: at.address, port, close }
}

const makeServer = async (wish: Wish, store: Store, address: () => string) => {
  const now = Date.now
  const { publicUrl = null, trustedProxies = [], botDelay = BOT_DELAY, games = shelf } = wish
  const app: FastifyInstance = fastify({
    logger: { level: wish.logLevel ?? 'silent' },
    forceCloseConnections: true,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: LONGEST_BODY,
  })
  const metrics = metricsOf(() => rooms.count())
  const wrong = (error: unknown): void => {
    metrics.count('faults')
    app.log.error(error)
  }
  const lastBeat = await store.lastBeat()
  const thinkers = thinkersOf()
  const { think } = thinkers
  const rooms: Rooms = roomsOf({
    store,
    now,
    botDelay,
    games,
    think,
    random: systemRandom,
    lastBeat,
    changed: () => metrics.count('entries'),
  })
  const people = peopleOf(store, systemRandom, now)
  refuseInOneSentence(app, wrong)
  guard(app, namesOf(publicUrl), wish.writes ?? WRITES, now)
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } })
  const desk = {
    rooms,
    people,
    store,
    games,
    address,
    now,
    random: systemRandom,
    metrics,
    wrong,
    orders: wish.orders ?? ORDERS,
  }
  await app.register(async (inner) => {
    serveSockets(inner, desk)
    serveApi(inner, desk)
    serveDocs(inner, VERSION)
  })
  serveHealth(app, store, metrics)
  await servePages(app, wish.pages ?? PAGES)
  return { app, rooms, thinkers, metrics, stopBeating: beat(store, now) }
}

/** The server says now and then that it is up: clocks stand still from the last time on. */
const beat = (store: Store, now: () => number): (() => void) => {
  const say = (): void => {
    store.beat(now()).catch(() => {
      // Then clocks stand still from a little earlier.
    })
  }
  say()
  const timer = setInterval(say, BEAT)
  return () => clearInterval(timer)
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const named = (host: string): string => {
  if (isEverywhere(host) || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
