/** `roundhouse serve`: the table for browsers, until it is told to stop. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { qrOf } from '../server/qr.ts'
import { FolderInUse, PAGES, type Serving, serve } from '../server/serve.ts'
import { type Settings, settingsFrom, WrongSetting } from '../server/settings.ts'
import { readArguments, wholeNumber } from './arguments.ts'
import { tendMemory } from './clearing.ts'
import { type Command, OK } from './command.ts'
import { chooseLanguage, wordsIn } from './language.ts'
import { terminalOf } from './terminal.ts'
import { trouble } from './trouble.ts'

const HIGHEST_PORT = 65_535

export const command: Command = {
  name: 'serve',
  summary: 'serve the table to browsers',
  usage: `
  roundhouse serve [--port 8080] [--host 0.0.0.0] [--data ./data] [--lang en|nl|de|hu]

  --port     where it listens; by default what PORT says, else 8080; 0 takes any free port
  --host     which address of this machine it listens on; by default what HOST says,
             else all of them. 127.0.0.1 keeps it to this machine.
  --data     the folder where tables are kept; by default what ROUNDHOUSE_DATA says
  --lang     the language; by default that of the system

npm start builds the pages and serves them. Stop it with Ctrl+C. More settings, such as
DATABASE_URL, PUBLIC_URL and TRUSTED_PROXIES, are explained in docs/self-hosting.md.

Exit codes: 0 stopped, 2 what was given cannot be used (the port is taken, say).`,
  async run(args, out) {
    const { env } = terminalOf(out)
    const { subject, values } = readArguments(args, OPTIONS)
    if (subject !== undefined) trouble('usage.surplus', { argument: subject })
    const words = wordsIn(chooseLanguage(values.lang, env))
    const { data, host } = values
    const port = portFrom(values.port ?? (env['PORT'] || '8080'))
    tendMemory()
    const serving = await listen({
      ...settings({ ...env, PORT: String(port) }),
      ...(data && { data }),
      ...(host && { host }),
    })
    if (!existsSync(join(PAGES, 'index.html'))) return serving.close().then(() => trouble('serve.unbuilt'))
    out.line(words('serve.ready', { address: serving.url }))
    if (serving.address !== serving.url) {
      out.line(words('serve.others', { address: serving.address }))
      out.line(qrOf(serving.address))
    }
    await told()
    await serving.close()
    return OK
  },
}

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  lang: { type: 'string' },
} as const

const portFrom = (text: string): number => {
  const port = wholeNumber('--port', text, 0) ?? 0
  return port <= HIGHEST_PORT ? port : trouble('serve.port', { port: text })
}

const settings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  try {
    return settingsFrom(env)
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error
    return trouble('serve.setting', { setting: error.setting, value: error.value })
  }
}

/** What the system says against the address or the folder is told in a sentence. */
const listen = async (wish: Settings): Promise<Serving> => {
  try {
    return await serve(wish)
  } catch (error) {
    const { port, host, data } = wish
    if (error instanceof FolderInUse) return trouble('serve.folder', { folder: data })
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'EADDRINUSE') return trouble('serve.taken', { port: String(port) })
    const isAddress = error instanceof Error && 'syscall' in error && error.syscall === 'listen'
    if (isAddress) return trouble('serve.refused', { host, port: String(port), why: code })
    // A code of the system or of the database says that what was given is at fault; anything else is a fault of ours.
    if (!(error instanceof Error) || code === '') throw error
    return trouble('serve.store', { why: code === 'ERR_SQLITE_ERROR' ? error.message : code })
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
