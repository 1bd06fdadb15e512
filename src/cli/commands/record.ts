/** `roundhouse record`: bots play matches, and their records are saved. */

import { dirname, join } from 'node:path'
import { BOT_NAMES } from '../../bots/levels.ts'
import type { MatchRecord, Origin } from '../../kit/record.ts'
import { writeRecord } from '../../kit/record.ts'
import { progressOf } from '../../program/progress.ts'
import { FLAG, optionsFrom, readArguments, TEXT, TEXTS, wholeNumber } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { isFolder, newFile, saveText, tryFile } from '../files.ts'
import { takeGame } from '../game.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { botsFrom } from '../table/seats.ts'
import { dealHere, openTable, playOut, recordOfTable } from '../table/terminal-table.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'

const OPTIONS = { seats: TEXT, seed: TEXT, option: TEXTS, games: TEXT, out: TEXT, lang: TEXT, json: FLAG }

export const command: CliCommand = {
  name: 'record',
  summary: 'let bots play matches and save their records',
  usage: `
  roundhouse record <game> [--seats 2 | casual,random,…] [--seed N] [--games N] [--out FILE] [--json]

  --seats    how many casual bots, or a bot for each seat: ${BOT_NAMES.join(', ')}
  --seed     deals by this seed; several games take the seeds N/1, N/2 and so on.
             Without it each deal is a real one.
  --option   name=value, an option of the game; may be given several times
  --games    how many matches (1). One is written as a .json file, several as
             a .jsonl file with a record on each line.
  --out      a file that is not there yet, or a folder that exists (by default this one)
  --json     says as JSON what was written: file, matches, moves, results

Exit codes: 0 written, 2 the arguments cannot be used.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject, values } = readArguments(args, OPTIONS)
    const language = chooseLanguage(values.lang, terminal.env)
    const { game, bundle } = await takeGame(subject, language)
    const sitters = botsFrom(game.meta, seatList(values.seats))
    const options = optionsFrom(game.meta.options, values.option)
    const count = wholeNumber('--games', values.games, 1) ?? 1
    const file = newFile(fileFor(values.out ?? '.', game.meta.id, values.seed, count))
    tryFile(file)
    const progress = progressOf(count, 'matches')
    const records = Array.from({ length: count }, (_, i) => {
      progress.at(i)
      const origin = originOf(values.seed, i, count) ?? dealHere(game.meta, sitters, options)
      return recordOfTable(playOut(openTable(bundle, sitters, options, origin)))
    })
    progress.clear()
    saveText(file, written(records))
    const moves = records.reduce((sum, record) => sum + record.moves.length, 0)
    const results = records.map(({ result }) => result)
    if (values.json) terminal.line(JSON.stringify({ file, matches: count, moves, results }))
    else terminal.line(wordsIn(language)('record.written', { count, moves, file }))
    return OK
  },
}

/** `2` means two casual bots. */
const seatList = (seats: string | undefined): string | undefined =>
  seats !== undefined && /^[1-9]\d?$/.test(seats) ? Array<string>(Number(seats)).fill('casual').join(',') : seats

const originOf = (seed: string | undefined, index: number, count: number): Origin | undefined =>
  seed === undefined ? undefined : { seed: count === 1 ? seed : `${seed}/${index + 1}` }

const written = (records: readonly MatchRecord[]): string => {
  const [only, ...more] = records
  if (only !== undefined && more.length === 0) return writeRecord(only)
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

const fileFor = (out: string, game: string, seed: string | undefined, count: number): string => {
  const folder = /[/\\]$/.test(out) || isFolder(out) ? out : dirname(out)
  if (!isFolder(folder)) trouble('file.folder', { folder })
  if (folder !== out) return out
  const name = seed === undefined ? game : `${game}-${seed.replace(/[^\w-]+/g, '_')}`
  return join(out, `${name}.${count === 1 ? 'json' : 'jsonl'}`)
}
