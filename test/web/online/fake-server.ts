/** A fake server that records every connection, and a clock that only advances when a test says so. */

import type { Connect, Schedule, SocketHandlers } from '../../../src/web/online/connection/table-socket.ts'
import type { ClientMessage, ServerMessage } from '../../../src/wire/online.ts'

export interface FakeConnection {
  readonly handlers: SocketHandlers
  readonly sent: ClientMessage[]
  closed: boolean
  /** Delivers a message to the page. */
  send(message: ServerMessage): void
}

export const fakeServer = (): { readonly connect: Connect; readonly connections: FakeConnection[] } => {
  const connections: FakeConnection[] = []
  const connect: Connect = (handlers) => {
    const connection: FakeConnection = {
      handlers,
      sent: [],
      closed: false,
      send: (message) => handlers.onMessage(JSON.stringify(message)),
    }
    connections.push(connection)
    return {
      send: (text) => connection.sent.push(JSON.parse(text) as ClientMessage),
      close: () => {
        connection.closed = true
      },
    }
  }
  return { connect, connections }
}

export const fakeClock = (): { readonly schedule: Schedule; advance(milliseconds: number): void; now(): number } => {
  let now = 0
  let scheduled: { readonly at: number; readonly act: () => void }[] = []
  return {
    now: () => now,
    schedule(milliseconds, act) {
      const task = { at: now + milliseconds, act }
      scheduled.push(task)
      return () => {
        scheduled = scheduled.filter((other) => other !== task)
      }
    },
    advance(milliseconds) {
      now += milliseconds
      const due = scheduled.filter(({ at }) => at <= now)
      scheduled = scheduled.filter(({ at }) => at > now)
      for (const { act } of due) act()
    },
  }
}
