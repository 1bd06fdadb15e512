/** The settings of a server, from its environment. A setting that cannot be used is refused with one sentence. */
import { isIP } from 'node:net'
import { QUOTAS, type Quotas } from './people/quotas.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly database: string | undefined
  readonly publicUrl: URL | null
  readonly trustedProxies: readonly string[]
  readonly botDelay: number
  /** How many writes one address may request: at once, and per second. */
  readonly writes: { readonly burst: number; readonly perSecond: number }
  /** What one person and one address may have open. */
  readonly quotas: Quotas
  readonly logLevel: string
}

/** A setting that cannot be used: which, and why. */
export class WrongSetting extends Error {
  readonly setting: string
  readonly value: string
  constructor(setting: string, value: string) {
    super(`${setting} cannot be ${value}`)
    this.setting = setting
    this.value = value
  }
}

type Environment = Readonly<Record<string, string | undefined>>

const HIGHEST_QUOTA = 100_000
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug']

/** An empty setting counts as missing. */
export const settingsFrom = (env: Environment): Settings => {
  const given = (name: string): string | undefined => env[name]?.trim() || undefined
  const countIn = (name: string, usual: number): number => numberIn(name, given(name) ?? String(usual), HIGHEST_QUOTA)
  const perSecond = numberIn('WRITES_PER_SECOND', given('WRITES_PER_SECOND') ?? '50', 100_000)
  return {
    port: numberIn('PORT', given('PORT') ?? '8080', 65_535),
    // Every address of this machine, so that others on the network can connect.
    host: given('HOST') ?? '0.0.0.0',
    data: given('ROUNDHOUSE_DATA') ?? './data',
    database: databaseIn(given('DATABASE_URL')),
    publicUrl: publicUrlIn(given('PUBLIC_URL')),
    trustedProxies: proxiesIn(given('TRUSTED_PROXIES')),
    botDelay: numberIn('BOT_DELAY', given('BOT_DELAY') ?? '700', 60_000),
    writes: { burst: perSecond * 6, perSecond },
    quotas: {
      tablesPerPerson: countIn('TABLES_PER_PERSON', QUOTAS.tablesPerPerson),
      tablesPerAddress: countIn('TABLES_PER_ADDRESS', QUOTAS.tablesPerAddress),
      tablesPerMinute: countIn('TABLES_PER_MINUTE', QUOTAS.tablesPerMinute),
      pagesPerTable: countIn('PAGES_PER_TABLE', QUOTAS.pagesPerTable),
      pagesPerAddress: countIn('PAGES_PER_ADDRESS', QUOTAS.pagesPerAddress),
    },
    logLevel: LOG_LEVELS.find((level) => level === (given('LOG_LEVEL') ?? 'warn')) ?? wrong('LOG_LEVEL', env),
  }
}

const wrong = (setting: string, env: Environment): never => {
  throw new WrongSetting(setting, env[setting] ?? '')
}

const numberIn = (setting: string, text: string, most: number): number =>
  /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : wrong(setting, { [setting]: text })

const databaseIn = (text: string | undefined): string | undefined =>
  text === undefined || /^postgres(ql)?:\/\//.test(text) ? text : wrong('DATABASE_URL', { DATABASE_URL: '…' })

/** Only an origin without a path: the pages are at its root. */
const publicUrlIn = (text: string | undefined): URL | null => {
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isUsable = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
  return isUsable ? url : wrong('PUBLIC_URL', { PUBLIC_URL: text })
}

/** Addresses, or ranges of them as `10.0.0.0/8`. */
const proxiesIn = (text: string | undefined): readonly string[] => {
  const proxies = (text ?? '').split(',').flatMap((proxy) => proxy.trim() || [])
  const isUsable = (proxy: string): boolean => {
    const [address = '', bits, ...surplus] = proxy.split('/')
    const most = isIP(address) === 4 ? 32 : 128
    const isRange = bits !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
    return isIP(address) > 0 && surplus.length === 0 && (bits === undefined || isRange)
  }
  return proxies.every(isUsable) ? proxies : wrong('TRUSTED_PROXIES', { TRUSTED_PROXIES: text })
}
