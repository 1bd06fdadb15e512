/** The other servers of the database: this one sends them heartbeats, and writes only what all of them can read. */
import type { Peers, ServerInfo } from './store/servers.ts'
import type { Store } from './store/store.ts'
import { FIRST_KINDS } from './table/events.ts'

export interface PeerServers {
  /** The kinds of entries that every server of the database can read now. */
  readonly writable: ReadonlySet<string>
  close(): Promise<void>
}

/** What follows from who shares the database. */
export interface PeerEvents {
  /** Is a server of release 0.2.0 up? Called with every heartbeat. */
  mixed(isMixed: boolean): void
  /** Heartbeats of this server were missing: the others may have forgotten it. */
  forgotten(): void
}

const BEAT = 2_000
/** Half the time after which a silent server is forgotten. */
const LONGEST_SILENCE = 1_800_000

/** After a restart, no clock has run since the last beat of any server. */
export const peersOf = async (
  store: Pick<Store, 'beat' | 'leave'>,
  me: ServerInfo,
  now: () => number,
  log: (sentence: string) => void,
  events: PeerEvents = { mixed() {}, forgotten() {} },
): Promise<PeerServers> => {
  let releases = ''
  const take = ({ servers, kinds }: Peers): void => {
    peers.writable = new Set(kinds ?? FIRST_KINDS)
    const next = [...servers.map(({ release }) => release).sort(), ...(kinds === null ? ['0.2.0'] : [])].join(', ')
    events.mixed(kinds === null)
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
  let beatAt = now()
  let isMissed = false
  const beat = async (): Promise<void> => {
    try {
      take(await store.beat(now(), me))
    } catch {
      // Clocks stop a little earlier after a crash.
      isMissed = true
      return
    }
    const isForgotten = isMissed || Math.abs(now() - beatAt) > LONGEST_SILENCE
    isMissed = false
    beatAt = now()
    if (isForgotten) events.forgotten()
  }
  const timer = setInterval(beat, BEAT)
  await beat()
  return peers
}
