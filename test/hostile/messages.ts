/** Messages that no page sends: noise, real ones with something changed, and real ones at the wrong time. */
import type { Rng } from '../../src/kit/game.ts'
import type { Order } from '../../src/wire/online.ts'

export type Sent = string | Uint8Array

/** One of each kind, as pages send them. */
export const ORDERS: { readonly [Kind in Order['kind']]: Extract<Order, { kind: Kind }> } = {
  play: { kind: 'play', decision: 4, notation: 'blue>2red' },
  undo: { kind: 'undo' },
  redo: { kind: 'redo' },
  done: { kind: 'done' },
  refusals: { kind: 'refusals' },
  replay: { kind: 'replay', moves: 3, viewer: 'watcher' },
  record: { kind: 'record' },
  join: { kind: 'join', seat: 1, name: 'Zoe', saltHash: 'a'.repeat(64) },
  leave: { kind: 'leave' },
  free: { kind: 'free', seat: 1 },
  seatBot: { kind: 'seatBot', seat: 1, bot: 'casual' },
  start: { kind: 'start', fill: 'random' },
  salt: { kind: 'salt', salt: 'a'.repeat(32) },
  propose: { kind: 'propose', what: 'end', moves: 0 },
  vote: { kind: 'vote', proposal: 1, yes: true },
  standIn: { kind: 'standIn', bot: 'random' },
  chat: { kind: 'chat', scope: 'all', text: 'hi' },
  mute: { kind: 'mute', person: 'x', muted: true },
  limitChat: { kind: 'limitChat', seated: true },
  link: { kind: 'link', to: 'watch' },
  revoke: { kind: 'revoke', to: 'watch' },
  rematch: { kind: 'rematch', saltHash: 'a'.repeat(64) },
  close: { kind: 'close' },
}

const HELLO = { kind: 'hello', since: null, chat: 0, key: null }

const PING = { kind: 'ping' }

export const anOrder = (rng: Rng): Order => pick(rng, Object.values(ORDERS))

/** What can be read and must be judged: an order in its right shape, at any time and with anything in it; or a ping. */
export const readable = (rng: Rng, count: number): Sent => {
  if (rng(Object.keys(ORDERS).length) === 0) return JSON.stringify(PING)
  const order = Object.fromEntries(Object.entries(anOrder(rng)).map(([name, value]) => [name, other(rng, name, value)]))
  return JSON.stringify({ kind: 'order', id: `hostile-${count}-${rng(10 ** 6)}`, order })
}

/** What cannot be read, or not now. The socket is closed over it. */
export const unreadable = (rng: Rng): Sent => {
  const real = { kind: 'order', id: `hostile-${rng(10 ** 9)}`, order: anOrder(rng) }
  switch (rng(4)) {
    case 0:
      return noise(rng, rng(400))
    case 1:
      return JSON.stringify(HELLO)
    case 2:
      return broken(rng, JSON.stringify(rng(4) === 0 ? HELLO : real))
    default:
      return JSON.stringify(changed(rng, real))
  }
}

/** Another value of the same kind, allowed as far as its shape goes. */
const other = (rng: Rng, name: string, value: unknown): unknown => {
  if (name === 'kind' || rng(3) === 0) return value
  if (typeof value === 'number') return rng(name === 'seat' ? 6 : pick(rng, [3, 300, 99_999]))
  if (typeof value === 'boolean') return rng(2) === 0
  if (name === 'notation') return pick(rng, [...NOTATIONS, broken(rng, pick(rng, NOTATIONS)).slice(0, 200) || 'x'])
  if (name === 'text') return broken(rng, 'all aboard').slice(0, 400) || 'x'
  if (name === 'name') return pick(rng, ['Ann', 'Zoe', 'ANN', 'casual', '🚂', 'ﬁ', "O'Hara", '<b>', '%s'])
  if (name === 'bot' || name === 'fill') return pick(rng, ['casual', 'random', 'nobody', 'constructor'])
  return value
}

