/** The server: for now it hands out the pages, in which everything else happens. */
import { fileURLToPath } from 'node:url'
import fastify, { type FastifyInstance } from 'fastify'
import { servePages } from './pages.ts'

export interface Wish {
  readonly host: string
  /** 0 takes any that is free. */
  readonly port: number
  /** Where the built pages are, if not in dist/web. */
  readonly pages?: string
}

export interface Serving {
  /** What to type into a browser on this machine. */
  readonly url: string
  readonly port: number
  /** Answers what was begun and stops. */
  close(): Promise<void>
}

/** The same folder from src/server and from dist/server. */
export const PAGES = fileURLToPath(new URL('../../dist/web/', import.meta.url))

/** The server, ready to answer and not listening yet. */
export const makeServer = async (pages = PAGES): Promise<FastifyInstance> => {
  const app = fastify({ logger: false, forceCloseConnections: true })
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  await servePages(app, pages)
  return app
}

/** Rejects with the system's error where the port cannot be had. */
export const serve = async ({ host, port: wanted, pages }: Wish): Promise<Serving> => {
  const app = await makeServer(pages)
  try {
    await app.listen({ port: wanted, host })
  } catch (error) {
    await app.close()
    throw error
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : wanted
  return { url: `http://${named(host)}:${port}`, port, close: () => app.close() }
}

const named = (host: string): string => {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
