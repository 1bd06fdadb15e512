/** The HTTP API: the visitor's identity, opening and finding tables, orders without a socket, records. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bots } from '../../bots/index.ts'
import type { GameEntry } from '../../kit/entry.ts'
import { writeRecord } from '../../kit/record.ts'
import {
  deviceBodySchema,
  type GameOffer,
  type Lists,
  type Me,
  nameBodySchema,
  type OpenedTable,
  orderBodySchema,
} from '../../wire/api.ts'
import { tableIdSchema, tableOptionsSchema } from '../../wire/online.ts'
import { complain } from '../../wire/problem.ts'
import type { Daily } from '../daily/daily.ts'
import { accessTo } from '../rooms/access.ts'
import { answered, type SocketDeps } from '../socket/live.ts'
import type { Head, Person, Store } from '../store/store.ts'
import { aboutIn, type Projection } from '../table/projection.ts'
import { serveDaily } from './daily.ts'
import { readAs } from './refusing.ts'

export interface ApiDeps extends SocketDeps {
  readonly store: Store
  readonly games: readonly GameEntry[]
  readonly daily: Daily
  readonly projection: Projection
  /** Where others can open this server. */
  address(): string
}

const MOST_LISTED = 50
/** For answers without secrets, even if strangers chose part of the content: names, lists and finished matches. */
const COMPRESSED = { compress: {} }
/** A cancelled deal at a public table is shown to everybody for a week. */
const BROKEN_SHOWN = 7 * 86_400_000

export const serveApi = (app: FastifyInstance, deps: ApiDeps): void => {
  const { people, store, rooms } = deps
  const known = async (request: FastifyRequest): Promise<Person> =>
    (await people.who(request)) ?? complain('person.unknown')
  const me = (person: Person | undefined): Me => ({
    person: person === undefined ? null : { id: person.id, name: person.name },
    address: deps.address(),
  })
  const roomIn = (request: FastifyRequest) => {
    const { id } = request.params as { readonly id: string }
    return rooms.room(readAs(tableIdSchema, id))
  }

  app.get('/api/me', async (request) => me(await people.who(request)))
  app.put('/api/me', async (request, reply) =>
    me(await people.name(request, reply, readAs(nameBodySchema, request.body).name)),
  )
  app.post('/api/me/code', async (request) => people.code(await known(request)))
  app.post('/api/me/device', async (request, reply) =>
    me(await people.device(request, reply, readAs(deviceBodySchema, request.body).code)),
  )
  app.get('/api/games', COMPRESSED, async (): Promise<readonly GameOffer[]> => deps.games.map(offerOf))
  app.get('/api/tables', COMPRESSED, async (request): Promise<Lists> => {
    const person = await people.who(request)
    const [lobby, brokenOff, mine] = await Promise.all([
      store.lobby(MOST_LISTED),
      store.brokenOff(deps.now() - BROKEN_SHOWN, MOST_LISTED),
      person === undefined ? [] : store.tablesOf(person.id, MOST_LISTED),
    ])
    const listed = (heads: readonly Head[]) =>
      heads
        .flatMap((head) => aboutIn(head) ?? [])
        .map((about) => ({ ...deps.projection.listed(about, person?.id ?? null), damaged: rooms.isDamaged(about.id) }))
    return {
      open: listed(lobby.filter(({ phase }) => phase === 'open')),
      running: listed(lobby.filter(({ phase }) => phase !== 'open')),
      mine: listed(mine),
      brokenOff: listed(brokenOff),
    }
  })
  app.post('/api/tables', async (request, reply): Promise<OpenedTable> => {
    const { id, name } = await known(request)
    const opened = await rooms.open(readAs(tableOptionsSchema, request.body), { id, name }, request.ip)
    reply.code(201)
    return opened
  })
  app.post('/api/tables/:id/orders', async (request) => {
    const { id, key, order } = readAs(orderBodySchema, request.body)
    request.log.info({ order: id, kind: order.kind }, 'An order by request.')
    return deps.admission.during(order.kind, request, async () => {
      const [person, room] = await Promise.all([people.who(request), roomIn(request)])
      return answered(deps, room, accessTo(await room.state(), person ?? null, key, request.ip), id, order)
    })
  })
  /** A finished match or a cancelled deal as a record; a running match has none yet. */
  app.get('/api/tables/:id/record', COMPRESSED, async (request, reply) => {
    const [person, room] = await Promise.all([people.who(request), roomIn(request)])
    const state = await room.state()
    accessTo(state, person ?? null, null, request.ip)
    if (!deps.limits.reading(person?.id ?? null, request.ip)) complain('request.rate')
    const record = writeRecord(deps.projection.record(state))
    return reply
      .header('content-disposition', `attachment; filename="${state.opened.game}-${state.id}.json"`)
      .type('application/json')
      .send(record)
  })
  serveDaily(app, deps, known)
}

const offerOf = ({ id, title, meta }: GameEntry): GameOffer => ({
  id,
  title,
  seats: meta.seats,
  options: meta.options,
  bots: Object.keys(bots),
})
