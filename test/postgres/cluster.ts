/** A primary and a standby with synchronous replication: real PostgreSQLs that can fail over. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type PostgresServer, startPostgres } from './postgres.ts'

export interface Cluster {
  /** Both hosts in one address; the one that accepts writes is for the server to find. */
  url(database: string): string
  primary(): PostgresServer
  standby(): PostgresServer | null
  /** Makes the standby the primary. The old primary is taken for lost. */
  promote(): Promise<void>
  /** Makes a new standby from a copy of the primary, in the place of the lost host, and waits until it confirms commits. */
  addStandby(): Promise<void>
  /** The host does without confirmation, or asks for it again. */
  requireStandby(isRequired: boolean): Promise<void>
  remove(): Promise<void>
}

/** Longer means that something hangs. */
const PATIENCE = 120_000

const SETTINGS = [
  'synchronous_commit=on',
  'wal_level=replica',
  'max_wal_senders=10',
  'wal_keep_size=512MB',
  'hot_standby=on',
  'wal_retrieve_retry_interval=200ms',
  'max_connections=200',
]

export const startCluster = async (isDurable = false): Promise<Cluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-pg-hosts-'))
  chmodSync(folder, 0o755)
  /** A host that replaces a lost one is found at the same address. */
  const sockets = [join(folder, 'one'), join(folder, 'two')] as const
  let primary = await startPostgres({ isDurable, settings: SETTINGS, socket: sockets[0] })
  let standby: PostgresServer | null = null
  let lost: PostgresServer | null = null
  let free: string = sockets[1]

  const requireStandby = async (isRequired: boolean): Promise<void> => {
    await primary.query(`alter system set synchronous_standby_names = '${isRequired ? '*' : ''}'`)
    await primary.query('select pg_reload_conf()')
  }

  const addStandby = async (): Promise<void> => {
    await lost?.remove()
    lost = null
    const source = primary
    const from = new URL(source.url('postgres')).searchParams.get('host') ?? ''
    standby = await startPostgres({
      isDurable,
      settings: [...SETTINGS, `primary_conninfo=host=${from} user=postgres application_name=standby`],
      socket: free,
      async fill(data) {
        await source.copyTo(data)
        // The copy has the primary's own settings: which standby it waits for.
        writeFileSync(join(data, 'postgresql.auto.conf'), '')
        writeFileSync(join(data, 'standby.signal'), '')
      },
    })
    const late = Date.now() + PATIENCE
    while ((await source.query(`select 1 from pg_stat_replication where state = 'streaming'`)).length === 0) {
      if (Date.now() > late) throw new Error('the standby does not follow')
      await pause(50)
    }
    await requireStandby(true)
  }

  await addStandby()
  return {
    url: (database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(sockets.join(','))}`,
    primary: () => primary,
    standby: () => standby,
    async promote() {
      if (standby === null) throw new Error('no standby')
      await standby.query('select pg_promote(true)')
      free = new URL(primary.url('postgres')).searchParams.get('host') ?? ''
      lost = primary
      primary = standby
      standby = null
    },
    addStandby,
    requireStandby,
    async remove() {
      for (const host of [standby, primary, lost]) await host?.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
