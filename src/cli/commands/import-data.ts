/** `roundhouse import-data`: fills an empty server with what `export-data` has written. */
import { rowsIn, UnreadableData } from '../../server/data/ndjson.ts'
import { fillPlace } from '../../server/data/places.ts'
import { writeRows } from '../../server/data/rows.ts'
import { readArguments, TEXT } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { existingFile, linesOf } from '../files.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'
import { nameOf, placeOf, within } from './data-places.ts'

const OPTIONS = { data: TEXT, lang: TEXT }

export const command: CliCommand = {
  name: 'import-data',
  summary: 'fill an empty server with an exported file',
  usage: `
  roundhouse import-data <file> [--data ./data] [--lang en|nl|de|hu]

  <file>     a file that roundhouse export-data has written
  --data     the data folder; by default what ROUNDHOUSE_DATA says. With DATABASE_URL that
             database is filled instead. There must be no tables and no people yet.

All or nothing is imported. The clocks of running matches stood still from the export to the next
start of the server.

Exit codes: 0 imported, 2 the arguments or the file cannot be used.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject = trouble('usage.file'), values } = readArguments(args, OPTIONS)
    const words = wordsIn(chooseLanguage(values.lang, terminal.env))
    const place = placeOf(values.data, terminal.env)
    const file = existingFile(subject)
    const counts = await within(place, () => fillPlace(place, (db) => writeRows(db, rowsIn(linesOf(file))))).catch(
      (error: unknown) => {
        if (!(error instanceof UnreadableData)) throw error
        return trouble('data.line', { file, line: error.line, why: error.message })
      },
    )
    const { tables, entries, people } = counts
    terminal.line(words('data.imported', { tables, entries, people, place: nameOf(place) }))
    return OK
  },
}
