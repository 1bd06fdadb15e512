/** Links for other people. Their keys stand behind `#`, so that they reach no log and no referrer. */
import { hrefs } from '../../app/route.ts'

/** Where others can open this server: not `localhost`, which is another machine for each of them. */
export const publicBase = (page: string, address: string): string => {
  const here = new URL(page)
  const isLocal = /^(localhost|127\.|\[::1\])/.test(here.hostname) || here.hostname.endsWith('.localhost')
  return isLocal ? address.replace(/\/*$/, '/') : `${here.origin}${here.pathname}`
}

export const inviteLink = (base: string, table: string, key: string | null): string =>
  base + (key === null ? hrefs.online(table) : hrefs.join(table, key))

export const watchLink = (base: string, table: string, key: string): string => base + hrefs.watch(table, key)

export const deviceLink = (base: string, code: string): string => base + hrefs.device(code)
