/** `roundhouse restore`: puts a backup into the data folder of a server that is not running. */
import { restore } from '../../server/data/backup.ts'
import { readArguments, TEXT } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { existingFile } from '../files.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'
import { placeOf, within } from './data-places.ts'

const OPTIONS = { data: TEXT, lang: TEXT }

export const command: CliCommand = {
  name: 'restore',
  summary: 'put a backup into the data folder of this server',
  usage: `
  roundhouse restore <file> [--data ./data] [--lang en|nl|de|hu]

  <file>     a backup that roundhouse backup has written
  --data     the data folder; by default what ROUNDHOUSE_DATA says

Stop the server first. A database that is in the folder is kept there under another name. The
clocks of running matches stood still from the backup to the next start of the server.

Exit codes: 0 restored, 2 the arguments cannot be used, the backup is damaged, or a server runs.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject = trouble('usage.file'), values } = readArguments(args, OPTIONS)
    const words = wordsIn(chooseLanguage(values.lang, terminal.env))
    const place = placeOf(values.data, terminal.env)
    if (place.url !== undefined) trouble('backup.postgres')
    const stamp = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
    const kept = await within(place, () => restore(existingFile(subject), place.folder, stamp))
    terminal.line(words('restore.done', { file: subject, folder: place.folder }))
    if (kept !== null) terminal.line(words('restore.kept', { file: kept }))
    return OK
  },
}
