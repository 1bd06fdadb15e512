/** The server: pages, API and sockets from one process, with one store. */
import { createServer } from 'node:net'
import { makeServer, PARTS, type Parts } from './make.ts'
import { networkAddress } from './people/names.ts'
import type { ServerOptions } from './server-options.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

export { PAGES } from '../program/package.ts'
export type { ServerOptions } from './server-options.ts'
export { DatabaseDamaged, FolderInUse } from './store/sqlite.ts'
export { StoreUnavailable } from './store/unavailable.ts'

export interface Serving {
  /** What to type into a browser on this machine. */
  readonly url: string
  /** What others on the same network type. */
  readonly address: string
  readonly port: number
  /** Asks the pages to reconnect later, finishes pending requests, and stops. */
  close(): Promise<void>
}

/** Rejects with the system's error if this address cannot be listened on. Creates nothing and leaves nothing open. */
export const tryAddress = ({ host, port }: Pick<ServerOptions, 'host' | 'port'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const trial = createServer().once('error', reject)
    trial.listen(port, host, () => trial.close(() => resolve()))
  })

/** Rejects with the system's error if the port is not available. */
export const serve = async (options: ServerOptions, parts: Parts = PARTS): Promise<Serving> => {
  const store = await openStore({ folder: options.data, url: options.database, limits: options.databaseLimits })
  try {
    return await serveFrom(options, store, parts)
  } catch (error) {
    await store.close()
    throw error
  }
}

const serveFrom = async (options: ServerOptions, store: Store, parts: Parts): Promise<Serving> => {
  const { host } = options
  const at = { address: '' }
  const { app, close } = await makeServer(options, store, () => at.address, parts)
  await app.listen({ port: options.port, host }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port
  const url = `http://${named(host)}:${port}`
  at.address = addressOf(options, url, port)
  return { url, address: at.address, port, close: () => close().then(() => store.close()) }
}

/** The address for others: as configured, or this machine on its network. */
const addressOf = ({ publicUrl, host }: ServerOptions, url: string, port: number): string => {
  if (publicUrl) return publicUrl.origin
  return isEverywhere(host) ? `http://${networkAddress() ?? 'localhost'}:${port}` : url
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const named = (host: string): string => {
  if (isEverywhere(host) || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
