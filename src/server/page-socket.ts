/**
 * A WebSocket of a page: text in, text out, and nothing that pages do not need. A table that waits
 * costs little more than its four sockets, so each is one object without functions of its own
 * (docs/decisions/009-frames-of-our-own.md).
 */
import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'
import {
  BINARY,
  Broken,
  CLOSE,
  closing,
  type Frame,
  frameIn,
  frameOf,
  MORE,
  NO_TEXT,
  PING,
  PONG,
  PROTOCOL,
  TEXT,
  TOO_LONG,
} from './frames.ts'

/** Whom a socket speaks to. */
export interface Listener {
  /** What is no text is heard as nothing. */
  hear(text: string): void
  end(): void
}

/** A page that does not read what it is sent is cut off. */
const MOST_UNREAD = 4 * 1024 * 1024
/** How long the other side may take to say goodbye. */
const PATIENCE = 10_000
const GOING = 1_000

export class PageSocket {
  /** Set at once by whoever makes it. */
  listener: Listener | null = null
  readonly #socket: Socket
  /** No message is longer. */
  readonly #most: number
  /** The beginning of a frame. */
  #rest: Buffer = NOTHING
  /** The frames of a message so far, and what kind it is of; 0 between messages. */
  #begun: Buffer = NOTHING
  #kind = 0
  #isOpen = true
  /** It was asked whether it is there, and nothing has come since. */
  #isAsked = false

  constructor(socket: Socket, most: number) {
    this.#socket = socket
    this.#most = most
  }

  send(text: string): void {
    if (this.#isOpen) this.#write(frameOf(TEXT, text))
  }

  /** Says goodbye, and waits a little for the other side to do so. */
  close(code = GOING): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    const socket = this.#socket
    this.#write(closing(code))
    setTimeout(() => socket.destroy(), PATIENCE).unref()
  }

  /** Asks whether anybody is there: browsers answer by themselves. Who was silent since the last time is taken for gone. */
  ask(): void {
    if (!this.#isOpen) return
    if (this.#isAsked) this.terminate()
    else this.#write(ARE_YOU_THERE)
    this.#isAsked = true
  }

  terminate(): void {
    this.#socket.destroy()
  }

  /** Bytes have come. */
  read(bytes: Buffer): void {
    this.#isAsked = false
    try {
      let rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes])
      for (let frame = frameIn(rest, this.#most); frame !== null; frame = frameIn(rest, this.#most)) {
        rest = rest.subarray(frame.size)
        this.#take(frame)
      }
      this.#rest = rest.length === 0 ? NOTHING : rest
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      this.#rest = NOTHING
      this.close(error.code)
      this.#socket.end()
    }
  }

  #take({ opcode, isLast, payload }: Frame): void {
    if (opcode === PING) this.#write(frameOf(PONG, payload))
    if (opcode === CLOSE) {
      this.close()
      this.#socket.end()
    }
    if (opcode <= BINARY) this.#gather(opcode, isLast, payload)
  }

  #gather(opcode: number, isLast: boolean, payload: Buffer): void {
    if ((opcode === MORE) !== (this.#kind !== 0)) throw new Broken(PROTOCOL)
    if (this.#begun.length + payload.length > this.#most) throw new Broken(TOO_LONG)
    const kind = opcode === MORE ? this.#kind : opcode
    const whole = opcode === MORE ? Buffer.concat([this.#begun, payload]) : payload
    this.#kind = isLast ? 0 : kind
    this.#begun = isLast ? NOTHING : whole
    if (!isLast || !this.#isOpen) return
    if (kind === TEXT && !isUtf8(whole)) throw new Broken(NO_TEXT)
    this.listener?.hear(kind === TEXT ? whole.toString() : '')
  }

  #write(frame: Buffer): void {
    const socket = this.#socket
    if (socket.writableLength > MOST_UNREAD) socket.destroy()
    else if (socket.writable) socket.write(frame)
  }
}

const NOTHING = Buffer.alloc(0)
const ARE_YOU_THERE = frameOf(PING, NOTHING)
