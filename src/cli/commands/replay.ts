/** `roundhouse replay`: the position of a recorded match after some of its moves. */
import { replayRecord } from '../../kit/record.ts'
import { FLAG, readArguments, TEXT, wholeNumber } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { loadRecord } from '../files.ts'
import { speaker, takeGame } from '../game.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { resultLines } from '../table/results.ts'
import { drawTable, showEvents } from '../table/screen.ts'
import { displayNames } from '../table/seats.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'

const OPTIONS = { at: TEXT, match: TEXT, lang: TEXT, json: FLAG }

export const command: CliCommand = {
  name: 'replay',
  summary: 'show a recorded match, or a position of it',
  usage: `
  roundhouse replay <record> [--at N] [--match N] [--lang en|nl|de|hu] [--json]

  --at      the position after N moves (by default the last), with the log up to there
  --match   of a .jsonl file: the N-th match (by default the first)
  --json    prints figures instead: moves, turn, points by seat when it is over, result

Shows what a spectator may see. Exit codes: 0 shown, 2 the record cannot be read or played.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject: file = trouble('usage.record'), values } = readArguments(args, OPTIONS)
    const language = chooseLanguage(values.lang, terminal.env)
    const record = loadRecord(file, wholeNumber('--match', values.match, 1))
    const loaded = await takeGame(record.game, language)
    const at = wholeNumber('--at', values.at, 0) ?? record.moves.length
    if (at > record.moves.length) trouble('replay.short', { at, count: record.moves.length })
    const match = replayRecord(loaded.game, record, at)
    const { players } = record
    const outcome = match.game.outcome(match.state)
    if (values.json) {
      terminal.line(
        JSON.stringify({ game: record.game, players, at, turn: match.game.turn(match.state), result: outcome ?? null }),
      )
      return OK
    }
    const words = wordsIn(language)
    const names = displayNames(players, words)
    const say = speaker(loaded, names)
    const stage = { terminal, loaded, words, say, names, hosted: { match } }
    showEvents(stage, match.log, 'watcher')
    drawTable(stage, 'watcher')
    terminal.line(words('replay.at', { at, count: record.moves.length }))
    if (outcome !== undefined) for (const line of resultLines(match, outcome, names, words, say)) terminal.line(line)
    return OK
  },
}
