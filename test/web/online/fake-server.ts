/** A server for tests: every connection that was asked for, and time that passes when it is told to. */

import type { Connect, Schedule, SocketHandlers } from '../../../src/web/online/connection/table-socket.ts'
import type { ClientMessage, ServerMessage } from '../../../src/wire/online.ts'

export interface Caller {
  readonly handlers: SocketHandlers
  readonly said: ClientMessage[]
  closed: boolean
  tell(message: ServerMessage): void
}

export const fakeServer = (): { readonly connect: Connect; readonly calls: Caller[] } => {
  const calls: Caller[] = []
  const connect: Connect = (handlers) => {
    const call: Caller = {
      handlers,
      said: [],
      closed: false,
      tell: (message) => handlers.hear(JSON.stringify(message)),
    }
    calls.push(call)
    return {
      send: (text) => call.said.push(JSON.parse(text) as ClientMessage),
      close: () => {
        call.closed = true
      },
    }
  }
  return { connect, calls }
}

export const fakeClock = (): { readonly schedule: Schedule; pass(milliseconds: number): void; now(): number } => {
  let now = 0
  let due: { readonly at: number; readonly act: () => void }[] = []
  return {
    now: () => now,
    schedule(milliseconds, act) {
      const one = { at: now + milliseconds, act }
      due.push(one)
      return () => {
        due = due.filter((other) => other !== one)
      }
    },
    pass(milliseconds) {
      now += milliseconds
      const ripe = due.filter(({ at }) => at <= now)
      due = due.filter(({ at }) => at > now)
      for (const { act } of ripe) act()
    },
  }
}
