/** What the online pages need of this browser: its sockets, timers and storage. */
import { liveAddress } from './api.ts'
import { keepsakesIn } from './browser-data.ts'
import { freshId } from './chance.ts'
import { type OnlineTableClient, remoteTable } from './table-client.ts'
import type { Connect, Later } from './table-socket.ts'

/** A browser may refuse its storage, even to be asked. */
export const storageHere = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

export const keepsakes = keepsakesIn(storageHere())

/** Calls the server about this table, with the key by which this page came. */
export const callTable = (id: string): OnlineTableClient =>
  remoteTable({
    connect: connectTo(liveAddress(id, document.baseURI)),
    later,
    key: () => keepsakes.of(id).key,
    chance: Math.random,
    isSeen: () => !document.hidden,
    now: () => performance.now(),
    freshId,
    mind: async () => (await import('../host/bot-engine.ts')).botEngine(),
  })

const connectTo =
  (address: string): Connect =>
  (ears) => {
    const socket = new WebSocket(address)
    socket.onopen = () => ears.open()
    socket.onmessage = ({ data }: MessageEvent<string>) => ears.hear(data)
    // An error is always followed by a close.
    socket.onclose = () => ears.lost()
    return { send: (text) => socket.send(text), close: () => socket.close() }
  }

export const later: Later = (milliseconds, act) => {
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
