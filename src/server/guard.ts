/** What every request must hold before it is looked at: our name, our pages, not too many. */
import type { FastifyInstance } from 'fastify'
import { complain } from '../kit/problem.ts'
import { bucketsOf, type Limit } from './bucket.ts'
import type { Names } from './names.ts'

/** Writings, and sockets, that one address may ask for are limited. */
export const guard = (app: FastifyInstance, names: Names, limit: Limit, now: () => number): void => {
  const spend = bucketsOf<string>(limit, now)
  app.addHook('onRequest', async (request) => {
    const { host, method, ip, headers } = request
    if (!names.knows(host)) complain('request.host', { host: host.slice(0, 80) })
    const isSocket = headers.upgrade !== undefined
    if (method === 'GET' && !isSocket) return
    if (!names.isOurs(headers.origin, host)) complain('request.origin')
    if (!spend(ip)) complain('request.rate')
  })
}
