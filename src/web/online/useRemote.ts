/** A table on the server for as long as its page is open, and what was last heard of it. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { callTable } from './browser.ts'
import type { Heard, Remote } from './remote.ts'

export interface AtTable {
  readonly remote: Remote
  readonly heard: Heard
}

export const useRemote = (id: string): AtTable | null => {
  const [remote, setRemote] = useState<Remote | null>(null)
  useEffect(() => {
    const called = callTable(id)
    setRemote(called)
    const stop = wakeWithPage(called)
    return () => {
      stop()
      called.host.close()
    }
  }, [id])
  const heard = useSyncExternalStore(remote?.listen ?? never, remote?.heard ?? nothing)
  return remote === null || heard === null ? null : { remote, heard }
}

/** After so long in the background a line may be dead without having said so. */
const LONG_AWAY = 60_000

/** Whoever comes back to the page, or to the network, does not wait for the next attempt. */
const wakeWithPage = (remote: Remote): (() => void) => {
  let left = 0
  const seen = (): void => {
    if (document.hidden) left = performance.now()
    else if (performance.now() - left > LONG_AWAY && left > 0) remote.renew()
    else remote.wake()
  }
  const online = (): void => remote.renew()
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('online', online)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('online', online)
  }
}

const never = (): (() => void) => () => {}
const nothing = (): Heard | null => null
