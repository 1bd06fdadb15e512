/** The settings of a server, from its environment. A setting that cannot be used is refused with one sentence. */
import { isIP } from 'node:net'
import { QUOTAS, type Quotas } from './people/quotas.ts'
import { DATABASE_LIMITS, type DatabaseLimits } from './store/database-limits.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly database: string | undefined
  readonly databaseLimits: DatabaseLimits
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
  const setting = (name: string): string | undefined => env[name]?.trim() || undefined
  const countIn = (name: string, usual: number): number => numberIn(name, setting(name) ?? String(usual), HIGHEST_QUOTA)
  const perSecond = numberIn('WRITES_PER_SECOND', setting('WRITES_PER_SECOND') ?? '50', 100_000)
  return {
    port: numberIn('PORT', setting('PORT') ?? '8080', 65_535),
    // Every address of this machine, so that others on the network can connect.
    host: setting('HOST') ?? '0.0.0.0',
    data: setting('ROUNDHOUSE_DATA') ?? './data',
    database: databaseIn(setting('DATABASE_URL')),
    databaseLimits: limitsIn(setting),
    publicUrl: publicUrlIn(setting('PUBLIC_URL')),
    trustedProxies: proxiesIn(setting('TRUSTED_PROXIES')),
    botDelay: numberIn('BOT_DELAY', setting('BOT_DELAY') ?? '700', 60_000),
    writes: { burst: perSecond * 6, perSecond },
    quotas: {
      tablesPerPerson: countIn('TABLES_PER_PERSON', QUOTAS.tablesPerPerson),
      tablesPerAddress: countIn('TABLES_PER_ADDRESS', QUOTAS.tablesPerAddress),
      tablesPerMinute: countIn('TABLES_PER_MINUTE', QUOTAS.tablesPerMinute),
      pagesPerTable: countIn('PAGES_PER_TABLE', QUOTAS.pagesPerTable),
      pagesPerAddress: countIn('PAGES_PER_ADDRESS', QUOTAS.pagesPerAddress),
      dailyPerHour: countIn('DAILY_PER_HOUR', QUOTAS.dailyPerHour),
    },
    logLevel: LOG_LEVELS.find((level) => level === (setting('LOG_LEVEL') ?? 'warn')) ?? wrong('LOG_LEVEL', env),
  }
}

/** How a server uses its PostgreSQL. None of them can be 0. */
const limitsIn = (setting: (name: string) => string | undefined): DatabaseLimits => {
  const read = (name: string, usual: number, most: number): number => {
    const text = setting(name) ?? String(usual)
    return numberIn(name, text, most) || wrong(name, { [name]: text })
  }
  const usual = DATABASE_LIMITS
  return {
    connections: read('DATABASE_CONNECTIONS', usual.connections, 1_000),
    connectTimeout: read('DATABASE_CONNECT_TIMEOUT', usual.connectTimeout, 60_000),
    timeout: read('DATABASE_TIMEOUT', usual.timeout, 60_000),
    retry: read('DATABASE_RETRY', usual.retry, 60_000),
    longestRetry: read('DATABASE_LONGEST_RETRY', usual.longestRetry, 60_000),
    breaker: read('DATABASE_BREAKER', usual.breaker, 1_000),
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
