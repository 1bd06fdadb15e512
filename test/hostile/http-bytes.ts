/** Bytes on an HTTP connection that no browser sends: pipelined, cut anywhere, contradictory, oversized, or noise. */
import type { Rng } from '../../src/kit/game.ts'
import { noise, pick } from './messages.ts'

/** One connection: what is sent, in which pieces, and how it ends. */
export interface HttpCase {
  readonly kind: string
  readonly pieces: readonly Buffer[]
  readonly end: 'stay' | 'halfClose' | 'reset'
  /** The first request contradicts itself: whatever comes back, it must not be a success. */
  readonly isContradiction: boolean
}

export const httpCase = (rng: Rng, table: string): HttpCase => {
  const kind = pick(rng, KINDS)
  const bytes = Buffer.from(MAKE[kind](rng, table), 'latin1')
  return {
    kind,
    pieces: cut(rng, rng(4) === 0 ? damaged(rng, bytes, kind) : bytes),
    end: pick(rng, ['stay', 'stay', 'stay', 'halfClose', 'reset']),
    isContradiction: kind === 'contradiction',
  }
}

/** A contradiction stays one only if it is sent as it is. */
const damaged = (rng: Rng, bytes: Buffer, kind: string): Buffer => {
  if (kind === 'contradiction' || bytes.length === 0) return bytes
  const copy = Buffer.from(bytes)
  for (let times = 1 + rng(3); times > 0; times--) copy[rng(copy.length)] = rng(256)
  return rng(3) === 0 ? copy.subarray(0, rng(copy.length)) : copy
}

/** In one piece, in a few, or byte by byte at the beginning. */
const cut = (rng: Rng, bytes: Buffer): readonly Buffer[] => {
  const way = rng(4)
  if (way < 2 || bytes.length < 2) return [bytes]
  const places =
    way === 2
      ? Array.from({ length: 1 + rng(5) }, () => rng(bytes.length)).sort((a, b) => a - b)
      : Array.from({ length: Math.min(bytes.length, 24) }, (_, at) => at)
  return [0, ...places].map((from, index) => bytes.subarray(from, places[index] ?? bytes.length))
}

