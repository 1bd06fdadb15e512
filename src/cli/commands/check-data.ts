/** `roundhouse check-data`: replays every log of a server and verifies every record. */
import { games } from '../../games/index.ts'
import { checkData } from '../../server/data/check.ts'
import { readFile, readPlace } from '../../server/data/places.ts'
import { readArguments, TEXT } from '../arguments.ts'
import { type CliCommand, FOUND, OK } from '../command.ts'
import { existingFile } from '../files.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { terminalOf } from '../terminal.ts'
import { placeOf, within } from './data-places.ts'

const OPTIONS = { data: TEXT, lang: TEXT }

export const command: CliCommand = {
  name: 'check-data',
  summary: 'check all data of a server: every log replays, every record verifies',
  usage: `
  roundhouse check-data [<backup>] [--data ./data] [--lang en|nl|de|hu]

  <backup>   a file that roundhouse backup has written, instead of the data of this server
  --data     the data folder; by default what ROUNDHOUSE_DATA says. With DATABASE_URL that
             database is checked instead.

One moment of the data is checked, also while the server runs, and nothing is changed.

Exit codes: 0 all is well, 1 tables are damaged, 2 the arguments cannot be used.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject, values } = readArguments(args, OPTIONS)
    const words = wordsIn(chooseLanguage(values.lang, terminal.env))
    const place = subject === undefined ? placeOf(values.data, terminal.env) : { folder: subject }
    const found = await within(place, () =>
      subject === undefined
        ? readPlace(place, (db) => checkData(db, games))
        : readFile(existingFile(subject), (db) => checkData(db, games)),
    )
    const { tables, entries, records, faults } = found
    for (const { table, why } of faults) terminal.line(words('check.fault', { table, why }))
    if (faults.length === 0) terminal.line(words('check.sound', { tables, entries, records }))
    else terminal.line(words('check.faulty', { count: faults.length, tables }))
    return faults.length === 0 ? OK : FOUND
  },
}
