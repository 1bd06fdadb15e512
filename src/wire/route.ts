/**
 * The addresses of the pages, for page and server. Keys, codes and whole games stand behind `#`, which never reaches a
 * server, a log or a referrer.
 */

import { isDay } from './days.ts'

export type PageRoute =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  /** How to play a game. */
  | { readonly page: 'how'; readonly game: string }
  | { readonly page: 'table'; readonly id: string; readonly at: number | null }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  /** The daily deals of a day; today's for null. */
  | { readonly page: 'daily'; readonly day: string | null }
  /** A whole game in the link itself, at a move or as a whole. */
  | { readonly page: 'shared'; readonly packed: string; readonly at: number | null }
  | { readonly page: 'lobby' }
  /** A new online table. */
  | { readonly page: 'host'; readonly game: string }
  /** An invitation to a table, or a link to watch it, with its key; null where the key was lost on the way. */
  | { readonly page: 'join' | 'watch'; readonly id: string; readonly key: string | null }
  | { readonly page: 'online'; readonly id: string; readonly at: number | null }
  /** The account page; with a code, it continues an account from another device. */
  | { readonly page: 'device'; readonly code: string | null }
  | { readonly page: 'missing' }

/** The pages that talk to a server. */
export type OnlineRoute = Extract<
  PageRoute,
  { readonly page: 'lobby' | 'host' | 'join' | 'watch' | 'online' | 'device' }
>

const ONLINE: readonly string[] = ['lobby', 'host', 'join', 'watch', 'online', 'device']

export const isOnline = (route: PageRoute): route is OnlineRoute => ONLINE.includes(route.page)

/** The page of an address without its origin: `/rules/great-lakes/GL-5.6`, `/join/k3#0a`. */
export const routeOf = (address: string): PageRoute => {
  const [, path = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(address) ?? []
  const [page = 'home', ...rest] = partsOf(path)
  return (Object.hasOwn(READERS, page) ? READERS[page]?.(rest, partsOf(fragment)) : null) ?? { page: 'missing' }
}

export const hrefs = {
  home: '/',
  settings: '/settings',
  lobby: '/lobby',
  daily: '/daily',
  dailyOn: (day: string): string => `/daily/${day}`,
  setUp: (game: string): string => `/new/${encodeURIComponent(game)}`,
  table: (id: string, at: number | null = null): string => `/table/${encodeURIComponent(id)}${moment(at)}`,
  howToPlay: (game: string): string => `/how/${encodeURIComponent(game)}`,
  rules: (game: string): string => `/rules/${encodeURIComponent(game)}`,
  rule: (game: string, rule: string): string => `/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}`,
  shared: (packed: string, at: number | null = null): string => `/game#${packed}${moment(at)}`,
  host: (game: string): string => `/host/${encodeURIComponent(game)}`,
  join: (id: string, key: string): string => `/join/${encodeURIComponent(id)}#${encodeURIComponent(key)}`,
  watch: (id: string, key: string): string => `/watch/${encodeURIComponent(id)}#${encodeURIComponent(key)}`,
  online: (id: string, at: number | null = null): string => `/online/${encodeURIComponent(id)}${moment(at)}`,
  you: '/device',
  device: (code: string): string => `/device#${encodeURIComponent(code)}`,
} as const

const moment = (at: number | null): string => (at === null ? '' : `/at/${at}`)

/**
 * Until release 0.3 addresses stood behind `#` as a whole: `#/online/k3`, `#/join/k3/0a`. Returns the address of today;
 * null for anything else.
 */
export const addressOfOldLink = (hash: string): string | null => {
  if (!hash.startsWith('#/')) return null
  const parts = hash.split('/').slice(1)
  const open = PUBLIC_PARTS[parts[0] ?? ''] ?? parts.length
  const secret = parts.slice(open).join('/')
  return `/${parts.slice(0, open).join('/')}${secret === '' ? '' : `#${secret}`}`
}

/** How many parts of these old addresses belong into the path. The rest is secret. */
const PUBLIC_PARTS: Readonly<Record<string, number>> = { join: 2, watch: 2, device: 1, game: 1 }

/** Reads the path after the page name, and the fragment; null if the page has no such address. */
type Reader = (rest: readonly string[], fragment: readonly string[]) => PageRoute | null

const alone =
  (page: 'home' | 'settings' | 'lobby'): Reader =>
  ({ length }) =>
    length === 0 ? { page } : null

const ofGame =
  (page: 'new' | 'host' | 'how'): Reader =>
  ([game, ...surplus]) =>
    game !== undefined && surplus.length === 0 ? { page, game } : null

const byLink =
  (page: 'join' | 'watch'): Reader =>
  ([id, ...surplus], [key = null]) =>
    id !== undefined && surplus.length === 0 ? { page, id, key } : null

const atTable =
  (page: 'table' | 'online'): Reader =>
  ([id, ...rest]) => {
    const at = momentIn(rest)
    return id === undefined || at === undefined ? null : { page, id, at }
  }

/** `at`, `17`: after 17 moves. Undefined if it cannot be read. */
const momentIn = ([word, at, ...surplus]: readonly string[]): number | null | undefined => {
  if (word === undefined) return null
  return word === 'at' && /^\d{1,6}$/.test(at ?? '') && surplus.length === 0 ? Number(at) : undefined
}

const READERS: Readonly<Record<string, Reader>> = {
  home: alone('home'),
  settings: alone('settings'),
  lobby: alone('lobby'),
  daily: ([day, ...surplus]) => {
    if (surplus.length > 0 || (day !== undefined && !isDay(day))) return null
    return { page: 'daily', day: day ?? null }
  },
  new: ofGame('new'),
  host: ofGame('host'),
  how: ofGame('how'),
  // A damaged moment must not hide the game.
  game: ({ length }, [packed = '', ...rest]) =>
    length === 0 ? { page: 'shared', packed, at: momentIn(rest) ?? null } : null,
  join: byLink('join'),
  watch: byLink('watch'),
  table: atTable('table'),
  online: atTable('online'),
  rules: ([game, rule, ...surplus]) =>
    game !== undefined && surplus.length === 0 ? { page: 'rules', game, rule: rule ?? null } : null,
  device: ({ length }, [code = null]) => (length === 0 ? { page: 'device', code } : null),
}

const partsOf = (text: string): readonly string[] =>
  text
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)

/** Users can type malformed addresses. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
