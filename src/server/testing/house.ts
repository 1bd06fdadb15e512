/** A server for the tests of one file: its own folder, every game, nobody told to wait. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tested } from '../../games/tested.ts'
import { serve, type Wish } from '../serve.ts'

export interface House {
  readonly url: string
  /** Where it keeps everything. */
  readonly data: string
  stop(): Promise<void>
}

const PLENTY = { burst: 10_000, perSecond: 10_000 }

export const startHouse = async (wish: Partial<Wish> = {}): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-house-'))
  const data = join(folder, 'data')
  const serving = await serve({
    port: 0,
    host: '127.0.0.1',
    data,
    pages: folder,
    botDelay: 0,
    games: tested,
    writes: PLENTY,
    orders: PLENTY,
    ...wish,
  })
  return {
    url: `http://127.0.0.1:${serving.port}`,
    data,
    async stop() {
      await serving.close()
      rmSync(folder, { recursive: true })
    },
  }
}
