/** The other servers of the database: this one sends them heartbeats, and writes only what all of them can read. */
import type { Peers, ServerInfo } from './store/servers.ts'
import type { Store } from './store/store.ts'
import { FIRST_KINDS } from './table/events.ts'

export interface PeerServers {
  /** The kinds of entries that every server of the database can read now. */
  readonly writable: ReadonlySet<string>
  close(): Promise<void>
}

const BEAT = 2_000

/** After a restart, no clock has run since the last beat of any server. */
export const peersOf = async (
  store: Pick<Store, 'beat' | 'leave'>,
  me: ServerInfo,
  now: () => number,
  log: (sentence: string) => void,
): Promise<PeerServers> => {
  let releases = ''
  const take = ({ servers, kinds }: Peers): void => {
    peers.writable = new Set(kinds ?? FIRST_KINDS)
    const next = [...servers.map(({ release }) => release).sort(), ...(kinds === null ? ['0.2.0'] : [])].join(', ')
    if (next !== releases && releases !== '') log(`Servers of this database: ${next}.`)
    releases = next
  }
  // A field, not a question: it is read with every order.
  const peers = {
    writable: new Set(FIRST_KINDS),
    async close(): Promise<void> {
      clearInterval(timer)
      await store.leave(me.name).catch(() => {})
    },
  }
  const beat = async (): Promise<void> => take(await store.beat(now(), me))
  // If this fails, clocks stop a little earlier after a crash.
  const timer = setInterval(() => beat().catch(() => {}), BEAT)
  await beat().catch(() => {})
  return peers
}
