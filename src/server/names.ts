/**
 * The names this server goes by. A request under any other name is refused: a foreign page whose
 * name was pointed at this machine would else speak to it with its visitor's cookies.
 */
import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'

export interface Names {
  /** Is this what a browser may have typed: `Host: …`? */
  knows(host: string): boolean
  /** Did the request come from a page of ours? Programs that send no origin are no pages. */
  isOurs(origin: string | undefined, host: string): boolean
}

/** Addresses of digits cannot be pointed elsewhere, so each is let in. */
export const namesOf = (publicUrl: URL | null): Names => {
  const mine = hostname().toLowerCase()
  const names = new Set(['localhost', mine, `${mine}.local`, publicUrl?.hostname ?? 'localhost'])
  const knows = (host: string): boolean => {
    const name = nameIn(host)
    return name !== undefined && (isIP(name) > 0 || names.has(name))
  }
  return {
    knows,
    isOurs: (origin, host) => {
      if (origin === undefined) return true
      const from = URL.canParse(origin) ? new URL(origin).host : ''
      return from === host.toLowerCase() || from === publicUrl?.host
    },
  }
}

/** The first address of this machine that others on the same network can open. */
export const networkAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const nameIn = (host: string): string | undefined => {
  if (!URL.canParse(`http://${host}`)) return undefined
  return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
}
