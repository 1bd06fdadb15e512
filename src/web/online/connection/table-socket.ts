/**
 * A connection to the server that repairs itself. When it breaks, it is opened again after a pause that grows with
 * each failure; a random part spreads the pages, so that they do not all come back at once. A connection can also be
 * dead without a close event. An attempt that brings nothing is given up: a proxy may hold it open to a server that is gone. And
 * while the page is visible, a server that falls silent later is pinged.
 */
import type { ClientMessage } from '../../../wire/online.ts'

/** Events of one connection. After `onClose` there are no more. */
export interface SocketHandlers {
  onOpen(): void
  onMessage(text: string): void
  onClose(): void
}
export interface RawSocket {
  send(text: string): void
  close(): void
}
export type Connect = (handlers: SocketHandlers) => RawSocket

/** Runs `act` after this many milliseconds; returns a function that cancels it. */
export type Schedule = (milliseconds: number, act: () => void) => () => void

export type SocketState = 'opening' | 'open' | 'waiting' | 'closed'

export interface TableSocket {
  /** False if the connection is not open; `onOpen` says when it is. */
  send(message: ClientMessage): boolean
  /** Drops the connection and opens a new one at once: for a new cookie, or when nobody answers. */
  reconnect(): void
  /** Ends a pause between two attempts. */
  retryNow(): void
  /** The server announced that it goes away for a moment: the next pause is short again. */
  resetBackoff(): void
  close(): void
}

export interface TableSocketOptions {
  readonly connect: Connect
  readonly schedule: Schedule
  /** At least 0, less than 1. */
  random(): number
  isVisible(): boolean
  onOpen(): void
  onMessage(text: string): void
  onStateChange(state: SocketState): void
}

const FIRST_PAUSE = 500
/** Short enough to find a restarted server within a few seconds. */
const LONGEST_PAUSE = 4_000

/** An attempt is given up if the connection is not open by then. A slow network gets more time each time. */
const FIRST_WAIT = 3_000
/** The same for the first message of an open connection: a busy server that accepts pages may have many tables to load. */
const LONGEST_WAIT = 12_000

/** After this long without a message the server is pinged, and has `PATIENCE` milliseconds to answer. */
const SILENCE = 25_000
const PATIENCE = 10_000

/** Milliseconds before the next attempt, after this many failures in a row. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + random / 2)

/** How long it may take until the connection is open, after this many attempts without a message. */
export const waitAfter = (attempts: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts)

export const openTableSocket = ({
  connect,
  schedule,
  random,
  isVisible,
  onOpen,
  onMessage,
  onStateChange,
}: TableSocketOptions): TableSocket => {
  let socket: RawSocket | null = null
  let state: SocketState = 'waiting'
  let failures = 0
  /** Attempts since the last message. A connection that opens and brings nothing is no failure, but an attempt. */
  let attempts = 0
  let cancelTimer = (): void => {}

  const setState = (next: SocketState): void => {
    state = next
    onStateChange(next)
  }
  const drop = (): void => {
    const old = socket
    socket = null
    cancelTimer()
    old?.close()
  }
  const open = (): void => {
    drop()
    setState('opening')
    const mine: RawSocket = connect({
      onOpen: () => {
        if (socket !== mine) return
        failures = 0
        cancelTimer()
        cancelTimer = schedule(LONGEST_WAIT, giveUp)
        setState('open')
        onOpen()
      },
      onMessage: (text) => {
        if (socket !== mine) return
        attempts = 0
        restartSilenceTimer()
        onMessage(text)
      },
      onClose: () => socket === mine && waitAndRetry(),
    })
    socket = mine
    cancelTimer = schedule(waitAfter(attempts), giveUp)
    attempts++
  }
  const giveUp = (): void => {
    drop()
    waitAndRetry()
  }
  const restartSilenceTimer = (): void => {
    cancelTimer()
    cancelTimer = schedule(SILENCE, ping)
  }
  const ping = (): void => {
    if (isVisible()) socket?.send(JSON.stringify({ kind: 'ping' } satisfies ClientMessage))
    cancelTimer = isVisible() ? schedule(PATIENCE, open) : schedule(SILENCE, ping)
  }
  const waitAndRetry = (): void => {
    socket = null
    cancelTimer()
    setState('waiting')
    cancelTimer = schedule(pauseAfter(failures, random()), open)
    failures++
  }

  open()
  return {
    send(message) {
      if (state !== 'open') return false
      socket?.send(JSON.stringify(message))
      return true
    },
    reconnect: () => state !== 'closed' && open(),
    retryNow: () => state === 'waiting' && open(),
    resetBackoff() {
      failures = 0
    },
    close() {
      setState('closed')
      drop()
    },
  }
}
