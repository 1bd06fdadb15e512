/**
 * RFC 6455 as bytes. Each case sends frames and says what the server answers until it closes the connection. A case
 * that leaves the connection usable is ended by a close frame of the client, which the server must answer.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { startEcho } from '../../../test/server/echo.ts'
import {
  ACCEPT,
  BINARY,
  CLOSE,
  CONTINUATION,
  closeFrame,
  frame,
  handshake,
  PING,
  PONG,
  RawClient,
  TEXT,
} from '../../../test/server/frames.ts'

const MOST = 1_000
const echo = await startEcho(MOST)
afterAll(async () => {
  expect(echo.faults).toEqual([])
  await echo.stop()
})

/** A name, the frames that are sent, and the answers. */
type Case = readonly [name: string, sent: readonly Buffer[], answers: readonly string[]]

const BYE = closeFrame(1_000)
const part = (opcode: number, payload: string | Buffer = ''): Buffer => frame(opcode, payload, { fin: false })
const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(' ', ''), 'hex')

/** The connection goes on, so it is ended in the usual way. */
const fine = (name: string, sent: readonly Buffer[], answers: readonly string[]): Case => [
  name,
  [...sent, BYE],
  [...answers, 'close 1000'],
]
const broken = (name: string, sent: readonly Buffer[], code: number, answers: readonly string[] = []): Case => [
  name,
  sent,
  [...answers, `close ${code}`],
]

const OPCODES = { text: TEXT, binary: BINARY, ping: PING, pong: PONG, close: CLOSE, continuation: CONTINUATION }

const FRAMING: readonly Case[] = [
  ...[0, 1, 125, 126, 127, 128, 255, 256, 999, MOST].flatMap((length) => [
    fine(`text of ${length}`, [frame(TEXT, 'x'.repeat(length))], [`text heard ${'x'.repeat(length)}`.trimEnd()]),
    fine(`binary of ${length}`, [frame(BINARY, Buffer.alloc(length))], ['text heard']),
  ]),
  ...[MOST + 1, 5_000, 65_535, 65_536, 100_000].map((length) =>
    broken(`text of ${length}, which is too long`, [frame(TEXT, 'x'.repeat(length))], 1_009),
  ),
  ...[2n ** 16n, 2n ** 31n, 2n ** 32n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n].map((claimed) =>
    broken(`a header that promises ${claimed} bytes`, [frame(TEXT, '', { claimed })], 1_009),
  ),
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((rsv) =>
    (['text', 'ping', 'close'] as const).map((name) =>
      broken(`${name} with reserved bits ${rsv}`, [frame(OPCODES[name], '', { rsv })], 1_002),
    ),
  ),
  ...[3, 4, 5, 6, 7, 11, 12, 13, 14, 15].flatMap((opcode) => [
    broken(`unknown opcode ${opcode}, empty`, [frame(opcode)], 1_002),
    broken(`unknown opcode ${opcode} after a message`, [frame(TEXT, 'a'), frame(opcode, 'b')], 1_002, ['text heard a']),
  ]),
  ...Object.entries(OPCODES).map(([name, opcode]) =>
    broken(`${name} without a mask`, [frame(opcode, '', { mask: null })], 1_002),
  ),
  ...[
    [0, 0, 0, 0],
    [255, 255, 255, 255],
    [0, 0, 0, 1],
  ].map((mask) => fine(`mask ${mask}`, [frame(TEXT, 'masked', { mask })], ['text heard masked'])),
  fine(
    'many messages in one packet',
    [Buffer.concat(Array(20).fill(frame(TEXT, 'x')))],
    Array(20).fill('text heard x'),
  ),
]

