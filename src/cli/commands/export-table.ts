/** `roundhouse export-table`: the raw log of one table, for the person who runs the server. */
import { join } from 'node:path'
import { type Entry, readLog } from '../../server/rooms/read-log.ts'
import { readArguments, TEXT } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { codeOf, isFolder, newFile, saveText } from '../files.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'
import { settings } from './serve.ts'

const OPTIONS = { data: TEXT, out: TEXT, lang: TEXT }

export const command: CliCommand = {
  name: 'export-table',
  summary: 'write down the raw log of a table on this server',
  usage: `
  roundhouse export-table <table> [--data ./data] [--out FILE] [--lang en|nl|de|hu]

  <table>    the id of the table: the last part of its address
  --data     the folder where tables are kept; by default what ROUNDHOUSE_DATA says. With
             DATABASE_URL the table is read from that database instead.
  --out      a file that is not there yet, or a folder that exists (by default this one)

Each line of the file is one entry as it is stored. The server may be running meanwhile, and
nothing is changed. The log holds the secrets of the table (its deal, hashes of its keys,
what players said to each other): nobody who plays there should see it before the end.

Exit codes: 0 written, 2 the arguments cannot be used (there is no such table, say).`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject: table = trouble('usage.table'), values } = readArguments(args, OPTIONS)
    const words = wordsIn(chooseLanguage(values.lang, terminal.env))
    const target = values.out ?? '.'
    const file = newFile(isFolder(target) ? join(target, `${table.replace(/\W/g, '_')}.jsonl`) : target)
    const { data, database } = settings(terminal.env)
    const entries = await logOf(values.data ?? data, database, table)
    saveText(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    terminal.line(words('export.written', { count: entries.length, file }))
    return OK
  },
}

const logOf = async (folder: string, url: string | undefined, table: string): Promise<readonly Entry[]> => {
  const entries = await readLog({ folder, url }, table).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    return trouble('serve.store', { why: error.message || codeOf(error) })
  })
  if (entries === undefined) return trouble('export.folder', { folder })
  return entries.length > 0 ? entries : trouble('export.unknown', { table })
}
