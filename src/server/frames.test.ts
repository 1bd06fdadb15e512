import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BINARY, Broken, CLOSE, closing, frameIn, frameOf, MORE, PING, PONG, TEXT } from './frames.ts'

const MOST = 70_000

/** As a page sends it. */
const masked = (opcode: number, payload: Buffer, isLast = true, mask = [1, 2, 3, 250]): Buffer => {
  const frame = frameOf(opcode, payload)
  const begin = frame.length - payload.length
  frame[0] = opcode | (isLast ? 0x80 : 0)
  frame[1] = (frame[1] ?? 0) | 0x80
  const hidden = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))
  return Buffer.concat([frame.subarray(0, begin), Buffer.from(mask), hidden])
}

const payloads = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.constantFrom(125, 126, 65_535, 65_536).map((length) => new Uint8Array(length).fill(7)),
)

test('a frame is read as it was written, and only once it is all there', () => {
  const opcodes = fc.constantFrom(MORE, TEXT, BINARY)
  const masks = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(opcodes, payloads, fc.boolean(), masks, fc.nat(), (opcode, bytes, isLast, mask, cut) => {
      const payload = Buffer.from(bytes)
      const frame = masked(opcode, payload, isLast, mask)
      const read = frameIn(Buffer.concat([frame, Buffer.from('more')]), MOST)
      expect(read).toMatchObject({ opcode, isLast, size: frame.length })
      expect(read?.payload.equals(payload)).toBe(true)
      expect(frameIn(frame.subarray(0, cut % frame.length), MOST)).toBeNull()
    }),
  )
})

test.each([
  ['without a mask', frameOf(TEXT, 'a'), 1_002],
  ['with bits that nothing was agreed about', Buffer.from([0xc1, 0x80]), 1_002],
  ['of an unknown kind', masked(0x3, Buffer.from('a')), 1_002],
  ['that asks something and is not whole', masked(PING, Buffer.from('a'), false), 1_002],
  ['that asks something at length', masked(PONG, Buffer.alloc(126)), 1_002],
  [
    'that says it is too long, of which nothing has come',
    Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
    1_009,
  ],
  ['that is one too long', masked(TEXT, Buffer.alloc(MOST + 1)), 1_009],
])('a frame %s is refused', (_what, bytes, code) => {
  expect(() => frameIn(bytes, MOST)).toThrow(expect.objectContaining({ code }))
})

test('whatever bytes come: a frame, the beginning of one, or a fault that has a code', () => {
  const begun = fc.constantFrom([], [0x81, 0x83], [0x81, 0xfe], [0x81, 0xff], [0x89, 0x80], [0x00, 0x85])
  fc.assert(
    fc.property(begun, fc.uint8Array({ maxLength: 40 }), (begin, bytes) => {
      const all = Buffer.from([...begin, ...bytes])
      try {
        const read = frameIn(all, 30)
        expect(read === null || (read.size <= all.length && read.payload.length <= 30)).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(Broken)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('what is said is written as RFC 6455 has it', () => {
  expect(frameOf(TEXT, 'Hello').toString('hex')).toBe('810548656c6c6f')
  expect(frameOf(TEXT, 'ű').toString('hex')).toBe('8102c5b1')
  expect(frameOf(BINARY, Buffer.alloc(256)).subarray(0, 4).toString('hex')).toBe('827e0100')
  expect(frameOf(BINARY, Buffer.alloc(65_536)).subarray(0, 10).toString('hex')).toBe('827f0000000000010000')
  expect(closing(1_000).toString('hex')).toBe('880203e8')
  expect(frameOf(CLOSE, '').toString('hex')).toBe('8800')
})
