/**
 * The server's end of one page's WebSocket. A class that `ws` instantiates itself, with listeners that all
 * sockets share: a wrapper and closures per socket would be a large part of the memory of an idle table.
 */
import { type RawData, WebSocket } from 'ws'

/** Receives what one page sends. */
export interface SocketListener {
  /** A whole message; empty if it was binary. */
  hear(text: string): void
  /** A ping or an unasked pong. False: the page has sent too many, so it gets no answer. */
  hearControl(): boolean
  end(): void
}

/** A page that leaves more than this unread is cut off. */
const MOST_UNREAD = 4 * 1024 * 1024
/** How long a page that is thrown out has to read why. */
const LAST_WORDS = 1_000

const POLICY_VIOLATION = 1_008

export class PageSocket extends WebSocket {
  listener: SocketListener | null = null
  /** A ping was sent, and nothing has come since. */
  #isAwaitingPong = false
  /** Part of a message was waiting for its rest when this was last looked at. */
  #isStalling = false

  /** Starts listening. `ws` calls the constructor, so this is a separate step. */
  listen(listener: SocketListener): void {
    this.listener = listener
    this.on('message', onMessage).on('ping', onPing).on('pong', onPong).on('error', ignore)
  }

  sendText(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return
    if (this.bufferedAmount > MOST_UNREAD) this.terminate()
    else this.send(text)
  }

  /** Closes the socket of a page that breaks the limits. Nothing more is read from it. */
  throwOut(reason: string): void {
    if (this.readyState !== WebSocket.OPEN) return
    this.close(POLICY_VIOLATION, reason)
    this.pause()
    setTimeout(() => this.terminate(), LAST_WORDS).unref()
  }

  /** One heartbeat. A page that sent nothing complete since the previous one is gone. */
  beat(): void {
    if (this.#isAwaitingPong) this.terminate()
    else if (this.readyState === WebSocket.OPEN) this.ping()
    this.#isAwaitingPong = true
  }

  /** Throws out a page whose message was incomplete at the previous call and is still incomplete. */
  checkStall(): void {
    const isUnfinished = hasUnfinishedMessage(this)
    if (isUnfinished && this.#isStalling) this.throwOut('A message was not completed in time.')
    this.#isStalling = isUnfinished
  }

  receive(text: string): void {
    this.#isAwaitingPong = false
    this.#isStalling = false
    if (this.readyState === WebSocket.OPEN) this.listener?.hear(text)
  }

  receivePing(data: Buffer): void {
    this.#isAwaitingPong = false
    if (this.readyState === WebSocket.OPEN && this.listener?.hearControl()) this.pong(data)
  }

  receivePong(): void {
    const wasAsked = this.#isAwaitingPong
    this.#isAwaitingPong = false
    if (!wasAsked && this.readyState === WebSocket.OPEN) this.listener?.hearControl()
  }
}

/**
 * `ws` does not publish whether it holds part of a message, so this looks at its receiver: bytes of a frame, a
 * frame header, or fragments. The version of `ws` is pinned, and stalling.test.ts fails if this stops working.
 */
const hasUnfinishedMessage = (socket: PageSocket): boolean => {
  const { _receiver: receiver } = socket as unknown as { readonly _receiver: Receiver }
  return receiver._bufferedBytes > 0 || receiver._state !== 0 || receiver._fragmented !== 0
}

interface Receiver {
  readonly _bufferedBytes: number
  readonly _state: number
  readonly _fragmented: number
}

// One function of each kind for all sockets.
function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  if (this instanceof PageSocket) this.receive(isBinary ? '' : String(data))
}

function onPing(this: WebSocket, data: Buffer): void {
  if (this instanceof PageSocket) this.receivePing(data)
}

function onPong(this: WebSocket): void {
  if (this instanceof PageSocket) this.receivePong()
}

/** An error is always followed by a close. */
const ignore = (): void => {}