const request = (line: string, headers: readonly string[], body = ''): string =>
  `${[`${line} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n${body}`

const HOST = 'Host: localhost'
const JSON_TYPE = 'Content-Type: application/json'
const UPGRADE = ['Upgrade: websocket', 'Connection: Upgrade']
const KEYS = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13']

const path = (rng: Rng, table: string): string =>
  pick(rng, [
    '/',
    '/healthz',
    '/api/me',
    '/api/games',
    '/api/tables',
    `/api/tables/${table}/live`,
    `/api/tables/${table}/record`,
    '/api/docs',
    '/nothing',
    '/%zz',
    '*',
    '//',
    'http://localhost/api/me',
    `/?${'q'.repeat(rng(200))}`,
  ])

const get = (rng: Rng, table: string): string =>
  request(`${pick(rng, ['GET', 'GET', 'HEAD', 'OPTIONS'])} ${path(rng, table)}`, [HOST])

const put = (rng: Rng): string => {
  const body = pick(rng, ['{"name":"Zoe"}', '{}', '[', '{"name":"\u00ff"}'])
  return request('PUT /api/me', [HOST, JSON_TYPE, `Content-Length: ${body.length}`], body)
}

const upgrade = (rng: Rng, table: string): string => {
  const headers = [...UPGRADE, ...KEYS].filter(() => rng(6) > 0)
  const after = rng(2) === 0 ? '' : Buffer.from(noise(rng, rng(60))).toString('latin1')
  const line = `${pick(rng, ['GET', 'GET', 'GET', 'POST', 'HEAD', 'CONNECT'])} ${path(rng, table)}`
  return request(line, [pick(rng, [HOST, HOST, HOST, 'Host: x']), ...headers], after)
}

const chunked = (rng: Rng): string => {
  const chunk = pick(rng, [
    'e\r\n{"name":"Zoe"}\r\n',
    'E;x=y\r\n{"name":"Zoe"}\r\n',
    'fffffffff\r\n',
    'zz\r\n',
    '-1\r\n',
    '0x1\r\na\r\n',
  ])
  const end = pick(rng, ['0\r\n\r\n', '0\r\nX: y\r\n\r\n', '', '0\r\n'])
  return request('PUT /api/me', [HOST, JSON_TYPE, 'Transfer-Encoding: chunked'], `${chunk}${end}`)
}

/** Two readers of this could disagree where the first request ends: it must be refused (RFC 9112, 6.3). */
const contradiction = (rng: Rng): string => {
  const hidden = request('GET /healthz', [HOST])
  const headers = pick<readonly string[]>(rng, [
    ['Content-Length: 0', `Content-Length: ${hidden.length}`],
    [`Content-Length: ${hidden.length}`, 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked', 'Content-Length: 3'],
    ['Transfer-Encoding: chunked, identity'],
    ['Transfer-Encoding: xchunked'],
    ['Content-Length: +0'],
    ['Content-Length: 0, 5'],
    ['Content-Length: 0x0'],
    ['Content-Length: -1'],
    ['Content-Length : 0'],
    ['Content-Length: 99999999999999999999'],
    ['Transfer-Encoding\u0000: chunked'],
    ['X: y\u0000'],
    [' folded: first'],
  ])
  return request('POST /api/me/code', [HOST, JSON_TYPE, ...headers], hidden)
}

const oversized = (rng: Rng): string => {
  const long = 'x'.repeat(pick(rng, [8_000, 16_000, 17_000, 40_000]))
  return pick(rng, [
    request('GET /healthz', [HOST, `X-Long: ${long}`]),
    request('GET /healthz', [HOST, `${long}: y`]),
    request(`GET /${long}`, [HOST]),
    request('GET /api/me', [HOST, `Cookie: roundhouse=${long}`]),
    request('GET /healthz', [HOST, ...Array.from({ length: 2_500 }, (_, at) => `X-${at}: y`)]),
    request('PUT /api/me', [HOST, JSON_TYPE, 'Content-Length: 100000'], long),
    `${long}\r\n\r\n`,
  ])
}

const odd = (rng: Rng, table: string): string =>
  pick(rng, [
    `GET ${path(rng, table)}\r\n\r\n`,
    `GET ${path(rng, table)} HTTP/0.9\r\n\r\n`,
    `GET ${path(rng, table)} HTTP/1.0\r\n\r\n`,
    `GET ${path(rng, table)} HTTP/2.0\r\n${HOST}\r\n\r\n`,
    `GET ${path(rng, table)} HTTP/9.9\r\n${HOST}\r\n\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `BREW /pot HTTP/1.1\r\n${HOST}\r\n\r\n`,
    `get / http/1.1\r\n${HOST}\r\n\r\n`,
    `GET / HTTP/1.1\n${HOST}\n\n`,
    '\r\n\r\n\r\n',
    `\r\nGET /healthz HTTP/1.1\r\n${HOST}\r\n\r\n`,
    `GET /healthz HTTP/1.1\r\n${HOST}\r\n${HOST}\r\n\r\n`,
    `GET /healthz HTTP/1.1\r\n${HOST}\r\nExpect: 100-continue\r\n\r\n`,
    `GET /healthz HTTP/1.1\r\n${HOST}\r\nExpect: something\r\n\r\n`,
    `GET /healthz HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\nGET /healthz HTTP/1.1\r\n${HOST}\r\n\r\n`,
    `TRACE / HTTP/1.1\r\n${HOST}\r\n\r\n`,
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  ])

const MAKE = {
  get,
  put,
  upgrade,
  chunked,
  contradiction,
  oversized,
  odd,
  noise: (rng: Rng) => Buffer.from(noise(rng, 1 + rng(600))).toString('latin1'),
  /** Several requests at once: the kind of packet that once ended the process. */
  pipelined: (rng: Rng, table: string) =>
    Array.from({ length: 2 + rng(5) }, () => pick(rng, [get, put, upgrade, chunked, odd])(rng, table)).join(''),
} as const

const KINDS = [...(Object.keys(MAKE) as (keyof typeof MAKE)[]), 'pipelined', 'pipelined', 'upgrade'] as const
