/**
 * Every request has one id in all log lines about it: the one that the proxy or the client gave it, else a new one. The answer
 * returns it. Orders carry an id of their own from the page to the log of the table.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-request-id'

/** Nothing else is taken over: it goes into log files. */
const READABLE = /^[0-9A-Za-z_-]{8,64}$/

export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const received = headers[HEADER]
  return typeof received === 'string' && READABLE.test(received) ? received : randomUUID()
}

export const returnRequestId = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id)
  })
}
