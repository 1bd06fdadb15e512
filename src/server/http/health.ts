/** For monitoring: is the server up, is it ready, and its metrics. */
import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import type { Metrics } from './metrics.ts'

export const serveHealth = (app: FastifyInstance, store: Store, metrics: Metrics): void => {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  /** Ready means that the store can be written to. */
  app.get('/readyz', async (_request, reply) => {
    const isReady = await store.ready().then(
      () => true,
      () => false,
    )
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady })
  })
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  )
}
