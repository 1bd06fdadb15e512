/** What every request must hold before it is looked at: our name, our pages, not too many. */
import type { FastifyInstance } from 'fastify'
import { complain } from '../kit/problem.ts'
import { bucket } from './bucket.ts'
import type { Names } from './names.ts'

/** Writings that one address may ask for: so many at once, and so many a second. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** So many addresses are counted at a time: the ones that were quiet longest are forgotten. */
const MOST_COUNTED = 10_000

export const guard = (app: FastifyInstance, names: Names, limit: Limit, now: () => number): void => {
  const buckets = new Map<string, () => boolean>()

  const spend = (address: string): boolean => {
    const known = buckets.get(address) ?? bucket(limit.burst, limit.perSecond, now)
    buckets.delete(address)
    buckets.set(address, known)
    const [oldest] = buckets.keys()
    if (buckets.size > MOST_COUNTED && oldest !== undefined) buckets.delete(oldest)
    return known()
  }

  app.addHook('onRequest', async (request) => {
    const { host, method, ip, headers } = request
    if (!names.knows(host)) complain('request.host', { host: host.slice(0, 80) })
    const isSocket = headers.upgrade !== undefined
    if (method === 'GET' && !isSocket) return
    if (!names.isOurs(headers.origin, host)) complain('request.origin')
    if (!spend(ip)) complain('request.rate')
  })
}
