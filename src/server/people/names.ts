/**
 * The names of this server. A request under any other name is refused: otherwise a foreign page whose name was
 * pointed at this machine could talk to it with its visitor's cookies.
 */
import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'

export interface Names {
  /** Is this what a browser may have typed: `Host: …`? */
  knows(host: string): boolean
  /** Did a page of ours send this request? Programs that send no origin are not pages. */
  isOurs(origin: string | undefined, request: Addressed): boolean
  /** Did the browser send this request over https? */
  isHttps(request: Addressed): boolean
}

/** How a request came, according to itself or to a trusted proxy. */
interface Addressed {
  readonly protocol: string
  readonly host: string
}

/** Numeric addresses cannot be pointed elsewhere, so all of them are accepted. */
export const namesOf = (publicUrl: URL | null): Names => {
  const mine = hostname().toLowerCase()
  const names = new Set(['localhost', mine, `${mine}.local`, publicUrl?.hostname ?? 'localhost'])
  return {
    knows(host) {
      const name = urlOf('http', host)?.hostname.replace(/^\[|\]$/g, '')
      return name !== undefined && (isIP(name) > 0 || names.has(name))
    },
    isOurs(origin, { protocol, host }) {
      if (origin === undefined) return true
      // Origins of sandboxed pages and files are the word `null`, which is not an address.
      if (!URL.canParse(origin)) return false
      const from = new URL(origin).origin
      return from === urlOf(protocol, host)?.origin || from === publicUrl?.origin
    },
    isHttps: ({ protocol, host }) =>
      protocol === 'https' || (publicUrl?.protocol === 'https:' && publicUrl.host === host.toLowerCase()),
  }
}

/** The first address of this machine that others on the same network can open. */
export const networkAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const urlOf = (protocol: string, host: string): URL | undefined =>
  URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`) : undefined
