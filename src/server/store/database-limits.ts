/** How long the server waits for its PostgreSQL, and how much it asks of it at a time. Milliseconds. */
export interface DatabaseLimits {
  /** Connections of this server: most of them read, some write moves. */
  readonly connections: number
  /** To connect. */
  readonly connectTimeout: number
  /** For an answer to a statement. */
  readonly timeout: number
  /** Between the first two attempts to reach a database that is away; each pause is half as long again, up to `longestRetry`. */
  readonly retry: number
  readonly longestRetry: number
  /** After this many statements without an answer the database counts as away: nothing waits for it until it answers again. */
  readonly breaker: number
}

/** Short, because pages send their orders again. */
export const DATABASE_LIMITS: DatabaseLimits = {
  connections: 10,
  connectTimeout: 3_000,
  timeout: 5_000,
  retry: 250,
  longestRetry: 1_000,
  breaker: 1,
}

/** As `pg` takes them. The database gives up before this side does. */
export const timeoutsOf = ({ connectTimeout, timeout }: DatabaseLimits) => ({
  connectionTimeoutMillis: connectTimeout,
  statement_timeout: Math.ceil(timeout * 0.9),
  query_timeout: timeout,
})