const FRAGMENTATION: readonly Case[] = [
  ...[2, 3, 10, 64].map((count) =>
    fine(
      `text in ${count} parts`,
      [part(TEXT, 'x'), ...Array(count - 2).fill(part(CONTINUATION, 'x')), frame(CONTINUATION, 'x')],
      [`text heard ${'x'.repeat(count)}`],
    ),
  ),
  fine('binary in two parts', [part(BINARY, 'a'), frame(CONTINUATION, 'b')], ['text heard']),
  fine('empty parts', [part(TEXT), part(CONTINUATION), frame(CONTINUATION)], ['text heard']),
  fine('an empty last part', [part(TEXT, 'a'), frame(CONTINUATION)], ['text heard a']),
  fine(
    'a ping between parts',
    [part(TEXT, 'a'), frame(PING, '?'), frame(CONTINUATION, 'b')],
    ['pong ?', 'text heard ab'],
  ),
  fine('a pong between parts', [part(TEXT, 'a'), frame(PONG, '!'), frame(CONTINUATION, 'b')], ['text heard ab']),
  fine(
    'two messages in parts',
    [part(TEXT, 'a'), frame(CONTINUATION, 'b'), part(TEXT, 'c'), frame(CONTINUATION, 'd')],
    ['text heard ab', 'text heard cd'],
  ),
  ['a close between parts', [part(TEXT, 'a'), closeFrame(1_000)], ['close 1000']],
  broken('a last part of nothing', [frame(CONTINUATION, 'a')], 1_002),
  broken('a part of nothing', [part(CONTINUATION, 'a')], 1_002),
  broken('a part after the last one', [part(TEXT, 'a'), frame(CONTINUATION), frame(CONTINUATION, 'b')], 1_002, [
    'text heard a',
  ]),
  broken('a text within a text', [part(TEXT, 'a'), frame(TEXT, 'b')], 1_002),
  broken('the beginning of a text within a text', [part(TEXT, 'a'), part(TEXT, 'b')], 1_002),
  broken('a binary within a text', [part(TEXT, 'a'), frame(BINARY, 'b')], 1_002),
  broken('a text within a binary', [part(BINARY, 'a'), frame(TEXT, 'b')], 1_002),
  broken(
    'parts that are too long together',
    [part(TEXT, 'x'.repeat(600)), frame(CONTINUATION, 'x'.repeat(600))],
    1_009,
  ),
  broken('a beginning that is too long', [part(TEXT, 'x'.repeat(MOST + 1))], 1_009),
  broken('too many parts', [part(TEXT), ...Array(64).fill(part(CONTINUATION))], 1_008),
  broken('a ping in parts', [part(PING, 'a'), frame(CONTINUATION, 'b')], 1_002),
  broken('a pong in parts', [part(PONG, 'a'), frame(CONTINUATION, 'b')], 1_002),
  broken('a close in parts', [part(CLOSE, hex('03e8'))], 1_002),
]

const CONTROL: readonly Case[] = [
  ...[0, 1, 2, 124, 125].map((length) =>
    fine(`a ping of ${length}`, [frame(PING, 'p'.repeat(length))], [`pong ${'p'.repeat(length)}`.trimEnd()]),
  ),
  ...[126, 200, 65_536].flatMap((length) => [
    broken(`a ping of ${length}`, [frame(PING, 'p'.repeat(length))], 1_002),
    broken(`a pong of ${length}`, [frame(PONG, 'p'.repeat(length))], 1_002),
    broken(`a close of ${length}`, [closeFrame(1_000, 'p'.repeat(length - 2))], 1_002),
  ]),
  fine(
    'ten pings',
    Array.from({ length: 10 }, (_, index) => frame(PING, `${index}`)),
    Array.from({ length: 10 }, (_, index) => `pong ${index}`),
  ),
  fine('pongs that nobody asked for', [frame(PONG), frame(PONG, 'x'), frame(PONG, 'y')], []),
  fine('a ping before a message', [frame(PING, 'a'), frame(TEXT, 'b')], ['pong a', 'text heard b']),
  fine('a ping with bytes that are no text', [frame(PING, hex('c328'))], [`pong ${hex('c328').toString()}`]),
  fine(
    'a ping between messages',
    [frame(TEXT, 'a'), frame(PING), frame(TEXT, 'b')],
    ['text heard a', 'pong', 'text heard b'],
  ),
]

const VALID_TEXT: readonly string[] = [
  'plain',
  'Győr, Zürich, ’s-Hertogenbosch',
  '🚂🚃🚃',
  ' ',
  '\u0000',
  '\u007f',
  '\u0080',
  '\u07ff',
  '\u0800',
  '\ud7ff',
  '\ue000',
  '\ufffd',
  '\ufffe',
  '\uffff',
  '\u{10000}',
  '\u{10ffff}',
  'κόσμε',
  'דלת',
  'a\u0301',
]

