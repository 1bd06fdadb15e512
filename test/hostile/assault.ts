/**
 * Hostile messages on a real server, over loopback, while two people play at another table.
 * Every answer is checked: none may be a server fault or reveal internals.
 */
import { Agent, request as ask } from 'node:http'
import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { quickRng } from '../../src/kit/chance.ts'
import type { Rng } from '../../src/kit/game.ts'
import { guest } from '../server/client.ts'
import { COAL, deal, PARIS, sitDown, type TableSetup } from '../server/test-tables.ts'
import { anOrder, body, noise, pick, readable, request, unreadable } from './messages.ts'

export interface Assault {
  readonly messages: number
  readonly sockets: number
  readonly requests: number
  readonly raw: number
  /** How often each status came, and each kind of socket message. */
  readonly answers: Readonly<Record<string, number>>
  /** Examples of answers that must never be sent. */
  readonly wrong: readonly string[]
}

export interface Attack {
  readonly messages: number
  readonly seed: number
  readonly lanes: number
  report?(done: number): void
}

/** How often a socket is opened and a request is made, in per cent; else it is bytes. A socket takes many messages. */
const SHARES = { sockets: 30, requests: 55 } as const
const MOST_PER_SOCKET = 48
const PATIENCE = 2_000
const TRACE = /\n\s+at |node_modules|\.(?:ts|js):\d+|\b(?:TypeError|RangeError|SyntaxError|ReferenceError|SQLITE)/

export const assault = async (url: string, attack: Attack): Promise<Assault> => {
  const agent = new Agent({ keepAlive: true, maxSockets: attack.lanes })
  const count = { messages: 0, sockets: 0, requests: 0, raw: 0 }
  const answers = new Map<string, number>()
  const wrong: string[] = []
  const note = (what: string, text: string): void => {
    answers.set(what, (answers.get(what) ?? 0) + 1)
    // A busy server may say so; anything else that begins with a 5 is a fault.
    const isFault = (/^5\d\d$/.test(what) && !text.includes('server.busy')) || text.includes('server.fault')
    if ((isFault || TRACE.test(text)) && wrong.length < 20) wrong.push(`${what} ${text.slice(0, 300)}`)
  }
  const targets = await targetsAt(url, attack.seed)
  const lane = async (number: number): Promise<void> => {
    const rng = quickRng(attack.seed * 1_009 + number)
    let reported = 0
    while (count.messages < attack.messages) {
      const target = pick(rng, targets)
      const share = rng(100)
      if (share < SHARES.sockets) {
        const sent = await overSocket(url, target, rng, count.messages, note)
        count.sockets += sent
        count.messages += sent
        continue
      }
      const isRequest = share < SHARES.sockets + SHARES.requests
      if (isRequest) await overHttp(agent, url, target, rng, note)
      else await overWire(url, target, rng, note)
      count[isRequest ? 'requests' : 'raw'] += 1
      count.messages += 1
      if (number === 0 && count.messages - reported > attack.messages / 20) {
        reported = count.messages
        attack.report?.(reported)
      }
    }
  }
  await Promise.all(Array.from({ length: attack.lanes }, (_, number) => lane(number)))
  agent.destroy()
  return { ...count, answers: Object.fromEntries([...answers].sort()), wrong }
}

interface Target {
  readonly table: string
  /** The cookie that it is sent with; '' for none. */
  readonly cookie: string
}

type Note = (what: string, text: string) => void

/** Tables of the attackers' own, in every phase, and seats, owners, strangers and nobody at each. */
const targetsAt = async (url: string, seed: number): Promise<readonly Target[]> => {
  const stranger = await guest(url, `Stranger ${seed}`)
  const targets: Target[] = [{ table: 'x'.repeat(10), cookie: stranger.cookie }]
  const setups: readonly [TableSetup, boolean][] = [
    [{ ...PARIS, visibility: 'public' }, true],
    [PARIS, false],
    [{ ...COAL, game: 'railways-card', options: RAILWAYS }, true],
  ]
  for (const [setup, isDealt] of setups) {
    const seated = await sitDown(url, setup, 2)
    if (isDealt) await deal(seated)
    for (const page of seated.pages) page.cut()
    const cookies = [...seated.guests.map(({ cookie }) => cookie), stranger.cookie, '']
    targets.push(...cookies.map((cookie) => ({ table: seated.table, cookie })))
  }
  return targets
}

