/**
 * A line to the server that mends itself: when it breaks, it is opened again after a while that
 * grows with each failure. Chance spreads the pages, so that they do not all come back at once.
 * A line may also be dead without having said so: while somebody looks, silence is asked about.
 */
import type { ClientMessage } from '../../../wire/online.ts'

/** One connection. It tells when it is open, what it hears, and that it is lost; after that nothing more. */
export interface SocketHandlers {
  open(): void
  hear(text: string): void
  lost(): void
}
export interface Wire {
  send(text: string): void
  close(): void
}
export type Connect = (handlers: SocketHandlers) => Wire

/** Acts after so many milliseconds, and says how to call that off. */
export type Schedule = (milliseconds: number, act: () => void) => () => void

export type SocketState = 'opening' | 'open' | 'waiting' | 'closed'

export interface TableSocket {
  /** False where the line is not open: whoever listens is told when it is. */
  send(message: ClientMessage): boolean
  /** Drops the connection and opens a new one at once: for a new cookie, or where nobody answers. */
  renew(): void
  /** Does not wait any longer, where it waits. */
  wake(): void
  /** The connection is about to end: the next one follows soon, whatever went before. */
  comeBack(): void
  close(): void
}

export interface TableSocketOptions {
  readonly connect: Connect
  readonly schedule: Schedule
  /** From 0 up to 1. */
  random(): number
  /** Does anybody look at the page? */
  isVisible(): boolean
  opened(): void
  hear(text: string): void
  changed(state: SocketState): void
}

const FIRST_PAUSE = 500
/** A server that was restarted is found again within a few seconds. */
const LONGEST_PAUSE = 4_000

/** After so long without a word the server is asked whether it is connected, and may take so long to answer. */
const SILENCE = 25_000
const PATIENCE = 10_000

/** Milliseconds before the next attempt, after so many failures in a row. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + random / 2)

export const openTableSocket = ({
  connect,
  schedule,
  random,
  isVisible,
  opened,
  hear,
  changed,
}: TableSocketOptions): TableSocket => {
  let wire: Wire | null = null
  let state: SocketState = 'waiting'
  let failures = 0
  let cancelTimer = (): void => {}

  const turn = (next: SocketState): void => {
    state = next
    changed(next)
  }
  const drop = (): void => {
    const old = wire
    wire = null
    cancelTimer()
    old?.close()
  }
  const open = (): void => {
    drop()
    turn('opening')
    const mine: Wire = connect({
      open: () => {
        if (wire !== mine) return
        failures = 0
        turn('open')
        listen()
        opened()
      },
      hear: (text) => {
        if (wire !== mine) return
        listen()
        hear(text)
      },
      lost: () => wire === mine && lose(),
    })
    wire = mine
  }
  /** Whatever is heard shows that the line is alive. */
  const listen = (): void => {
    cancelTimer()
    cancelTimer = schedule(SILENCE, ask)
  }
  const ask = (): void => {
    if (isVisible()) wire?.send(JSON.stringify({ kind: 'ping' } satisfies ClientMessage))
    cancelTimer = isVisible() ? schedule(PATIENCE, open) : schedule(SILENCE, ask)
  }
  const lose = (): void => {
    wire = null
    cancelTimer()
    turn('waiting')
    cancelTimer = schedule(pauseAfter(failures, random()), open)
    failures++
  }

  open()
  return {
    send(message) {
      if (state !== 'open') return false
      wire?.send(JSON.stringify(message))
      return true
    },
    renew: () => state !== 'closed' && open(),
    wake: () => state === 'waiting' && open(),
    comeBack() {
      failures = 0
    },
    close() {
      turn('closed')
      drop()
    },
  }
}