/** Bytes that are no UTF-8, by RFC 3629. */
const INVALID_TEXT: readonly string[] = [
  '80',
  'bf',
  'c0 80',
  'c0 af',
  'c1 bf',
  'c2',
  'c2 41',
  'c3 28',
  'e0 80 80',
  'e0 9f bf',
  'e1 80',
  'e1 80 41',
  'ed a0 80',
  'ed ad bf',
  'ed bf bf',
  'f0 80 80 80',
  'f0 8f bf bf',
  'f1 80 80',
  'f1 80 80 41',
  'f4 90 80 80',
  'f5 80 80 80',
  'f8 88 80 80 80',
  'fc 84 80 80 80 80',
  'fe',
  'ff',
  '61 62 ff 63',
]

const UTF8: readonly Case[] = [
  ...VALID_TEXT.map((text) =>
    fine(`text ${JSON.stringify(text)}`, [frame(TEXT, text)], [`text heard ${text}`.trimEnd()]),
  ),
  ...VALID_TEXT.filter((text) => Buffer.byteLength(text) > 1).map((text) => {
    const bytes = Buffer.from(text)
    const parts = [part(TEXT, bytes.subarray(0, 1)), frame(CONTINUATION, bytes.subarray(1))]
    return fine(`text ${JSON.stringify(text)}, cut within a character`, parts, [`text heard ${text}`])
  }),
  ...INVALID_TEXT.map((digits) => broken(`bytes ${digits}`, [frame(TEXT, hex(digits))], 1_007)),
  ...INVALID_TEXT.map((digits) =>
    broken(
      `bytes ${digits} in parts`,
      [part(TEXT, hex(digits).subarray(0, 1)), frame(CONTINUATION, hex(digits).subarray(1))],
      1_007,
    ),
  ),
  fine('binary that is no text', [frame(BINARY, hex('ff fe'))], ['text heard']),
]

const CLOSING: readonly Case[] = [
  ...[
    1_000, 1_001, 1_002, 1_003, 1_007, 1_008, 1_009, 1_010, 1_011, 1_012, 1_013, 1_014, 3_000, 3_999, 4_000, 4_999,
  ].map((code): Case => [`code ${code} is answered`, [closeFrame(code)], [`close ${code}`]]),
  ...[0, 999, 1_004, 1_005, 1_006, 1_015, 1_016, 1_100, 2_000, 2_999, 5_000, 65_535].map((code) =>
    broken(`code ${code} is not allowed`, [closeFrame(code)], 1_002),
  ),
  ['no code', [closeFrame()], ['close']],
  broken('half a code', [frame(CLOSE, hex('03'))], 1_002),
  ['a reason', [closeFrame(1_000, 'Done.')], ['close 1000']],
  ['the longest reason', [closeFrame(1_000, 'x'.repeat(123))], ['close 1000']],
  broken('a reason that is no text', [closeFrame(1_000, hex('c328'))], 1_007),
  ['a message after the close', [closeFrame(1_000), frame(TEXT, 'late')], ['close 1000']],
  ['a ping after the close', [closeFrame(1_000), frame(PING, 'late')], ['close 1000']],
  ['a second close', [closeFrame(1_001), closeFrame(1_000)], ['close 1001']],
  ['noise after the close', [closeFrame(1_000), Buffer.alloc(500, 0xff)], ['close 1000']],
  ['a message before the close', [frame(TEXT, 'a'), closeFrame(1_000)], ['text heard a', 'close 1000']],
  ['a close that the server began', [frame(TEXT, 'go'), closeFrame(1_000)], ['close 1000']],
]

const TABLE: Readonly<Record<string, readonly Case[]>> = {
  framing: FRAMING,
  fragmentation: FRAGMENTATION,
  'control frames': CONTROL,
  'UTF-8': UTF8,
  closing: CLOSING,
}

/** Opens a socket, sends these pieces and waits for the end. */
const converse = async (pieces: readonly (string | Buffer)[]): Promise<readonly string[]> => {
  const client = new RawClient(echo.url)
  await client.send(...pieces)
  await client.closed
  expect(client.text).toContain(`Sec-WebSocket-Accept: ${ACCEPT}\r\n`)
  return client.answers()
}

describe.each(Object.entries(TABLE))('%s', (_topic, cases) => {
  test.each(cases)('%s', async (_name, sent, answers) => {
    expect(await converse([handshake('/'), Buffer.concat(sent)])).toEqual(answers)
  })
})

