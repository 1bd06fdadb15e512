/** Checks before anything else: host name, origin, and rate limits. */
import type { FastifyInstance } from 'fastify'
import { complain } from '../../wire/problem.ts'
import type { Names } from '../people/names.ts'
import { type Limit, rateLimiter } from './limits.ts'

/** Reading is cheaper than writing, so it is allowed this many times as often. */
const READS = 4

/** What browsers say about requests that a person or one of our own pages made. Other values are other sites. */
const OWN_SITE: readonly unknown[] = [undefined, 'same-origin', 'none']

/** Limits what one address writes and reads, and the sockets it opens. Pages and the health of the server are not limited. */
export const guard = (
  app: FastifyInstance,
  names: Names,
  { burst, perSecond }: Limit,
  monotonic: () => number,
): void => {
  const mayWrite = rateLimiter<string>({ burst, perSecond }, monotonic)
  const mayRead = rateLimiter<string>({ burst: READS * burst, perSecond: READS * perSecond }, monotonic)
  app.addHook('onRequest', async (request) => {
    const { host, method, ip, headers, routeOptions } = request
    if (!names.knows(host)) complain('request.host', { host: host.slice(0, 80) })
    const isSocket = headers.upgrade !== undefined
    if (method === 'GET' && !isSocket) {
      if (routeOptions.url?.startsWith('/api/') && !mayRead(ip)) complain('request.rate')
      return
    }
    if (!OWN_SITE.includes(headers['sec-fetch-site'])) complain('request.origin')
    if (!names.isOurs(headers.origin, request)) complain('request.origin')
    if (!mayWrite(ip)) complain('request.rate')
  })
}
