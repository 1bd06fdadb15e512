/** The frames of a WebSocket (RFC 6455) as a server reads and writes them, without extensions. */

export const MORE = 0x0
export const TEXT = 0x1
export const BINARY = 0x2
export const CLOSE = 0x8
export const PING = 0x9
export const PONG = 0xa

export interface Frame {
  readonly opcode: number
  /** The last one of its message. */
  readonly isLast: boolean
  /** Without its mask. */
  readonly payload: Buffer
  /** How many bytes it took, payload included. */
  readonly size: number
}

/** What comes is not what was agreed. The code says why. */
export class Broken extends Error {
  readonly code: number

  constructor(code: number) {
    super(`a WebSocket was closed with ${code}`)
    this.code = code
  }
}

/** The codes that a socket is closed with. */
export const PROTOCOL = 1_002
export const NO_TEXT = 1_007
export const TOO_LONG = 1_009

/**
 * The frame that these bytes begin with; null where some of it has still to come. Its length is looked
 * at before the rest is waited for, so that nobody can have the server keep more than `most`.
 */
export const frameIn = (bytes: Buffer, most: number): Frame | null => {
  const [first, second] = bytes
  if (first === undefined || second === undefined) return null
  const opcode = first & 0xf
  const isLast = (first & 0x80) !== 0
  const short = second & 0x7f
  // Nothing was agreed about the three bits in between, and whoever asks must mask.
  if ((first & 0x70) !== 0 || (second & 0x80) === 0 || !KNOWN.includes(opcode)) throw new Broken(PROTOCOL)
  if (opcode >= CLOSE && (!isLast || short > LONGEST_CONTROL)) throw new Broken(PROTOCOL)
  const wide = short === IN_TWO ? 2 : short === IN_EIGHT ? 8 : 0
  const begin = 2 + wide + MASK
  if (bytes.length < begin) return null
  const length = wide === 0 ? short : wide === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  if (length > most) throw new Broken(TOO_LONG)
  const size = begin + length
  if (bytes.length < size) return null
  return { opcode, isLast, size, payload: unmasked(bytes.subarray(begin - MASK, size)) }
}

const KNOWN: readonly number[] = [MORE, TEXT, BINARY, CLOSE, PING, PONG]
const LONGEST_CONTROL = 125
const MASK = 4
/** In place of a short length: it stands in the next two bytes, or in the next eight. */
const IN_TWO = 126
const IN_EIGHT = 127

const unmasked = (masked: Buffer): Buffer => {
  const payload = Buffer.from(masked.subarray(MASK))
  payload.forEach((byte, at) => {
    payload[at] = byte ^ (masked[at % MASK] ?? 0)
  })
  return payload
}

/** A whole message, or whatever else there is to say, in one frame. */
export const frameOf = (opcode: number, payload: Buffer | string): Buffer => {
  const length = Buffer.byteLength(payload)
  const wide = length <= LONGEST_CONTROL ? 0 : length <= 0xffff ? 2 : 8
  const frame = Buffer.allocUnsafe(2 + wide + length)
  frame[0] = 0x80 | opcode
  frame[1] = wide === 0 ? length : wide === 2 ? IN_TWO : IN_EIGHT
  if (wide === 2) frame.writeUInt16BE(length, 2)
  if (wide === 8) frame.writeBigUInt64BE(BigInt(length), 2)
  if (typeof payload === 'string') frame.write(payload, 2 + wide)
  else payload.copy(frame, 2 + wide)
  return frame
}

export const closing = (code: number): Buffer => {
  const payload = Buffer.alloc(2)
  payload.writeUInt16BE(code)
  return frameOf(CLOSE, payload)
}
