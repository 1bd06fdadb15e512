/** A server for the tests of one file: its own folder, every game, and no limits. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Parts } from '../../src/server/make.ts'
import { UNLIMITED } from '../../src/server/people/quotas.ts'
import { type ServerOptions, serve } from '../../src/server/serve.ts'
import { tested } from '../games/tested.ts'

export interface TestServer {
  readonly url: string
  /** Its data folder. */
  readonly data: string
  stop(): Promise<void>
}

const PLENTY = { burst: 10_000, perSecond: 10_000 }

export const startTestServer = async (options: Partial<ServerOptions> = {}, parts?: Parts): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-test-'))
  const data = join(folder, 'data')
  const defaults = {
    port: 0,
    host: '127.0.0.1',
    pages: folder,
    botDelay: 0,
    games: tested,
    writes: PLENTY,
    orders: PLENTY,
    quotas: UNLIMITED,
  }
  const serving = await serve({ ...defaults, data, ...options }, parts)
  return {
    url: `http://127.0.0.1:${serving.port}`,
    data,
    async stop() {
      await serving.close()
      rmSync(folder, { recursive: true })
    },
  }
}
