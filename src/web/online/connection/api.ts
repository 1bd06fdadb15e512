/** The server's API for pages. Errors are returned as messages, never thrown. */

import type { MatchRecord } from '../../../kit/record.ts'
import type { Message } from '../../../kit/text.ts'
import type { DeviceCode, Lists, Me, OpenedTable } from '../../../wire/api.ts'
import type { DailyOverview, DailyRanked, DailyStart, DailyTable } from '../../../wire/daily.ts'
import type { TableOptions } from '../../../wire/online.ts'

/** `say` is null if the server could not be reached. */
export type ApiReply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly say: Message | null }

export const api = {
  me: () => call<Me>('GET', 'me'),
  /** Sets the name; a user without one becomes a guest. */
  name: (name: string) => call<Me>('PUT', 'me', { name }),
  /** A one-time code for another device. */
  code: () => call<DeviceCode>('POST', 'me/code', {}),
  /** Continues as the person who made this code. */
  device: (code: string) => call<Me>('POST', 'me/device', { code }),
  lists: () => call<Lists>('GET', 'tables'),
  open: (request: TableOptions) => call<OpenedTable>('POST', 'tables', request),
  daily: () => call<DailyOverview>('GET', 'daily'),
  dailyTable: (day: string, game: string) => call<DailyTable>('GET', `daily/${day}/${game}`),
  beginDaily: (game: string) => call<DailyStart>('POST', 'daily/start', { game }),
  finishDaily: (day: string, record: unknown) => call<DailyRanked>('POST', 'daily/result', { day, record }),
  dailyRecord: (id: string) => call<MatchRecord>('GET', `daily/records/${id}`),
} as const

/** The address of a table's socket. */
export const socketAddress = (table: string, page: string): string => {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/live`, page)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}

const call = async <T>(method: string, path: string, body?: unknown): Promise<ApiReply<T>> => {
  const content =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const answer = await fetch(`/api/${path}`, { method, cache: 'no-store', ...content })
    const received: unknown = await answer.json()
    return answer.ok ? { ok: true, value: received as T } : { ok: false, say: messageIn(received) }
  } catch {
    return { ok: false, say: null }
  }
}

/** The refusal may come from a proxy, not from our server. */
const messageIn = (body: unknown): Message | null => {
  if (typeof body !== 'object' || body === null || !('say' in body)) return null
  const { say } = body
  return typeof say === 'object' && say !== null && 'id' in say && typeof say.id === 'string' ? (say as Message) : null
}
