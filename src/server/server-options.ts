/** What is asked of a server when it starts. */
import type { GameEntry } from '../kit/entry.ts'
import type { Limit } from './http/limits.ts'
import type { Quotas } from './people/quotas.ts'

export interface ServerOptions {
  readonly host: string
  /** 0 takes any that is free. */
  readonly port: number
  /** Where everything is kept, if not in PostgreSQL. */
  readonly data: string
  /** Where the built pages are, if not in dist/web. */
  readonly pages?: string
  /** A PostgreSQL to keep everything in. */
  readonly database?: string | undefined
  /** The address under which others know this server. */
  readonly publicUrl?: URL | null
  /** Whose word on a client's address counts. */
  readonly trustedProxies?: readonly string[]
  /** Milliseconds a bot takes at least. */
  readonly botDelay?: number
  /** What one address may ask to be written, and what one page may order. */
  readonly writes?: Limit
  readonly orders?: Limit
  /** What one person and one address may have open. */
  readonly quotas?: Quotas
  readonly logLevel?: string
  /** The games that can be played, if not all on the shelf. */
  readonly games?: readonly GameEntry[]
}