const NOTATIONS = [
  'extend:red',
  '+C2b',
  'tile.G',
  'G=0.1.0',
  'deck',
  'stop',
  'pass',
  'lay',
  'blue>2red',
  '__proto__',
  '0',
  '-1',
]

/** A body for the API: the right one, or one with something changed. */
export const body = (rng: Rng, real: unknown): string => {
  if (rng(5) === 0) return JSON.stringify(real)
  return rng(2) === 0 ? JSON.stringify(changed(rng, real)) : broken(rng, JSON.stringify(real))
}

/** A request as bytes, somewhere between almost right and noise. */
export const request = (rng: Rng, table: string): Sent => {
  const text = JSON.stringify({ name: 'Zoe' })
  const length = rng(3) === 0 ? pick(rng, ['-1', '1e9', '99999999999', '0x10', '']) : String(text.length)
  const real =
    `${pick(rng, ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'PATCH', 'BREW'])} ` +
    `${pick(rng, [`/api/tables/${table}/live`, '/api/me', '/api/tables', '/../../etc/passwd', '/%00', '*', `/${'a'.repeat(rng(9_000))}`])} ` +
    `HTTP/1.${rng(3)}\r\nHost: ${pick(rng, ['localhost', '127.0.0.1', 'elsewhere.example', ''])}\r\n` +
    `${pick(rng, ['', 'Upgrade: websocket\r\nConnection: Upgrade\r\n', 'Transfer-Encoding: chunked\r\n', 'Origin: null\r\n'])}` +
    `Content-Type: ${pick(rng, ['application/json', 'text/plain', 'application/xml', ''])}\r\n` +
    `Content-Length: ${length}\r\n\r\n${text}`
  return rng(3) === 0 ? noise(rng, 1 + rng(600)) : rng(2) === 0 ? broken(rng, real) : real
}

export const noise = (rng: Rng, length: number): Uint8Array => Uint8Array.from({ length }, () => rng(256))

/** The text with some of it lost, doubled, turned or put in. */
export const broken = (rng: Rng, text: string): string => {
  let now = text
  for (let times = 1 + rng(3); times > 0; times--) {
    const at = rng(now.length + 1)
    const to = Math.min(now.length, at + rng(12))
    const piece = now.slice(at, to)
    const put = pick(rng, ['', piece + piece, [...piece].reverse().join(''), pick(rng, SPICE)])
    now = now.slice(0, at) + put + now.slice(to)
  }
  return now
}

const SPICE = ['"', '{', '}', '[[', '\\u0000', '\u2028', '\ud800', '\0', '1e999', '-0', 'null', ',,', '�', '\r\n\r\n']

/** The same value with one part of it of another kind, size or name. */
export const changed = (rng: Rng, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || rng(4) === 0) return odd(rng)
  const entries = Object.entries(value)
  const at = rng(entries.length + 1)
  if (at === entries.length) return { ...value, [pick(rng, NAMES)]: odd(rng) }
  const [name = '', old] = entries[at] ?? []
  return { ...value, [name]: changed(rng, old) }
}

const NAMES = ['__proto__', 'constructor', 'toString', 'kind', 'seat', 'then', 'length', '']

const odd = (rng: Rng): unknown =>
  pick(rng, [
    null,
    true,
    -1,
    0.5,
    2 ** 53,
    -(2 ** 31),
    '',
    'x'.repeat(rng(3_000)),
    '🚂'.repeat(rng(90)),
    "'; drop table entries; --",
    '../../../etc/passwd',
    [],
    {},
    [[[[[[[[]]]]]]]],
    { $gt: '' },
    Array.from({ length: rng(200) }, (_, index) => index),
    'ab'.repeat(16),
    'ab'.repeat(32),
  ])

export const pick = <T>(rng: Rng, list: readonly [T, ...T[]] | readonly T[]): T => {
  const one = list[rng(list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}
