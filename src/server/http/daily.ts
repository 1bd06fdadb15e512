/** The HTTP API of the daily deal. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { writeRecord } from '../../kit/record.ts'
import { dailyResultBodySchema, dailyStartBodySchema, daySchema } from '../../wire/daily.ts'
import { tableIdSchema } from '../../wire/online.ts'
import type { Daily } from '../daily/daily.ts'
import type { People } from '../people/people.ts'
import type { Person } from '../store/store.ts'
import { readAs } from './refusing.ts'

interface DailyApiDeps {
  readonly daily: Daily
  readonly people: People
}

/** Names and results hold no secrets. */
const COMPRESSED = { compress: {} }

/** `known`: the visitor, or a complaint if it has no name yet. */
export const serveDaily = (
  app: FastifyInstance,
  { daily, people }: DailyApiDeps,
  known: (request: FastifyRequest) => Promise<Person>,
): void => {
  app.get('/api/daily', async (request) => daily.overview(await people.who(request)))
  app.post('/api/daily/start', async (request) => {
    const { game } = readAs(dailyStartBodySchema, request.body)
    return daily.begin(await known(request), game, request.ip)
  })
  app.post('/api/daily/result', async (request) => {
    const { day, record } = readAs(dailyResultBodySchema, request.body)
    return daily.finish(await known(request), day, record, request.ip)
  })
  app.get('/api/daily/:day/:game', COMPRESSED, async (request) => {
    const { day, game } = request.params as { readonly day: string; readonly game: string }
    return daily.table(await people.who(request), readAs(daySchema, day), game)
  })
  app.get('/api/daily/records/:id', COMPRESSED, async (request, reply) => {
    const { id } = request.params as { readonly id: string }
    const record = await daily.record(await people.who(request), readAs(tableIdSchema, id))
    return reply.type('application/json').send(writeRecord(record))
  })
}
