/** A server in a process of its own, so that it can be killed and begun again in the same folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface ChildServer {
  readonly url: string
  /** All that it has printed. */
  printed(): string
  hasEnded(): boolean
  /** At once, with no time to put anything away. */
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
    if (isClosed) throw new Error('the server did not begin')
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

/** Whatever became of a test, no server is left behind. */
export const killAll = (): void => {
  for (const child of children) child.kill('SIGKILL')
}
