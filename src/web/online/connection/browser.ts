/** What the online pages need of this browser: its sockets, timers and storage. */
import { socketAddress } from './api.ts'
import { createBrowserData } from './browser-data.ts'
import { randomId } from './chance.ts'
import { createTableClient, type OnlineTableClient } from './table-client.ts'
import type { Connect, Schedule } from './table-socket.ts'

/** A browser may refuse its storage, even to be asked. */
export const browserStorage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

export const browserData = createBrowserData(browserStorage())

/** Calls the server about this table, with the key by which this page came. */
export const connectTable = (id: string): OnlineTableClient =>
  createTableClient({
    connect: connectTo(socketAddress(id, document.baseURI)),
    schedule,
    key: () => browserData.of(id).key,
    random: Math.random,
    isVisible: () => !document.hidden,
    now: () => performance.now(),
    randomId,
    loadEngine: async () => (await import('../../host/thinker.ts')).thinkerOf(),
  })

const connectTo =
  (address: string): Connect =>
  (handlers) => {
    const socket = new WebSocket(address)
    socket.onopen = () => handlers.open()
    socket.onmessage = ({ data }: MessageEvent<string>) => handlers.hear(data)
    // An error is always followed by a close.
    socket.onclose = () => handlers.lost()
    return { send: (text) => socket.send(text), close: () => socket.close() }
  }

export const schedule: Schedule = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** Calls back when somebody looks at the page again, or the network is back; says how to stop. */
export const onReturn = (act: () => void): (() => void) => {
  const seen = (): void => {
    if (!document.hidden) act()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('online', act)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('online', act)
  }
}
