/** Headers of every answer: what a page may load, who may embed it, what may be cached. */
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Names } from '../people/names.ts'

/** Registered before everything else, so that refusals carry them as well. */
export const setHeaders = async (app: FastifyInstance, { isHttps }: Names): Promise<void> => {
  await app.register(helmet, HELMET)
  app.addHook('onRequest', async (request, reply) => {
    if (isHttps(request)) reply.headers(HTTPS_ONLY)
    // Answers of the API differ by cookie and change with every move.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/**
 * Only what comes from here is run and loaded, nothing inline; no other site may put a table in a frame. Pictures may
 * also be made in the page itself: the poster of a match is drawn from one.
 */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

const HELMET = {
  contentSecurityPolicy: { useDefaults: false, directives: POLICY },
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
  // Only over https: see below.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
} as const

/** Browsers ignore these over plain http, or complain about them; a server on a home network may have no certificate. */
const HTTPS_ONLY = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'strict-transport-security': 'max-age=31536000',
} as const
