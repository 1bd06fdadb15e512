/** `roundhouse move-data`: moves a server from SQLite to PostgreSQL, or back. */
import { fillPlace, readAlone } from '../../server/data/places.ts'
import { allRows, writeRows } from '../../server/data/rows.ts'
import type { StoreLocation } from '../../server/store/open-store.ts'
import { readArguments, TEXT } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'
import { nameOf, within } from './data-places.ts'
import { settings } from './serve.ts'

const OPTIONS = { from: TEXT, to: TEXT, lang: TEXT }

export const command: CliCommand = {
  name: 'move-data',
  summary: 'move a server from SQLite to PostgreSQL, or back',
  usage: `
  roundhouse move-data --from ./data            from a data folder to DATABASE_URL
  roundhouse move-data --to ./data              from DATABASE_URL to a data folder
  roundhouse move-data --from ./data --to postgres://user:password@host/database

Stop the server first. The target must hold no tables and no people; it is made and migrated if
needed. All or nothing is written, and the source is left as it is. Tables, people, links to
devices and running clocks go along; clocks stood still until the server starts again.

Exit codes: 0 moved, 2 the arguments cannot be used, or a server is running.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject, values } = readArguments(args, OPTIONS)
    if (subject !== undefined) trouble('usage.surplus', { argument: subject })
    const words = wordsIn(chooseLanguage(values.lang, terminal.env))
    const { database } = settings(terminal.env)
    const from = placeNamed(values.from ?? database)
    const to = placeNamed(values.to ?? database)
    if (from === undefined || to === undefined || isSame(from, to)) return trouble('data.ends')
    const { tables, entries, people } = await within(from, () =>
      readAlone(from, (source) => within(to, () => fillPlace(to, (target) => writeRows(target, allRows(source))))),
    )
    terminal.line(words('data.moved', { tables, entries, people, from: nameOf(from), to: nameOf(to) }))
    return OK
  },
}

const placeNamed = (text: string | undefined): StoreLocation | undefined => {
  if (text === undefined) return undefined
  return /^postgres(ql)?:\/\//.test(text) ? { folder: '', url: text } : { folder: text }
}

const isSame = (one: StoreLocation, other: StoreLocation): boolean =>
  one.folder === other.folder && one.url === other.url
