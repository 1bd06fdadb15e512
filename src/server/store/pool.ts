/**
 * Connections to PostgreSQL for Kysely. No connection error ends the process, a broken or silent connection is never used
 * again, and nobody waits for an unavailable database.
 */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Client, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { type Availability, availabilityOf } from './availability.ts'
import type { DatabaseLimits } from './database-limits.ts'
import type { Hosts } from './hosts.ts'
import { ConnectionLost, StoreUnavailable } from './unavailable.ts'

export interface GuardedPool {
  readonly pool: PostgresPool
  readonly availability: Availability
}

export interface PoolPlan {
  readonly config: PoolConfig
  readonly hosts: Hosts
  readonly limits: Pick<DatabaseLimits, 'retry' | 'longestRetry' | 'breaker'>
  /** Resolves when the database can be used. */
  probe(): Promise<void>
}

export const guardedPool = ({ config, hosts, limits, probe }: PoolPlan): GuardedPool => {
  /** Connections belong to generations. When one breaks, all of its generation may be broken as well. */
  let generation = 0
  /** Connects to the host that accepts writes at that moment. */
  class HostClient extends Client {
    readonly address = hosts.current()
    readonly generation = generation
    constructor(options: PoolConfig = {}) {
      super({ ...options, connectionString: hosts.current() })
    }
  }
  const pool = new Pool({ ...config, Client: HostClient })
  const availability = availabilityOf(probe, limits)
  // A broken connection reports to its holder; without a listener its error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const noteBreak = (broken: HostedClient): void => {
    generation = Math.max(generation, (broken.generation ?? generation) + 1)
    availability.suspect()
  }
  // The same for an idle one. The pool has dropped it already.
  pool.on('error', (_, client) => noteBreak(client))
  const guarded = new WeakMap<PoolClient, GuardedClient>()

  /**
   * A connection to the current host: one to an earlier primary may be open still. It was made after the last break, so that
   * repeated work does not meet one dead connection after another.
   */
  const connect = async (): Promise<PoolClient> => {
    if (!hosts.isKnown()) await hosts.find()
    for (;;) {
      const client: HostedClient = await pool.connect()
      if (client.address === hosts.current() && client.generation === generation) return client
      client.release(true)
    }
  }

  return {
    availability,
    pool: {
      async connect() {
        availability.check()
        const client = await connect().catch((error: unknown) => {
          // Without an answer from the database the pool may also just be busy.
          if (isBusy(pool, error)) availability.suspect()
          else availability.fail(error)
          throw new StoreUnavailable(messageOf(error), { cause: error })
        })
        const known = guarded.get(client) ?? new GuardedClient(client, availability, noteBreak)
        guarded.set(client, known)
        return known
      },
      async end() {
        availability.close()
        await pool.end()
      },
    },
  }
}

/** Where a client of the pool is connected to, and of which generation it is. */
type HostedClient = PoolClient & { readonly address?: string; readonly generation?: number }

/** A client that is closed for good by the first error of its connection. */
class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #availability: Pick<Availability, 'fail'>
  readonly #noteBreak: (broken: HostedClient) => void
  #isBroken = false

  constructor(client: PoolClient, availability: Pick<Availability, 'fail'>, noteBreak: (broken: HostedClient) => void) {
    this.#client = client
    this.#availability = availability
    this.#noteBreak = noteBreak
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('Rows are not read one by one here.')
    return this.#run(sql, parameters)
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  async #run<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#isBroken) throw new ConnectionLost('The connection broke before.')
    try {
      const { command, rowCount, rows } = await this.#client.query(sql, [...parameters])
      // Kysely names the commands that it looks at; it ignores all others.
      return { command: command as 'SELECT', rowCount: rowCount ?? 0, rows }
    } catch (error) {
      if (isAway(error)) this.#break(error)
      throw isPassing(error) ? new StoreUnavailable(messageOf(error), { cause: error }) : error
    }
  }

  #break(error: unknown): never {
    this.#isBroken = true
    // The database itself limits how long a statement takes: no answer means no database.
    if (messageOf(error) === 'Query read timeout') this.#availability.fail(error)
    this.#noteBreak(this.#client)
    this.#client.end().catch(() => {})
    throw new ConnectionLost(messageOf(error), { cause: error })
  }
}

const isBusy = (pool: Pool, error: unknown): boolean =>
  pool.totalCount > 0 && messageOf(error).startsWith('timeout exceeded when trying to connect')

/** The connection is lost: an error without a database code, the code of a closed connection, or a host that takes no writes. */
const isAway = (error: unknown): boolean =>
  error instanceof DatabaseError ? /^(08|57P|25006)/.test(error.code ?? '') : !(error instanceof TypeError)

/** The database refuses now but may work later: no space, too many connections, a lock, a slow disk. */
const isPassing = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(53|58|40|55P03|57014)/.test(error.code ?? '')

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
