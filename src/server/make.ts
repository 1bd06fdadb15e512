/** The parts of the server, put together: store, rooms, people, bots, and the ways in. */
import fastify, { type FastifyInstance } from 'fastify'
import { games as shelf } from '../games/index.ts'
import { dealerOf } from '../host/opening.ts'
import { admissionControl } from './admission.ts'
import { serveApi } from './api.ts'
import type { Connection } from './audience.ts'
import { type BotPool, type BotPoolOptions, botPool } from './bots/pool.ts'
import { bucketsOf, type Limit } from './bucket.ts'
import { buildName } from './build.ts'
import { alone, type Fanout, postgresFanout } from './fanout.ts'
import { guard } from './guard.ts'
import { serveHealth } from './health.ts'
import { type Random, systemRandom } from './keys.ts'
import { serveSockets } from './live.ts'
import { metricsOf } from './metrics.ts'
import { namesOf } from './names.ts'
import { serveDocs } from './openapi.ts'
import { servePages } from './pages.ts'
import { peopleOf } from './people.ts'
import { PageQuota, QUOTAS } from './quotas.ts'
import { refuseAddress, refuseInOneSentence } from './refusing.ts'
import { type Equipment, type Rooms, roomsOf } from './rooms.ts'
import type { Store } from './store/store.ts'
import type { Door } from './table/door.ts'
import { door } from './table/door.ts'
import { upgradesOf } from './upgrades.ts'
import { PAGES, VERSION, type Wish } from './wish.ts'

/** The server, ready to listen. */
export interface Made {
  readonly app: FastifyInstance
  /** Tells the pages to come back, answers what was begun and lets go of everything but the store. */
  close(): Promise<void>
}

const BOT_DELAY = 700
const WRITES: Limit = { burst: 300, perSecond: 50 }
const ORDERS: Limit = { burst: 60, perSecond: 20 }
/** A person may have several pages open, but not any number of them. */
const PAGES_EACH = 3
const LONGEST_BODY = 64 * 1024
const LONGEST_MESSAGE = 16 * 1024
const BEAT = 2_000
/** A request that is not complete by then is given up. */
const SLOWEST_REQUEST = 30_000

/** The parts that a server is put together from. Tests put others in their place. */
export interface Parts {
  now(): number
  readonly random: Random
  readonly door: Door
  readonly dealer: Equipment['dealer']
  bots(options: BotPoolOptions): BotPool
  rooms(equipment: Equipment): Rooms
  /** Which program this is. */
  build(): string
}

export const PARTS: Parts = {
  now: () => Date.now(),
  random: systemRandom,
  door,
  dealer: dealerOf,
  bots: botPool,
  rooms: roomsOf,
  build: buildName,
}

export const makeServer = async (
  wish: Wish,
  store: Store,
  address: () => string,
  parts: Parts = PARTS,
): Promise<Made> => {
  const { now, random, dealer } = parts
  const { publicUrl = null, games = shelf, botDelay = BOT_DELAY, quotas = QUOTAS } = wish
  const app = bareServer(wish)
  const metrics = metricsOf(() => rooms.count())
  const wrong = (error: unknown): void => {
    metrics.count('faults')
    app.log.error(error)
  }
  const log = (sentence: string): void => app.log.warn(sentence)
  const bots = parts.bots({ log })
  const admission = admissionControl({ log })
  let fanout: Fanout = alone
  const changed = (table: string, seq: number): void => {
    metrics.count('entries')
    fanout.tell(table, seq)
  }
  const { think } = bots
  const lastBeat = await store.lastBeat()
  const rooms: Rooms = parts.rooms({
    build: parts.build(),
    store,
    door: parts.door,
    dealer,
    now,
    botDelay,
    games,
    think,
    random,
    quotas,
    lastBeat,
    changed,
  })
  if (wish.database !== undefined) {
    const missed = (): void => rooms.catchUp(null, Number.POSITIVE_INFINITY)
    fanout = await postgresFanout(wish.database, { heard: rooms.catchUp, missed })
  }
  refuseInOneSentence(app, wrong)
  guard(app, namesOf(publicUrl), wish.writes ?? WRITES, now)
  const upgrades = upgradesOf(app, LONGEST_MESSAGE)
  const people = peopleOf(store, random, now, publicUrl)
  const { burst, perSecond } = wish.orders ?? ORDERS
  const mayOrderHere = bucketsOf<Connection>({ burst, perSecond }, now)
  const mayOrder = bucketsOf<string>({ burst: burst * PAGES_EACH, perSecond: perSecond * PAGES_EACH }, now)
  const pageQuota = new PageQuota(quotas)
  const ways = { rooms, people, store, games, door: parts.door, address }
  const desk = { ...ways, now, random, metrics, wrong, mayOrderHere, mayOrder, admission, pageQuota }
  await app.register(async (inner) => {
    serveSockets(inner, desk, upgrades)
    serveApi(inner, desk)
    serveDocs(inner, VERSION)
  })
  serveHealth(app, store, metrics)
  await servePages(app, wish.pages ?? PAGES)
  const stopBeating = beat(store, now)
  return {
    app,
    async close() {
      stopBeating()
      admission.close()
      await rooms.close({ id: 'server.stopping' })
      await Promise.all([bots.close(), fanout.close(), app.close()])
      metrics.close()
    },
  }
}

const bareServer = ({ logLevel = 'silent', trustedProxies = [] }: Wish): FastifyInstance =>
  fastify({
    logger: { level: logLevel },
    forceCloseConnections: true,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: LONGEST_BODY,
    requestTimeout: SLOWEST_REQUEST,
    frameworkErrors: refuseAddress,
  })

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
