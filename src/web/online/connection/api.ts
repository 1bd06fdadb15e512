/** The server's API, as the pages use it. What goes error comes back as a message, never as an exception. */
import type { Message } from '../../../kit/text.ts'
import type { DeviceCode, Lists, Me, OpenedTable } from '../../../wire/api.ts'
import type { TableOptions } from '../../../wire/online.ts'

/** `say` is null where the server could not be reached. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly say: Message | null }

export const api = {
  me: () => call<Me>('GET', 'me'),
  /** Says one's name; who has none yet becomes a guest. */
  name: (name: string) => call<Me>('PUT', 'me', { name }),
  /** A one-time code for another device. */
  code: () => call<DeviceCode>('POST', 'me/code', {}),
  /** Goes on as whoever was given this code. */
  device: (code: string) => call<Me>('POST', 'me/device', { code }),
  lists: () => call<Lists>('GET', 'tables'),
  open: (wish: TableOptions) => call<OpenedTable>('POST', 'tables', wish),
} as const

/** Where a table's socket is. */
export const socketAddress = (table: string, page: string): string => {
  const address = new URL(`api/tables/${encodeURIComponent(table)}/live`, page)
  address.protocol = address.protocol.replace('http', 'ws')
  address.hash = ''
  return address.href
}

const call = async <T>(method: string, path: string, body?: unknown): Promise<Reply<T>> => {
  const address = new URL(`api/${path}`, document.baseURI.replace(/#.*/, ''))
  const content =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const answer = await fetch(address, { method, cache: 'no-store', ...content })
    const told: unknown = await answer.json()
    return answer.ok ? { ok: true, value: told as T } : { ok: false, say: messageIn(told) }
  } catch {
    return { ok: false, say: null }
  }
}

/** Whatever refused may not have been our server. */
const messageIn = (told: unknown): Message | null => {
  if (typeof told !== 'object' || told === null || !('say' in told)) return null
  const { say } = told
  return typeof say === 'object' && say !== null && 'id' in say && typeof say.id === 'string' ? (say as Message) : null
}