const RAILWAYS = { younger: true, secondLocomotive: false, anyPlaces: true }

/** Opens a socket and says much, in any order. Resolves when it is closed, or when all was answered; with how much. */
const overSocket = (url: string, target: Target, rng: Rng, from: number, note: Note): Promise<number> =>
  new Promise((resolve) => {
    const { table, cookie } = target
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, { headers: { cookie } })
    const many = rng(MOST_PER_SOCKET)
    let sent = 0
    const done = (): void => {
      clearTimeout(timer)
      socket.terminate()
      resolve(Math.max(1, sent))
    }
    const timer = setTimeout(done, PATIENCE)
    socket.on('error', () => {})
    socket.on('unexpected-response', (_request, response) => {
      note(String(response.statusCode), '')
      done()
    })
    socket.on('close', done)
    socket.on('message', (data) => {
      const text = String(data)
      note(/"kind":"(\w+)"/.exec(text)?.[1] ?? 'nothing', text)
      if (text.includes(LAST)) done()
    })
    socket.on('open', () => {
      if (rng(8) > 0) socket.send('{"kind":"hello","since":null,"chat":0,"key":null}')
      while (sent < many) {
        socket.send(readable(rng, from + sent))
        sent += 1
      }
      const end = rng(10)
      if (end === 0) socket.send(readable(rng, 0), { fin: false })
      if (end === 1) socket.ping(noise(rng, rng(120)))
      if (end === 2) socket.close(3000, 'x'.repeat(rng(120)))
      else if (end < 6) socket.send(unreadable(rng))
      if (end !== 2) socket.send(JSON.stringify({ kind: 'order', id: LAST, order: { kind: 'refusals' } }))
      sent += 2
    })
  })

const LAST = 'the-last-order-of-a-socket'

/** A request that can be read, with a body or an address that should not be. */
const overHttp = (agent: Agent, url: string, { table, cookie }: Target, rng: Rng, note: Note): Promise<void> =>
  new Promise((resolve) => {
    const [method, path, real] = pick<readonly [string, string, unknown]>(rng, [
      ['PUT', '/api/me', { name: 'Zoe' }],
      ['POST', '/api/tables', { ...PARIS, saltHash: 'a'.repeat(64) }],
      ['POST', `/api/tables/${table}/orders`, { id: `http-${rng(10 ** 9)}`, key: null, order: anOrder(rng) }],
      ['POST', '/api/me/device', { code: 'ABCDEFGHJK' }],
      ['POST', '/api/me/code', {}],
      ['GET', `/api/tables/${table}/record`, null],
      ['GET', `/api/tables/${encodeURIComponent(String.fromCharCode(...noise(rng, 9)))}/record`, null],
      ['GET', `/${String.fromCharCode(...noise(rng, 20)).replace(/[^!-~]/g, '%')}`, null],
      ['GET', '/api/tables', null],
      ['DELETE', `/api/tables/${table}`, {}],
    ])
    const type = pick(rng, ['application/json', 'application/json', 'application/json', 'text/plain', 'a/b; c'])
    const headers = { cookie: rng(5) === 0 ? 'roundhouse=%00; ;=; a' : cookie, 'content-type': type }
    const sending = ask(`${url}${path}`, { agent, method, headers, timeout: PATIENCE }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (some: string) => {
        text += some
      })
      answer.on('end', () => {
        note(String(answer.statusCode), text)
        resolve()
      })
    })
    sending.on('timeout', () => sending.destroy())
    sending.on('error', () => resolve())
    sending.end(real === null ? undefined : body(rng, real))
  })

/** Bytes, and then nothing more. */
const overWire = (url: string, { table }: Target, rng: Rng, note: Note): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setEncoding('utf8').on('data', (some: string) => {
      text += some
    })
    socket.setTimeout(PATIENCE, () => socket.destroy())
    socket.on('error', () => {})
    socket.on('close', () => {
      note(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'cut off', text)
      resolve()
    })
    socket.end(request(rng, table))
  })
