/** `roundhouse export-data`: everything that a server keeps, as lines of JSON, for the person who runs it. */
import { linesFrom } from '../../server/data/ndjson.ts'
import { readPlace } from '../../server/data/places.ts'
import { noRows } from '../../server/data/rows.ts'
import { readArguments, TEXT } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { newFile, saveChunks } from '../files.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'
import { placeOf, within } from './data-places.ts'

const OPTIONS = { data: TEXT, lang: TEXT }

export const command: CliCommand = {
  name: 'export-data',
  summary: 'write everything that this server keeps into a file',
  usage: `
  roundhouse export-data <file> [--data ./data] [--lang en|nl|de|hu]

  <file>     a file that is not there yet
  --data     the data folder; by default what ROUNDHOUSE_DATA says. With DATABASE_URL that
             database is exported instead.

Each line is one row of the database as JSON: people, tables, logs, and hashes of keys. It shows
one moment, and the server may be running. Only you should see the file.

Exit codes: 0 written, 2 the arguments cannot be used.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject: file = trouble('usage.file'), values } = readArguments(args, OPTIONS)
    const words = wordsIn(chooseLanguage(values.lang, terminal.env))
    const place = placeOf(values.data, terminal.env)
    let counts = noRows()
    await within(place, () =>
      readPlace(place, (db) =>
        saveChunks(
          newFile(file),
          linesFrom(db, (all) => {
            counts = all
          }),
        ),
      ),
    )
    const { tables, entries, people } = counts
    terminal.line(words('data.exported', { tables, entries, people, file }))
    return OK
  },
}
