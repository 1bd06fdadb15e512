/**
 * Which of its writes a server tells the others about: those to tables that another one has a room for. Servers of release 0.2.0 do
 * not say which rooms they have, so beside one of them a server tells about all writes.
 */
import type { OnWritten } from '../store/store.ts'
import type { Fanout } from './fanout.ts'

export interface Announcer {
  readonly written: OnWritten
  /** Whether a server of release 0.2.0 may be up. It counts as up until this is called. */
  setMixed(isMixed: boolean): void
  close(): void
}

/** Such a server is noticed within this time, and then gets the writes of that time. */
const NOTICED = 10_000

export const announcer = (fanout: Pick<Fanout, 'publish'>, server: string): Announcer => {
  let isMixed = true
  let recent = new Map<string, number>()
  let earlier = recent
  const timer = setInterval(() => {
    earlier = recent
    recent = new Map()
  }, NOTICED)
  return {
    written({ id, seq }, servers) {
      if (isMixed || servers === null || servers.some((name) => name !== server)) fanout.publish(id, seq)
      else recent.set(id, seq)
    },
    setMixed(next) {
      if (next && !isMixed) for (const [table, seq] of [...earlier, ...recent]) fanout.publish(table, seq)
      isMixed = next
    },
    close: () => clearInterval(timer),
  }
}
