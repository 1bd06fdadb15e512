/** The addresses of the pages. They stand behind `#`, so any web server can serve the pages. */
import { useMemo, useSyncExternalStore } from 'react'

export type PageRoute =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string; readonly at: number | null }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'lobby' }
  /** A new online table. */
  | { readonly page: 'host'; readonly game: string }
  /** An invitation to a table, or a link to watch it, with its key. */
  | { readonly page: 'join' | 'watch'; readonly id: string; readonly key: string }
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

export const routeOf = (hash: string): PageRoute => {
  const [page = 'home', ...rest] = partsOf(hash)
  return (Object.hasOwn(READERS, page) ? READERS[page]?.(rest) : null) ?? { page: 'missing' }
}

export const hrefs = {
  home: '#/',
  settings: '#/settings',
  lobby: '#/lobby',
  setUp: (game: string): string => `#/new/${encodeURIComponent(game)}`,
  table: (id: string): string => `#/table/${encodeURIComponent(id)}`,
  rules: (game: string): string => `#/rules/${encodeURIComponent(game)}`,
  rule: (game: string, rule: string): string => `#/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}`,
  host: (game: string): string => `#/host/${encodeURIComponent(game)}`,
  join: (id: string, key: string): string => `#/join/${encodeURIComponent(id)}/${encodeURIComponent(key)}`,
  watch: (id: string, key: string): string => `#/watch/${encodeURIComponent(id)}/${encodeURIComponent(key)}`,
  online: (id: string): string => `#/online/${encodeURIComponent(id)}`,
  you: '#/device',
  device: (code: string): string => `#/device/${encodeURIComponent(code)}`,
} as const

/** Reads the path after the page name; null if the page has no such address. */
type Reader = (rest: readonly string[]) => PageRoute | null

const alone =
  (page: 'home' | 'settings' | 'lobby'): Reader =>
  ({ length }) =>
    length === 0 ? { page } : null

const ofGame =
  (page: 'new' | 'host'): Reader =>
  ([game, ...surplus]) =>
    game !== undefined && surplus.length === 0 ? { page, game } : null

const byLink =
  (page: 'join' | 'watch'): Reader =>
  ([id, key, ...surplus]) =>
    id !== undefined && key !== undefined && surplus.length === 0 ? { page, id, key } : null

const atTable =
  (page: 'table' | 'online'): Reader =>
  ([id, word, at, ...surplus]) => {
    if (id === undefined || surplus.length > 0) return null
    if (word === undefined) return { page, id, at: null }
    return word === 'at' && /^\d{1,6}$/.test(at ?? '') ? { page, id, at: Number(at) } : null
  }

const READERS: Readonly<Record<string, Reader>> = {
  home: alone('home'),
  settings: alone('settings'),
  lobby: alone('lobby'),
  new: ofGame('new'),
  host: ofGame('host'),
  join: byLink('join'),
  watch: byLink('watch'),
  table: atTable('table'),
  online: atTable('online'),
  rules: ([game, rule, ...surplus]) =>
    game !== undefined && surplus.length === 0 ? { page: 'rules', game, rule: rule ?? null } : null,
  device: ([code, ...surplus]) => (surplus.length === 0 ? { page: 'device', code: code ?? null } : null),
}

const partsOf = (hash: string): readonly string[] =>
  hash
    .replace(/^#?\/?/, '')
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

export const useRoute = (): PageRoute => {
  const hash = useSyncExternalStore(listen, () => location.hash)
  return useMemo(() => routeOf(hash), [hash])
}

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
