/** What the online pages use of this browser: sockets, timers, storage, random ids, and the open table's client. */
import { useEffect, useState } from 'react'
import { browserStorage } from '../../app/browser-storage.ts'
import { socketAddress } from './api.ts'
import { createBrowserData } from './browser-data.ts'
import { createTableClient, type OnlineTableClient, type OnlineTableState } from './table-client.ts'
import type { Connect, Schedule } from './table-socket.ts'

export interface ConnectedTable {
  readonly client: OnlineTableClient
  readonly state: OnlineTableState
}

/** Connects to a table while its page is open. */
export const useTableClient = (id: string): ConnectedTable | null => {
  const [connected, setConnected] = useState<ConnectedTable | null>(null)
  useEffect(() => {
    const client = connectTable(id)
    const show = (): void => setConnected({ client, state: client.state() })
    show()
    const unsubscribe = client.subscribe(show)
    const stopWatching = reconnectOnReturn(client)
    return () => {
      unsubscribe()
      stopWatching()
      client.host.close()
    }
  }, [id])
  return connected
}

const connectTable = (id: string): OnlineTableClient =>
  createTableClient({
    connect: connectTo(socketAddress(id, location.href)),
    schedule,
    key: () => browserData.read(id).key,
    random: Math.random,
    isVisible: () => !document.hidden,
    now: () => performance.now(),
    randomId,
    loadEngine: async () => (await import('../../host/bot-engine.ts')).botEngine(),
  })

const connectTo =
  (address: string): Connect =>
  (handlers) => {
    const socket = new WebSocket(address)
    socket.onopen = () => handlers.onOpen()
    socket.onmessage = ({ data }: MessageEvent<string>) => handlers.onMessage(data)
    // An error is always followed by a close.
    socket.onclose = () => handlers.onClose()
    return { send: (text) => socket.send(text), close: () => socket.close() }
  }

/** After this long in the background a connection may be dead without a close event. */
const LONG_AWAY = 60_000

/** Reconnects as soon as the page is visible or the network is back, instead of at the next attempt. */
const reconnectOnReturn = (client: OnlineTableClient): (() => void) => {
  let hiddenSince = 0
  const visibilityChanged = (): void => {
    if (document.hidden) hiddenSince = performance.now()
    else if (performance.now() - hiddenSince > LONG_AWAY && hiddenSince > 0) client.reconnect()
    else client.retryNow()
  }
  const online = (): void => client.reconnect()
  document.addEventListener('visibilitychange', visibilityChanged)
  window.addEventListener('online', online)
  return () => {
    document.removeEventListener('visibilitychange', visibilityChanged)
    window.removeEventListener('online', online)
  }
}

export const schedule: Schedule = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** Calls back when the page becomes visible or the network is back; returns a function that stops this. */
export const onReturn = (act: () => void): (() => void) => {
  const visibilityChanged = (): void => {
    if (!document.hidden) act()
  }
  document.addEventListener('visibilitychange', visibilityChanged)
  window.addEventListener('online', act)
  return () => {
    document.removeEventListener('visibilitychange', visibilityChanged)
    window.removeEventListener('online', act)
  }
}

export const browserData = createBrowserData(browserStorage())

// `crypto.randomUUID` and `crypto.subtle` are missing over plain http.
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const SALT_BYTES = 16
const ID_BYTES = 10

/** This page's contribution to the deal; it stays secret until the deal sheet is fixed. */
export const randomSalt = (): string => randomHex(SALT_BYTES)

/** The id of an order. An order keeps its id when it is sent again. */
const randomId = (): string => randomHex(ID_BYTES)
