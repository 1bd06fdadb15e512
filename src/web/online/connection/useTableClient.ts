/** A table on the server for as long as its page is open, and what was last state of it. */
import { useEffect, useState } from 'react'
import { connectTable } from './browser.ts'
import type { OnlineTableClient, OnlineTableState } from './table-client.ts'

export interface ConnectedTable {
  readonly client: OnlineTableClient
  readonly state: OnlineTableState
}

/** By a state, and not by an outside store: React then draws what it state last, and not every one of many messages. */
export const useTableClient = (id: string): ConnectedTable | null => {
  const [connected, setThere] = useState<ConnectedTable | null>(null)
  useEffect(() => {
    const client = connectTable(id)
    const show = (): void => setThere({ client, state: client.state() })
    show()
    const stopListening = client.listen(show)
    const stopWaking = wakeWithPage(client)
    return () => {
      stopListening()
      stopWaking()
      client.host.close()
    }
  }, [id])
  return connected
}

/** After so long in the background a line may be dead without having said so. */
const LONG_AWAY = 60_000

/** Whoever comes back to the page, or to the network, does not wait for the next attempt. */
const wakeWithPage = (client: OnlineTableClient): (() => void) => {
  let left = 0
  const seen = (): void => {
    if (document.hidden) left = performance.now()
    else if (performance.now() - left > LONG_AWAY && left > 0) client.renew()
    else client.wake()
  }
  const online = (): void => client.renew()
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('online', online)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('online', online)
  }
}
