/** What every request must hold before it is looked at: our name, our pages, not too many. */
import type { FastifyInstance } from 'fastify'
import { complain } from '../kit/problem.ts'
import { bucketsOf, type Limit } from './bucket.ts'
import type { Names } from './names.ts'

/** What is only read is cheaper: so many times as often. */
const READS = 4

/** Writings, and sockets, that one address may ask for are limited; so is what it reads, but for pages and the state of the server. */
export const guard = (app: FastifyInstance, names: Names, { burst, perSecond }: Limit, now: () => number): void => {
  const mayWrite = bucketsOf<string>({ burst, perSecond }, now)
  const mayRead = bucketsOf<string>({ burst: READS * burst, perSecond: READS * perSecond }, now)
  app.addHook('onRequest', async (request) => {
    const { host, method, ip, headers, routeOptions } = request
    if (!names.knows(host)) complain('request.host', { host: host.slice(0, 80) })
    const isSocket = headers.upgrade !== undefined
    if (method === 'GET' && !isSocket) {
      if (routeOptions.url?.startsWith('/api/') && !mayRead(ip)) complain('request.rate')
      return
    }
    if (!names.isOurs(headers.origin, host)) complain('request.origin')
    if (!mayWrite(ip)) complain('request.rate')
  })
}
