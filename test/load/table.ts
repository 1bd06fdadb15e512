/** Tables of a load test: people with sockets of their own, and bots. */
import { saltHash } from '../../src/kit/deal.ts'
import type { GameEntry } from '../../src/kit/entry.ts'
import type { Seat } from '../../src/kit/game.ts'
import { defaultOptions } from '../../src/kit/options.ts'
import type { Order } from '../../src/wire/online.ts'
import { pause } from './figures.ts'
import { type LoadPage, openPage, type PageOptions } from './page.ts'

export const SEATS = 4
const SALT = 'ab'.repeat(16)
const MOST_TRIES = 100
const AGAIN = 200

export interface LoadTable {
  readonly id: string
  readonly pages: readonly LoadPage[]
  /** A move of it is on its way. */
  isBusy: boolean
}

export type Pages = Omit<PageOptions, 'cookie'>

/** Four people at a table, dealt and begun. */
export const openTable = async (url: string, entry: GameEntry, number: number, pages: Pages): Promise<LoadTable> => {
  const names = Array.from({ length: SEATS }, (_, seat) => `p${number}-${seat}`)
  const cookies = await Promise.all(names.map((name) => register(url, name)))
  const id = await createTable(url, cookies[0] ?? '', entry, Array(SEATS).fill(null), null)
  const seats = await Promise.all(cookies.map((cookie) => openPage(url, id, { ...pages, cookie })))
  const join = (seat: Seat): Order => ({ kind: 'join', seat, name: names[seat] ?? '', saltHash: saltHash(SALT) })
  for (const [seat, page] of seats.entries()) if (seat > 0) await orderDone(page, join(seat))
  if (seats[0] !== undefined) await orderDone(seats[0], { kind: 'start', fill: null })
  await Promise.all(seats.map((page) => orderDone(page, { kind: 'salt', salt: SALT })))
  return { id, pages: seats, isBusy: false }
}

/** Opens tables as fast as the server allows: while it is busy, tries again. */
const orderDone = async (page: LoadPage, order: Order): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const problem = await page.order(order)
    if (problem === null) return
    if (problem !== 'server.busy') throw new Error(`${order.kind}: ${problem}`)
    await pause(AGAIN)
  }
  throw new Error(`${order.kind}: the server is always busy`)
}

/** A new guest's cookie. */
export const register = async (url: string, name: string): Promise<string> => {
  const answer = await fetch(`${url}/api/me`, { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify({ name }) })
  await answer.arrayBuffer()
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Opens a table for these seats, a bot's name or null for a person; with a seed it starts without salts. */
export const createTable = async (
  url: string,
  cookie: string,
  { id, meta }: GameEntry,
  seats: readonly (string | null)[],
  seed: string | null,
): Promise<string> => {
  const request = {
    game: id,
    options: defaultOptions(meta.options),
    seats,
    pace: { kind: 'untimed' },
    visibility: 'public',
    seed,
    saltHash: saltHash(SALT),
  }
  return (await post<{ table: string }>(url, cookie, '/api/tables', request)).table
}

/** Begins the match of a table whose seats are all taken. */
export const startTable = async (url: string, cookie: string, table: string): Promise<void> => {
  const request = { id: `load-start-${table}`, key: null, order: { kind: 'start', fill: null } }
  await post(url, cookie, `/api/tables/${table}/orders`, request)
}

const JSON_TYPE = { 'content-type': 'application/json' } as const

const post = async <T>(url: string, cookie: string, path: string, body: unknown): Promise<T> => {
  const headers = { ...JSON_TYPE, cookie }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
