/**
 * Browsers and a server with a proxy between them that can cut connections. The server can be restarted on the same
 * data, and has a host name of its own, over plain http.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { type Serving, serve } from '../../../src/server/serve.ts'
import { startProxy } from './proxy.ts'
import { DEFAULT_CONTEXT, launchBrowser, openPage, type PageVisit } from './site.ts'

export interface OnlineTestSite {
  /** The same server by the loopback name and by a host name. */
  readonly localUrl: string
  readonly hostUrl: string
  visit(url: string, options?: BrowserContextOptions): Promise<PageVisit>
  /** Cuts all connections; new ones work at once. */
  cutConnections(): void
  /** Restarts the server. How long that takes is measured by `npm run torture`. */
  restart(): Promise<void>
  close(): Promise<void>
}

const NAME = 'table.test'

/** The browser reports cut connections and the restart; these are not faults of the page. */
export const isConnectionError = (line: string): boolean =>
  /ERR_CONNECTION|WebSocket connection to|ERR_EMPTY_RESPONSE/.test(line)

export const startOnlineTestSite = async (): Promise<OnlineTestSite> => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-online-'))
  const proxy = await startProxy()
  const hostUrl = `http://${NAME}:${proxy.port}`
  const start = async (): Promise<Serving> => {
    const limit = { burst: 10_000, perSecond: 10_000 }
    const more = { publicUrl: new URL(hostUrl), botDelay: 0, writes: limit, orders: limit }
    const serving = await serve({ host: '127.0.0.1', port: 0, data, ...more })
    proxy.forwardTo(serving.port)
    return serving
  }
  const [first, browser] = await Promise.all([start(), launchBrowser(`--host-resolver-rules=MAP ${NAME} 127.0.0.1`)])
  let serving = first
  return {
    localUrl: `http://localhost:${proxy.port}`,
    hostUrl,
    visit: (url, options) => openPage(browser, { baseURL: url, ...DEFAULT_CONTEXT, ...options }),
    cutConnections: () => proxy.cutConnections(),
    async restart() {
      await serving.close()
      serving = await start()
    },
    async close() {
      await browser.close()
      await serving.close()
      await proxy.close()
      rmSync(data, { recursive: true })
    },
  }
}
