/** Is the database there? Which of its hosts accepts writes, and are writes confirmed? */
import { Client, type ClientConfig } from 'pg'
import type { HostRole, Hosts } from './hosts.ts'
import { StoreUnavailable } from './unavailable.ts'

/** How long one question may take. */
const WAIT = 2_000

const ROLE = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
  case when pg_is_in_recovery() then '0' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`

/** A client outside of the pool, whose errors end nothing. */
export const quietClient = (config: ClientConfig): Client => new Client(config).on('error', () => {})

/** One connection, one query, and a short wait for the answer. */
export const roleOf = async (config: ClientConfig): Promise<HostRole> => {
  const client = quietClient({ ...config, connectionTimeoutMillis: WAIT, query_timeout: WAIT })
  try {
    await client.connect()
    const { rows } = await client.query<{ isReadOnly: boolean; timeline: string }>(ROLE)
    return { isWritable: rows[0]?.isReadOnly === false, timeline: Number.parseInt(rows[0]?.timeline ?? '', 16) }
  } finally {
    client.end().catch(() => {})
  }
}

/**
 * Resolves when a commit is confirmed. A primary without its synchronous standby answers questions but confirms nothing, and
 * a commit that waits there holds its connection even if nobody waits for it any more. So only one is ever begun.
 */
export const confirmerOf = (config: (address: string) => ClientConfig, hosts: Hosts): (() => Promise<void>) => {
  let pending: { readonly address: string; readonly client: Client; readonly done: Promise<void> } | null = null

  const begin = (address: string) => {
    const client = quietClient({ ...config(address), connectionTimeoutMillis: WAIT })
    const done = client
      .connect()
      .then(() => client.query(`select pg_logical_emit_message(true, 'roundhouse', '')`))
      .then(() => {})
      .finally(() => client.end().catch(() => {}))
    const begun = { address, client, done }
    const forget = (): void => {
      if (pending === begun) pending = null
    }
    done.then(forget, forget)
    return begun
  }

  return async () => {
    const address = hosts.current()
    if (pending !== null && pending.address !== address) {
      pending.client.connection.stream.destroy()
      pending = null
    }
    pending ??= begin(address)
    let late: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new StoreUnavailable('no standby confirms what is written')), WAIT)
    })
    await Promise.race([pending.done, timeout]).finally(() => clearTimeout(late))
  }
}
