/** `roundhouse backup`: a copy of a server's data in one file, made while the server runs. */
import { backUp } from '../../server/data/backup.ts'
import { readArguments, TEXT } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { newFile } from '../files.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'
import { placeOf, within } from './data-places.ts'

const OPTIONS = { data: TEXT, lang: TEXT }
const KILOBYTE = 1_000

export const command: CliCommand = {
  name: 'backup',
  summary: 'copy the data of this server into one file, while it runs',
  usage: `
  roundhouse backup <file> [--data ./data] [--lang en|nl|de|hu]

  <file>     a file that is not there yet
  --data     the data folder; by default what ROUNDHOUSE_DATA says

The copy shows one moment, and is checked before it gets its name. Only you can read it: it holds
the secrets of all tables. Data in PostgreSQL is backed up by PostgreSQL (docs/self-hosting.md).

Exit codes: 0 written, 2 the arguments cannot be used or nothing could be written.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject = trouble('usage.file'), values } = readArguments(args, OPTIONS)
    const words = wordsIn(chooseLanguage(values.lang, terminal.env))
    const place = placeOf(values.data, terminal.env)
    if (place.url !== undefined) trouble('backup.postgres')
    const size = await within(place, () => backUp(place.folder, newFile(subject)))
    terminal.line(words('backup.written', { file: subject, size: Math.ceil(size / KILOBYTE) }))
    return OK
  },
}
