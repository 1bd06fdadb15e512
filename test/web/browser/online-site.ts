/**
 * Browsers and a server with a wire between them that can be cut; the server can be stopped and
 * started again on the same folder. It goes by a host name of its own, over plain http.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { type Serving, serve } from '../../../src/server/serve.ts'
import { startProxy } from './proxy.ts'
import { DEFAULT_CONTEXT, launchBrowser, openPage, type Visit } from './site.ts'

export interface OnlineTestSite {
  /** By the loopback name and by a host name, as another machine in the house would. */
  readonly near: string
  readonly far: string
  visit(url: string, options?: BrowserContextOptions): Promise<Visit>
  /** Cuts all connections; new ones can be made at once. */
  cut(): void
  /** Stops the server and starts it again. Says how many milliseconds it took until it could be used. */
  restart(): Promise<number>
  close(): Promise<void>
}

const NAME = 'table.test'

/** A wire that was cut and a server that was away are told by the browser, and are no fault of the page. */
export const isConnectionError = (line: string): boolean =>
  /ERR_CONNECTION|WebSocket connection to|ERR_EMPTY_RESPONSE/.test(line)

export const startOnlineTestSite = async (): Promise<OnlineTestSite> => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-online-'))
  const wire = await startProxy()
  const far = `http://${NAME}:${wire.port}`
  const start = async (): Promise<Serving> => {
    const limit = { burst: 10_000, perSecond: 10_000 }
    const more = { publicUrl: new URL(far), botDelay: 0, writes: limit, orders: limit }
    const serving = await serve({ host: '127.0.0.1', port: 0, data, ...more })
    wire.lead(serving.port)
    return serving
  }
  const [first, browser] = await Promise.all([start(), launchBrowser(`--host-resolver-rules=MAP ${NAME} 127.0.0.1`)])
  let serving = first
  return {
    near: `http://localhost:${wire.port}`,
    far,
    visit: (url, options) => openPage(browser, { baseURL: url, ...DEFAULT_CONTEXT, ...options }),
    cut: () => wire.cut(),
    async restart() {
      const began = performance.now()
      await serving.close()
      serving = await start()
      return performance.now() - began
    },
    async close() {
      await browser.close()
      await serving.close()
      await wire.close()
      rmSync(data, { recursive: true })
    },
  }
}
