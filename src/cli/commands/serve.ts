/** `roundhouse serve`: runs the server until it is stopped. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  DatabaseDamaged,
  FolderInUse,
  PAGES,
  type ServerOptions,
  type Serving,
  StoreUnavailable,
  serve,
  tryAddress,
} from '../../server/serve.ts'
import { type Settings, settingsFrom, WrongSetting } from '../../server/settings.ts'
import { readArguments, TEXT, wholeNumber } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { codeOf } from '../files.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'
import { tendMemory } from './clearing.ts'
import { qrOf } from './qr.ts'

const HIGHEST_PORT = 65_535

/** With the pages in a folder. */
export const serveFrom = (pages: string): CliCommand => ({
  name: 'serve',
  summary: 'serve the table to browsers',
  usage: `
  roundhouse serve [--port 8080] [--host 0.0.0.0] [--data ./data] [--lang en|nl|de|hu]

  --port     where it listens; by default what PORT says, else 8080; 0 takes any free port
  --host     which address of this machine it listens on; by default what HOST says,
             else all of them. 127.0.0.1 keeps it to this machine.
  --data     the folder where tables are kept; by default what ROUNDHOUSE_DATA says
  --lang     the language; by default the system's language

npm start builds the pages and serves them. Stop it with Ctrl+C. More settings, such as
DATABASE_URL, PUBLIC_URL and TRUSTED_PROXIES, are explained in docs/self-hosting.md.

Exit codes: 0 stopped, 2 the arguments cannot be used (the port is taken, say).`,
  async run(args, out) {
    const { env } = terminalOf(out)
    const { subject, values } = readArguments(args, OPTIONS)
    if (subject !== undefined) trouble('usage.surplus', { argument: subject })
    const words = wordsIn(chooseLanguage(values.lang, env))
    const { data, host } = values
    const port = wholeNumber('--port', values.port, 0, HIGHEST_PORT)
    const options = {
      ...settings({ ...env, ...(port !== undefined && { PORT: String(port) }) }),
      ...(data && { data }),
      ...(host && { host }),
      pages,
    }
    // A refused start leaves nothing behind: the folder is made after every other check.
    if (!existsSync(join(pages, 'index.html'))) trouble('serve.unbuilt')
    await tryAddress(options).catch((error: unknown) => refuseAddress(error, options))
    tendMemory()
    const serving = await listen(options)
    out.line(words('serve.ready', { address: serving.url }))
    if (serving.address !== serving.url) {
      out.line(words('serve.others', { address: serving.address }))
      out.line(qrOf(serving.address))
    }
    await stopSignal()
    await serving.close()
    return OK
  },
})

export const command = serveFrom(PAGES)

const OPTIONS = { port: TEXT, host: TEXT, data: TEXT, lang: TEXT }

/** The settings from the environment; throws if one cannot be used. */
export const settings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  try {
    return settingsFrom(env)
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error
    return trouble('serve.setting', { setting: error.setting, value: error.value })
  }
}

const refuseAddress = (error: unknown, { host, port }: ServerOptions): never =>
  codeOf(error) === 'EADDRINUSE'
    ? trouble('serve.taken', { port: String(port) })
    : trouble('serve.refused', { host, port: String(port), why: codeOf(error) })

/** Reports the system's error about the folder in one sentence. */
const listen = async (options: ServerOptions): Promise<Serving> => {
  try {
    return await serve(options)
  } catch (error) {
    const folder = options.data
    if (error instanceof FolderInUse) return trouble('serve.folder', { folder })
    if (error instanceof DatabaseDamaged) return trouble('serve.damaged', { folder, why: error.message })
    if (error instanceof StoreUnavailable) {
      return trouble('serve.store', { why: codeOf(error.cause) || error.message })
    }
    const code = codeOf(error)
    if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') return refuseAddress(error, options)
    if (error instanceof Error && 'path' in error) return trouble('serve.data', { folder, why: code })
    // An error code of the system or the database means that the input is at fault; any other error is a bug.
    if (!(error instanceof Error) || code === '') throw error
    return trouble('serve.store', { why: code === 'ERR_SQLITE_ERROR' ? error.message : code })
  }
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      resolve()
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
