/** The addresses of the pages, which stand behind `#`: any server can hand the pages out. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string; readonly at: number | null }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'missing' }

export const routeOf = (hash: string): Route => {
  const [page, ...rest] = partsOf(hash)
  const [first, second, third, surplus] = rest
  if (page === undefined) return { page: 'home' }
  if (page === 'settings' && first === undefined) return { page }
  if (page === 'new' && first !== undefined && second === undefined) return { page, game: first }
  if (page === 'rules' && first !== undefined && third === undefined) return { page, game: first, rule: second ?? null }
  if (page !== 'table' || first === undefined || surplus !== undefined) return { page: 'missing' }
  if (second === undefined) return { page, id: first, at: null }
  return second === 'at' && /^\d{1,6}$/.test(third ?? '') ? { page, id: first, at: Number(third) } : { page: 'missing' }
}

export const hrefs = {
  home: '#/',
  settings: '#/settings',
  setUp: (game: string): string => `#/new/${encodeURIComponent(game)}`,
  table: (id: string): string => `#/table/${encodeURIComponent(id)}`,
  rules: (game: string): string => `#/rules/${encodeURIComponent(game)}`,
  rule: (game: string, rule: string): string => `#/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}`,
} as const

const partsOf = (hash: string): readonly string[] =>
  hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)

/** What somebody typed need not be well formed. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
