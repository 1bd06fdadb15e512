/** The options of a server at its start. */
import type { GameEntry } from '../kit/entry.ts'
import type { Limit } from './http/limits.ts'
import type { Quotas } from './people/quotas.ts'
import type { DatabaseLimits } from './store/database-limits.ts'

export interface ServerOptions {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** The data folder, if PostgreSQL is not used. */
  readonly data: string
  /** The folder of the built pages, if not dist/web. */
  readonly pages?: string
  /** The URL of a PostgreSQL database that holds everything. */
  readonly database?: string | undefined
  readonly databaseLimits?: DatabaseLimits
  /** The address under which others know this server. */
  readonly publicUrl?: URL | null
  /** Proxies whose statement about a client's address is trusted. */
  readonly trustedProxies?: readonly string[]
  /** Milliseconds a bot takes at least. */
  readonly botDelay?: number
  /** Limits for the writes of one address and for the orders of one page. */
  readonly writes?: Limit
  readonly orders?: Limit
  /** What one person and one address may have open. */
  readonly quotas?: Quotas
  readonly logLevel?: string
  /** The games that can be played, if not the whole registry. */
  readonly games?: readonly GameEntry[]
}
