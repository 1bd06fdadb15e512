/** `roundhouse serve`: hands out the pages until it is told to stop. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES, type Serving, serve } from '../server/serve.ts'
import { readArguments, wholeNumber } from './arguments.ts'
import { type Command, OK } from './command.ts'
import { chooseLanguage, wordsIn } from './language.ts'
import { terminalOf } from './terminal.ts'
import { trouble } from './trouble.ts'

const PORT = '8080'
const HIGHEST_PORT = 65_535
/** Every address of this machine, so that others in the house can come. */
const HOST = '0.0.0.0'

export const command: Command = {
  name: 'serve',
  summary: 'serve the table to browsers',
  usage: `
  roundhouse serve [--port 8080] [--host 0.0.0.0] [--lang en|nl|de|hu]

  --port     where it listens; by default what PORT says, else 8080; 0 takes any free port
  --host     which address of this machine it listens on; by default what HOST says,
             else all of them. 127.0.0.1 keeps it to this machine.
  --lang     the language; by default that of the system

npm start builds the pages and serves them. Stop it with Ctrl+C.

Exit codes: 0 stopped, 2 what was given cannot be used (the port is taken, say).`,
  async run(args, out) {
    const { env } = terminalOf(out)
    const { subject, values } = readArguments(args, OPTIONS)
    if (subject !== undefined) trouble('usage.surplus', { argument: subject })
    const words = wordsIn(chooseLanguage(values.lang, env))
    const port = portFrom(values.port ?? (env['PORT'] || PORT))
    const host = values.host ?? (env['HOST'] || HOST)
    const serving = await listen(port, host)
    if (!existsSync(join(PAGES, 'index.html'))) return serving.close().then(() => trouble('serve.unbuilt'))
    out.line(words('serve.ready', { address: serving.url }))
    await told()
    await serving.close()
    return OK
  },
}

const OPTIONS = { port: { type: 'string' }, host: { type: 'string' }, lang: { type: 'string' } } as const

const portFrom = (text: string): number => {
  const port = wholeNumber('--port', text, 0) ?? 0
  return port <= HIGHEST_PORT ? port : trouble('serve.port', { port: text })
}

/** What the system says against the address is told in a sentence. */
const listen = async (port: number, host: string): Promise<Serving> => {
  try {
    return await serve({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // A code of the system says that the address is at fault; anything else is a fault of ours.
    if (!/^E[A-Z]+$/.test(code)) throw error
    if (code === 'EADDRINUSE') return trouble('serve.taken', { port: String(port) })
    return trouble('serve.refused', { host, port: String(port), why: code })
  }
}

const told = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      resolve()
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