test('there are at least 150 cases', () => {
  expect(Object.values(TABLE).flat().length).toBeGreaterThanOrEqual(150)
})

describe('delivery', () => {
  const twoFrames = Buffer.concat([frame(TEXT, 'hi'), BYE])
  const answers = ['text heard hi', 'close 1000']

  test.each(Array.from({ length: twoFrames.length - 1 }, (_, index) => index + 1))('cut at byte %i', async (at) => {
    const pieces = [handshake('/'), twoFrames.subarray(0, at), twoFrames.subarray(at)]
    expect(await converse(pieces)).toEqual(answers)
  })

  test('everything in one packet with the request', async () => {
    expect(await converse([Buffer.concat([Buffer.from(handshake('/')), twoFrames])])).toEqual(answers)
  })

  test('byte by byte, the request included', async () => {
    const bytes = [...Buffer.from(handshake('/')), ...twoFrames].map((byte) => Buffer.from([byte]))
    expect(await converse(bytes)).toEqual(answers)
  })

  test.each([part(TEXT, 'ab'), frame(PING, 'p'), frame(TEXT, 'x'.repeat(50))])('byte by byte %#', async (first) => {
    const whole = Buffer.concat([first, first[0] === TEXT ? frame(CONTINUATION, 'c') : frame(TEXT, 'c'), BYE])
    const slow = await converse([handshake('/'), ...[...whole].map((byte) => Buffer.from([byte]))])
    expect(slow).toEqual(await converse([handshake('/'), whole]))
    expect(slow.at(-1)).toBe('close 1000')
  })
})

describe('a client', () => {
  test('that closes its half after sending still gets its answer', async () => {
    const client = new RawClient(echo.url)
    client.socket.end(Buffer.concat([Buffer.from(handshake('/')), frame(TEXT, 'hi'), BYE]))
    await client.closed
    // The server may see the end before it opens the socket: then it sends nothing at all.
    expect([[], ['text heard hi', 'close 1000']]).toContainEqual(client.answers())
  })

  test.each([
    ['between messages', frame(TEXT, 'hi'), ['text heard hi']],
    ['within a frame', Buffer.concat([frame(TEXT, 'hi'), frame(TEXT, 'half').subarray(0, 7)]), ['text heard hi']],
    ['within a message', Buffer.concat([frame(TEXT, 'hi'), part(TEXT, 'half')]), ['text heard hi']],
  ])('that closes its half %s is let go', async (_when, bytes, answers) => {
    const client = new RawClient(echo.url)
    await client.send(handshake('/'))
    await client.until(() => client.text.includes('\r\n\r\n'))
    await client.send(bytes)
    await client.until(() => client.answers().length > 0)
    client.socket.end()
    await client.closed
    expect(client.answers()).toEqual(answers)
    await expect.poll(echo.open).toBe(0)
  })

  test('that disconnects within a frame is closed', async () => {
    const client = new RawClient(echo.url)
    await client.send(handshake('/'))
    await client.until(() => client.text.includes('\r\n\r\n'))
    await client.send(frame(TEXT, 'half').subarray(0, 7))
    client.socket.resetAndDestroy()
    await expect.poll(echo.open).toBe(0)
  })

  test('that never reads is cut off after four megabytes', async () => {
    const client = new RawClient(echo.url)
    await client.send(handshake('/'))
    await client.until(() => client.text.includes('\r\n\r\n'))
    client.socket.pause()
    // Each is answered with a megabyte; what the system itself buffers is not unlimited.
    await client.send(...Array<Buffer>(60).fill(frame(TEXT, 'fill')))
    await expect.poll(echo.open).toBe(0)
    client.socket.destroy()
  })

  test('that sends a message in very many packets is disconnected', async () => {
    const client = new RawClient(echo.url)
    await client.send(handshake('/'))
    await client.until(() => client.text.includes('\r\n\r\n'))
    const bytes = [...frame(TEXT, 'x'.repeat(900))].map((byte) => Buffer.from([byte]))
    for (const byte of bytes) {
      await client.send(byte)
      // A packet each: two that arrive together count as one.
      await new Promise((resolve) => setTimeout(resolve, 2))
      if (client.answers().length > 0 || client.socket.closed) break
    }
    await client.closed
    expect(client.answers()).toEqual(['close 1008'])
  })
})
