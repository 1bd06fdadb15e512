/** A server in its own process, so that it can be killed and started again in the same folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface ChildServer {
  readonly url: string
  /** Everything that it has printed. */
  printed(): string
  hasEnded(): boolean
  /** Kills it at once, without a clean shutdown. */
  kill(): Promise<void>
}

const SERVING = `
  import { runnerImport } from 'vite'
  const [folder] = process.argv.slice(1)
  const { module } = await runnerImport(${JSON.stringify(fileURLToPath(new URL('./child-server-main.ts', import.meta.url)))}, {
    configFile: false,
    logLevel: 'error',
  })
  process.stdout.write(String(await module.serveGames(folder)) + '\\n')`

const children = new Set<ChildProcess>()

export const startChildServer = async (
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildServer> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVING, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  children.add(child)
  const closed = once(child, 'close').then(() => children.delete(child))
  const portSaid = (): number => Number(/^(\d+)$/m.exec(printed)?.[1] ?? 0)
  let isClosed = false
  void closed.then(() => {
    isClosed = true
  })
  while (portSaid() === 0) {
    if (isClosed) throw new Error('the server did not start')
    await Promise.race([once(child.stdout, 'data'), closed])
  }
  const port = portSaid()
  return {
    url: `http://127.0.0.1:${port}`,
    printed: () => printed,
    hasEnded: () => isClosed,
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}

/** Kills every server that a failed test left behind. */
export const killAll = (): void => {
  for (const child of children) child.kill('SIGKILL')
}
