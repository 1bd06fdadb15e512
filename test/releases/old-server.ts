/** A server of release 0.2.0 from its package, in its own process. It uses the installed packages of this project. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface OldServer {
  readonly url: string
  kill(): Promise<void>
  /** Asks it to stop in good order. */
  stop(): Promise<void>
}

/** The same place from the sources and from what is built. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)).split(/[\\/](?:dist[\\/])?test[\\/]/)[0] ?? '')
const PACKAGE = join(ROOT, 'test/releases/roundhouse-0.2.0.tgz')
/** Below the root, so that its imports are found; ignored by git. */
const UNPACKED = join(ROOT, 'dist/releases/roundhouse-0.2.0')

export const startOldServer = async (database: string, data: string, port = 0): Promise<OldServer> => {
  unpack()
  const options = { port, host: '127.0.0.1', data, pages: data, botDelay: 0, database, ...UNLIMITED }
  const script = `
    import { serve } from ${JSON.stringify(join(UNPACKED, 'dist/server/serve.js'))}
    const serving = await serve(${JSON.stringify(options)})
    process.on('SIGTERM', () => serving.close().then(() => process.exit(0)))
    console.log(serving.port)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const [said] = await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data'),
    closed.then(() => Promise.reject(new Error('the old server did not start'))),
  ])
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal)
    await closed
  }
  return { url: `http://127.0.0.1:${Number(said)}`, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

/** All clients come from one address. */
const MANY = 100_000
const UNLIMITED = {
  writes: { burst: 600_000, perSecond: MANY },
  quotas: {
    tablesPerPerson: MANY,
    tablesPerAddress: MANY,
    tablesPerMinute: MANY,
    pagesPerTable: MANY,
    pagesPerAddress: MANY,
  },
}

/** Two test files may do this at the same time. */
const unpack = (): void => {
  if (existsSync(UNPACKED)) return
  mkdirSync(dirname(UNPACKED), { recursive: true })
  const folder = mkdtempSync(`${UNPACKED}-`)
  execFileSync('tar', ['xzf', PACKAGE, '-C', folder, '--strip-components=1'])
  try {
    renameSync(folder, UNPACKED)
  } catch {
    rmSync(folder, { recursive: true })
  }
}
