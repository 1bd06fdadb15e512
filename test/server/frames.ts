/** Valid and invalid WebSocket frames as bytes, and a client that sends them without a library. */
import { connect, type Socket } from 'node:net'

export const CONTINUATION = 0x0
export const TEXT = 0x1
export const BINARY = 0x2
export const CLOSE = 0x8
export const PING = 0x9
export const PONG = 0xa

export interface FrameOptions {
  readonly fin?: boolean
  /** The three reserved bits. */
  readonly rsv?: number
  /** Null for a frame without a mask. */
  readonly mask?: readonly number[] | null
  /** A length that the header gives instead of the real one, in eight bytes. */
  readonly claimed?: bigint
}

export const frame = (
  opcode: number,
  payload: string | Buffer = '',
  { fin = true, rsv = 0, mask = [0x12, 0x34, 0x56, 0xfa], claimed }: FrameOptions = {},
): Buffer => {
  const data = Buffer.from(payload)
  const first = (fin ? 0x80 : 0) | (rsv << 4) | opcode
  const masked = mask === null ? data : data.map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  const length = lengthBytes(data.length, claimed)
  length[0] = (length[0] ?? 0) | (mask === null ? 0 : 0x80)
  return Buffer.concat([Buffer.from([first, ...length, ...(mask ?? [])]), masked])
}

const lengthBytes = (length: number, claimed: bigint | undefined): number[] => {
  if (claimed !== undefined) return [127, ...bytesOf(claimed, 8)]
  if (length < 126) return [length]
  return length < 65_536 ? [126, ...bytesOf(BigInt(length), 2)] : [127, ...bytesOf(BigInt(length), 8)]
}

const bytesOf = (value: bigint, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Number((value >> BigInt(8 * (count - 1 - index))) & 0xffn))

export const closeFrame = (code?: number, reason: string | Buffer = ''): Buffer =>
  frame(CLOSE, code === undefined ? '' : Buffer.concat([Buffer.from([code >> 8, code & 0xff]), Buffer.from(reason)]))

const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='
export const ACCEPT = 's3pPLMBiTxaQ9kYGzzhZRbK+xOo='

export const handshake = (path: string, headers: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${KEY}`,
    'Sec-WebSocket-Version: 13',
    ...headers,
    '',
    '',
  ].join('\r\n')

/** A raw connection that records every byte. */
export class RawClient {
  readonly socket: Socket
  /** Resolves when the connection is over. */
  readonly closed: Promise<void>
  #bytes: Buffer = Buffer.alloc(0)
  readonly #waiting = new Set<() => void>()

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.socket = connect(Number(port), hostname)
    this.socket.setNoDelay()
    this.socket.on('error', () => {})
    this.socket.on('data', (bytes) => {
      this.#bytes = Buffer.concat([this.#bytes, bytes])
      this.#look()
    })
    this.closed = new Promise((resolve) => {
      this.socket.on('close', () => {
        resolve()
        this.#look()
      })
    })
  }

  /** Sends these pieces, one packet each as far as the system allows it. */
  async send(...pieces: readonly (string | Buffer)[]): Promise<void> {
    for (const piece of pieces) {
      if (this.socket.writable) this.socket.write(piece)
      if (pieces.length > 1) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** What came so far, as text of one character per byte. */
  get text(): string {
    return this.#bytes.toString('latin1')
  }

  /** Waits until this holds or the connection is over. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds() && !this.socket.closed) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** What the server answered after the handshake, in words: `text hi`, `pong x`, `close 1002`. Heartbeats are no answer. */
  answers(): readonly string[] {
    return this.#frames().filter((one) => one !== 'ping')
  }

  #frames(): readonly string[] {
    const begin = this.text.indexOf('\r\n\r\n')
    const found: string[] = []
    if (begin < 0) return found
    let rest = this.#bytes.subarray(begin + 4)
    while (rest.length >= 2) {
      const [first = 0, second = 0] = rest
      const wide = second === 126 ? 2 : second === 127 ? 8 : 0
      if (rest.length < 2 + wide) break
      const length = wide === 0 ? second : wide === 2 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2))
      if (rest.length < 2 + wide + length) break
      found.push(wordsFor(first, rest.subarray(2 + wide, 2 + wide + length)))
      rest = rest.subarray(2 + wide + length)
    }
    return found
  }

  #look(): void {
    for (const look of this.#waiting) look()
  }
}

const NAMES: Readonly<Record<number, string>> = {
  [0x80 | TEXT]: 'text',
  [0x80 | BINARY]: 'binary',
  [0x80 | PING]: 'ping',
  [0x80 | PONG]: 'pong',
}

const wordsFor = (first: number, payload: Buffer): string => {
  if (first === (0x80 | CLOSE)) return payload.length < 2 ? 'close' : `close ${payload.readUInt16BE(0)}`
  return `${NAMES[first] ?? `frame 0x${first.toString(16)}`} ${payload.toString()}`.trimEnd()
}
