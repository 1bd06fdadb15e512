/**
 * The server of `child-server.ts`, loaded from its sources in another process. Its module loader is
 * closed when it runs, so everything that it would load later is loaded now.
 */

import type { GameEntry } from '../../src/kit/entry.ts'
import { UNLIMITED } from '../../src/server/people/quotas.ts'
import { serve } from '../../src/server/serve.ts'
import { tested } from '../games/tested.ts'

const loaded = async (entry: GameEntry): Promise<GameEntry> => {
  const [game, heuristics] = await Promise.all([entry.game(), entry.heuristics()])
  return { ...entry, game: async () => game, heuristics: async () => heuristics }
}

const games = await Promise.all(tested.map(loaded))

/** Settings from the environment. */
const { LOG_LEVEL: logLevel = 'silent', DATABASE_URL: database, WRITES_PER_SECOND } = process.env
const perSecond = Number(WRITES_PER_SECOND ?? 10_000)
const writes = { burst: perSecond * 6, perSecond }

/** Starts the server and returns its port. */
export const serveGames = async (data: string): Promise<number> =>
  (
    await serve({
      ...{ port: 0, host: '127.0.0.1', data, pages: data, botDelay: 0 },
      ...{ games, logLevel, database, writes, quotas: UNLIMITED },
    })
  ).port
