/**
 * A database on several hosts: a primary and its standbys, as in `postgres://user@one,two/database`. Only the primary accepts
 * writes. It is looked for at the start and whenever the database seems to be away.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { StoreUnavailable } from './unavailable.ts'

export interface Hosts {
  /** The address of the host that accepted writes when it was last looked for. */
  current(): string
  /** Has it been looked for yet? A single host needs no search. */
  isKnown(): boolean
  /** Looks for the host that accepts writes. Rejects with `StoreUnavailable` if there is none. */
  find(): Promise<void>
}

/** What a host says about itself. */
export interface HostRole {
  readonly isWritable: boolean
  /** It grows with every promotion, so that a primary that comes back from the dead is not taken for the new one. */
  readonly timeline: number
}

/** How long the other hosts may take to answer once one has said that it accepts writes. */
const LATECOMERS = 250

export const hostsOf = (url: string, ask: (address: string) => Promise<HostRole>): Hosts => {
  const addresses = addressesIn(url)
  let current = addresses[0] ?? url
  let isKnown = addresses.length === 1
  let newest = 0
  return {
    current: () => current,
    isKnown: () => isKnown,
    async find() {
      const reasons: string[] = []
      const found: { readonly address: string; readonly timeline: number }[] = []
      const answers = addresses.map(async (address) => {
        try {
          const { isWritable, timeline } = await ask(address)
          if (isWritable && timeline >= newest) found.push({ address, timeline })
          else reasons.push('it accepts no writes')
        } catch (error) {
          reasons.push(error instanceof Error ? error.message : String(error))
        }
      })
      const all = Promise.all(answers)
      await Promise.race([all, ...answers.map((answer) => answer.then(() => (found.length > 0 ? undefined : all)))])
      if (found.length < addresses.length) await Promise.race([all, pause(LATECOMERS, undefined, { ref: false })])
      const [best] = found.sort((one, other) => other.timeline - one.timeline)
      if (best === undefined) throw new StoreUnavailable([...new Set(reasons)].join('; '))
      newest = best.timeline
      current = best.address
      isKnown = true
    },
  }
}

/** One address for each host of a URL. They are separated by commas in its authority, or in its parameter `host`. */
export const addressesIn = (url: string): readonly string[] => {
  const [, scheme = '', user = '', hosts = '', rest = ''] = /^([a-z]+:\/\/)([^@/]*@)?([^/?]*)(.*)$/s.exec(url) ?? []
  if (hosts.includes(',')) return hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`)
  const [path = '', query = ''] = rest.split('?')
  const parameters = new URLSearchParams(query)
  const named = parameters.get('host')?.split(',') ?? []
  if (named.length < 2) return [url]
  return named.map((host) => {
    const own = new URLSearchParams(parameters)
    own.set('host', host)
    return `${scheme}${user}${hosts}${path}?${own}`
  })
}
