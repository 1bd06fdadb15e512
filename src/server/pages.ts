/** Handing out the pages: what may be kept, and what a page may do. */
import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The built pages in this folder. The first page is asked for anew each time, the rest is named by its content. */
export const servePages = async (app: FastifyInstance, folder: string): Promise<void> => {
  app.addHook('onSend', async ({ protocol }, reply) => {
    reply.headers(SAFE)
    // Over plain http browsers pass it over and complain about it.
    if (protocol === 'https') reply.header('cross-origin-opener-policy', 'same-origin')
  })
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', basename(path) === 'index.html' ? 'no-cache' : FOR_EVER)
    },
  })
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Only what comes from here is run and loaded, nothing inline; no other site may put the table in a frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

const SAFE = {
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const
