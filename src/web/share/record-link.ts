/**
 * A match in a link: the record, compressed, behind the `#` of the address, so that no server is needed to open it. The
 * draws are left out, because they follow from the seed.
 */
import { complain } from '../../kit/problem.ts'
import { type MatchRecord, recordIn } from '../../kit/record.ts'

/** Longer data is not read: a small text could be unpacked into a very long one. */
const MOST_BYTES = 1_000_000

export const packRecord = async (record: MatchRecord): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...record, draws: null }))
  return toBase64Url(await bytesOf(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw'))))
}

/** Throws a problem of one sentence if the text is damaged. */
export const unpackRecord = async (packed: string): Promise<MatchRecord> => {
  const json = await unpackedText(packed).catch(() => complain('record.link'))
  return recordIn(parsed(json))
}

const unpackedText = async (packed: string): Promise<string> => {
  const bytes = await bytesOf(streamOf(fromBase64Url(packed)).pipeThrough(new DecompressionStream('deflate-raw')))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return complain('record.link')
  }
}

type Bytes = Uint8Array<ArrayBuffer>

const streamOf = (bytes: Bytes): ReadableStream<Bytes> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

const bytesOf = async (stream: ReadableStream<Bytes>): Promise<Bytes> => {
  const parts: Bytes[] = []
  let length = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > MOST_BYTES) throw new Error('too long')
    parts.push(next.value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

const toBase64Url = (bytes: Bytes): string => {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const fromBase64Url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
