/** Assembles the server: store, rooms, people, bots, HTTP and sockets. */
import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { games as registeredGames } from '../games/index.ts'
import { dealerOf } from '../host/opening.ts'
import { PAGES, VERSION } from '../program/package.ts'
import { type BotPool, type BotPoolOptions, botPool } from './bots/pool.ts'
import { buildId } from './build.ts'
import { type Clock, systemClock } from './clock.ts'
import { dailyOf } from './daily/daily.ts'
import { type DatabaseClock, databaseClock } from './database-clock.ts'
import { serveApi } from './http/api.ts'
import { guard } from './http/guard.ts'
import { setHeaders } from './http/headers.ts'
import { serveHealth } from './http/health.ts'
import { type Limit, limitsOf } from './http/limits.ts'
import { metricsOf } from './http/metrics.ts'
import { serveDocs } from './http/openapi.ts'
import { servePages } from './http/pages.ts'
import { refuseAddress, refuseInOneSentence } from './http/refusing.ts'
import { requestIdOf, returnRequestId } from './http/request-id.ts'
import { peersOf } from './peers.ts'
import { type Random, systemRandom } from './people/keys.ts'
import { namesOf } from './people/names.ts'
import { peopleOf } from './people/people.ts'
import { PageQuota, QUOTAS } from './people/quotas.ts'
import { admissionControl } from './rooms/admission.ts'
import { type Announcer, announcer } from './rooms/announcer.ts'
import { postgresFanout } from './rooms/fanout.ts'
import { type Rooms, type RoomsDeps, roomsOf } from './rooms/rooms.ts'
import type { ServerOptions } from './server-options.ts'
import { serveSockets } from './socket/live.ts'
import { socketsOf } from './socket/upgrade.ts'
import type { ServerInfo } from './store/servers.ts'
import type { Store } from './store/store.ts'
import { KINDS } from './table/events.ts'
import { type Projection, projection } from './table/projection.ts'
import { unsavedReport } from './unsaved.ts'

/** The server, ready to listen. */
export interface Made {
  readonly app: FastifyInstance
  /** Asks the pages to reconnect later, finishes pending requests, and closes everything but the store. */
  close(): Promise<void>
}

const BOT_DELAY = 700
const WRITES: Limit = { burst: 300, perSecond: 50 }
const ORDERS: Limit = { burst: 60, perSecond: 20 }
const LONGEST_BODY = 64 * 1024
const LONGEST_MESSAGE = 16 * 1024
/**
 * Only answers of routes that ask for it are compressed: those that carry no secret. A key or a code next to
 * something that a stranger chose could be guessed from the length of the compressed answer (BREACH).
 */
const COMPRESSION = { global: false, threshold: 1_024, encodings: ['br', 'gzip'] } satisfies FastifyCompressOptions
/** A request that is not complete by then is dropped. */
const SLOWEST_REQUEST = 30_000

/** The parts of a server. Tests replace some of them. */
export interface Parts {
  readonly clock: Clock
  readonly random: Random
  readonly projection: Projection
  readonly dealer: RoomsDeps['dealer']
  bots(options: BotPoolOptions): BotPool
  rooms(deps: RoomsDeps): Rooms
  /** The build id of the program. */
  build(): string
}

export const PARTS: Parts = {
  clock: systemClock,
  random: systemRandom,
  projection,
  dealer: dealerOf,
  bots: botPool,
  rooms: roomsOf,
  build: buildId,
}

