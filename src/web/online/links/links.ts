/** Links for other people. */
import { hrefs } from '../../../wire/route.ts'

/** The origin of links for others: never `localhost`, which is their own machine. */
export const publicBase = (page: string, address: string): string => {
  const here = new URL(page)
  const isLocal = /^(localhost|127\.|\[::1\])/.test(here.hostname) || here.hostname.endsWith('.localhost')
  return isLocal ? address.replace(/\/*$/, '') : here.origin
}

export const inviteLink = (base: string, table: string, key: string | null): string =>
  base + (key === null ? hrefs.online(table) : hrefs.join(table, key))

export const watchLink = (base: string, table: string, key: string): string => base + hrefs.watch(table, key)

export const deviceLink = (base: string, code: string): string => base + hrefs.device(code)

export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => barsIn(row).map(({ from, to }) => `M${from} ${y}h${to - from}v1H${from}z`)).join('')

interface Bar {
  readonly from: number
  readonly to: number
}

const barsIn = (row: readonly boolean[]): readonly Bar[] => {
  const edges = [...row, false].flatMap((dark, x) => (dark === (row[x - 1] ?? false) ? [] : [x]))
  return edges.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: edges[at + 1] ?? from }] : []))
}
