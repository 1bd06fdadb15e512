/**
 * A page without a browser: the client of the real pages over a socket of Node. It reconnects and repeats its orders by
 * itself, exactly as a page does.
 */
import { WebSocket } from 'ws'
import { createTableClient, type OnlineTableState } from '../../src/web/online/connection/table-client.ts'
import type { Connect, Schedule } from '../../src/web/online/connection/table-socket.ts'
import type { OnlineAnswer, Order } from '../../src/wire/online.ts'

export interface PlayerPage {
  state(): OnlineTableState
  /** Answered when the server has decided. Rejects if the page is closed before. */
  order(order: Order, id: string): Promise<OnlineAnswer>
  close(): void
}

/** From the loss of a page's connection until it was shown the table again, or was closed. */
export interface Outage {
  readonly table: string
  /** Milliseconds since 1970. */
  readonly since: number
  readonly took: number
  /** How often the page had to try. */
  readonly tries: number
}

export interface PlayerPageEvents {
  onOutage(outage: Outage): void
  /** An order could not be saved; the page repeats it by itself. */
  onUnsaved(): void
}

export const openPlayerPage = (
  url: string,
  cookie: string,
  table: string,
  { onOutage, onUnsaved }: PlayerPageEvents,
): PlayerPage => {
  let nextId = ''
  let lostAt: number | null = null
  let tries = 0

  const address = `${url.replace(/^http/, 'ws')}/api/tables/${table}/live`
  const connect: Connect = (handlers) => {
    tries += 1
    const socket = new WebSocket(address, { headers: { cookie } })
    socket.on('open', handlers.onOpen)
    socket.on('message', (data) => {
      const text = String(data)
      if (text.includes(UNSAVED)) onUnsaved()
      handlers.onMessage(text)
    })
    socket.on('close', handlers.onClose)
    // An error is always followed by a close.
    socket.on('error', () => {})
    return { send: (text) => socket.send(text), close: () => socket.close() }
  }

  const client = createTableClient({
    connect,
    schedule,
    key: () => null,
    random: Math.random,
    isVisible: () => true,
    now: Date.now,
    randomId: () => nextId,
    loadEngine: () => Promise.reject(new Error('players ask for no advice')),
  })
  let wasOpen = false
  let isClosed = false
  client.subscribe(() => {
    const { connection, receivedAt, ended } = client.state()
    if (isClosed || ended !== null) return
    if (connection !== 'open') {
      if (wasOpen && lostAt === null) {
        lostAt = Date.now()
        tries = 0
      }
    } else if (lostAt === null) wasOpen = true
    else if (receivedAt >= lostAt) endOutage()
  })
  const endOutage = (): void => {
    if (lostAt !== null) onOutage({ table, since: lostAt, took: Date.now() - lostAt, tries })
    lostAt = null
  }

  return {
    state: client.state,
    order(order, id) {
      // The client asks for an id at once.
      nextId = id
      return client.sendOrder(order)
    },
    close() {
      isClosed = true
      // A page that never came back counts as well.
      endOutage()
      client.host.close()
    },
  }
}

const UNSAVED = '"server.unavailable"'

const schedule: Schedule = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