export const makeServer = async (
  options: ServerOptions,
  store: Store,
  address: () => string,
  parts: Parts = PARTS,
): Promise<Made> => {
  const { random, dealer } = parts
  const clock = await clockOf(options, store, parts)
  const { now, monotonic } = clock
  const { publicUrl = null, games = registeredGames, botDelay = BOT_DELAY, quotas = QUOTAS } = options
  const app = bareServer(options)
  let isDatabaseUp = true
  const metrics = metricsOf(() => ({ ...rooms.count(), databaseUp: isDatabaseUp ? 1 : 0 }))
  const wrong = (error: unknown, about: object = {}): void => {
    metrics.faults.inc()
    app.log.error({ ...about, err: error }, 'Something went wrong.')
  }
  const log = (sentence: string): void => app.log.warn(sentence)
  const bots = parts.bots({ log })
  const admission = admissionControl({ log })
  const { database, databaseLimits } = options
  const fanout = database === undefined ? null : await postgresFanout(database, databaseLimits)
  const { chooseMove } = bots
  const lastBeat = await store.lastBeat()
  const me: ServerInfo = { name: random.letters(12), release: VERSION, kinds: KINDS }
  const told: Announcer | null = fanout && announcer(fanout, me.name)
  const catchUpAll = (): void => void rooms.catchUpAll()
  const peers = await peersOf(store, me, now, log, {
    mixed: (isMixed) => told?.setMixed(isMixed),
    forgotten: catchUpAll,
  })
  const rooms: Rooms = parts.rooms({
    build: parts.build(),
    store,
    projection: parts.projection,
    dealer,
    now,
    monotonic,
    botDelay,
    games,
    chooseMove,
    random,
    quotas,
    lastBeat,
    server: me.name,
    kinds: peers,
    isAlone: fanout === null,
    metrics,
    failed(table, error) {
      metrics.faults.inc()
      app.log.error({ table, err: error }, 'Something went wrong at a table.')
    },
  })
  store.watchRefusals(unsavedReport({ counter: metrics.unsaved, log, monotonic }))
  let awaySince = now()
  store.watch((reason) => {
    isDatabaseUp = reason === null
    rooms.setUnsaved(reason !== null)
    if (reason === null) {
      app.log.warn('The database is back.')
      rooms.stoodStill(awaySince)
    } else {
      app.log.error({ reason: reason.message }, 'The database is away: nothing can be saved until it is back.')
      awaySince = now()
    }
  })
  if (told !== null) store.watchWrites(told.written)
  fanout?.listen({ changed: rooms.catchUp, missed: catchUpAll })
  const names = namesOf(publicUrl)
  const { writes = WRITES, orders = ORDERS } = options
  refuseInOneSentence(app, wrong)
  returnRequestId(app)
  await setHeaders(app, names)
  guard(app, names, writes, monotonic)
  await app.register(fastifyCookie)
  await app.register(fastifyCompress, COMPRESSION)
  const sockets = socketsOf(app, { maxPayload: LONGEST_MESSAGE })
  const people = peopleOf(store, random, now, names)
  const limits = limitsOf(orders, writes, monotonic)
  const pageQuota = new PageQuota(quotas)
  const release = VERSION
  const daily = dailyOf({ store, random, games, quotas, release, chooseMove, now, monotonic, log })
  const services = { rooms, people, store, games, daily, projection: parts.projection, address }
  const deps = { ...services, now, random, metrics, wrong, orderLog: app.log, limits, admission, pageQuota }
  await app.register(async (inner) => {
    serveSockets(inner, deps, sockets)
    serveApi(inner, deps)
    serveDocs(inner, VERSION)
  })
  serveHealth(app, store, metrics)
  await servePages(app, options.pages ?? PAGES, { ...services, limits })
  return {
    app,
    async close() {
      // Pages are asked to come back: a proxy must not send them here again.
      if (app.server.listening) app.server.close()
      await peers.close()
      admission.close()
      await rooms.close({ id: 'server.stopping' })
      clock.close()
      told?.close()
      await Promise.all([bots.close(), fanout?.close(), app.close()])
    },
  }
}

/** Servers that share a database also share its time. */
const clockOf = async ({ database }: ServerOptions, store: Store, { clock }: Parts): Promise<DatabaseClock> =>
  database === undefined ? { ...clock, close() {} } : databaseClock(clock, store.time)

const bareServer = ({ logLevel = 'silent', trustedProxies = [] }: ServerOptions): FastifyInstance =>
  fastify({
    logger: { level: logLevel },
    forceCloseConnections: true,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: LONGEST_BODY,
    requestTimeout: SLOWEST_REQUEST,
    frameworkErrors: refuseAddress,
    genReqId: requestIdOf,
  })
