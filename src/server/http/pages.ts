/** Sends the pages, compressed when they were built (vite.config.ts), and says how long they may be kept. */
import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The built pages in this folder. The first page is revalidated every time; the other files have a hash in their names. */
export const servePages = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', basename(path).startsWith('index.html') ? 'no-cache' : FOREVER)
    },
  })
}

const FOREVER = 'public, max-age=31536000, immutable'
