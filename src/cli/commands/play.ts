/** `roundhouse play`: a match in the terminal, against bots and people who share the keyboard. */
import { BOT_NAMES } from '../../bots/levels.ts'
import { type HostedTable, people, peopleIn } from '../../host/hosted-table.ts'
import { optionsFrom, readArguments, TEXT, TEXTS } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { freshSave, holdsSeveral, loadRecord } from '../files.ts'
import { type LoadedGame, speaker, takeGame } from '../game.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { resultLines } from '../table/results.ts'
import { drawTable, showNewEvents } from '../table/screen.ts'
import { displayNames, seatsFrom, YOU } from '../table/seats.ts'
import type { Sitting } from '../table/sitting.ts'
import { dealHere, openTable, recordOfTable, resumeTable } from '../table/terminal-table.ts'
import { playTurns } from '../table/turns.ts'
import { type Terminal, terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'
import { prose } from '../wrap.ts'

const OPTIONS = { seats: TEXT, seed: TEXT, option: TEXTS, lang: TEXT, resume: TEXT }

export const command: CliCommand = {
  name: 'play',
  summary: 'play a game in the terminal',
  usage: `
  roundhouse play <game> [--seats you,casual,random] [--seed N] [--lang en|nl|de|hu]
  roundhouse play --resume FILE

  --seats    who sits where: you, you:Name, or a bot (${BOT_NAMES.join(', ')}).
             Several people share the keyboard; nobody sees the secrets of another.
  --seed     deals by this seed. Without it the deal is random, and the record proves that
             nobody chose it.
  --option   name=value, an option of the game; may be given several times
  --lang     the language; by default the system's language
  --resume   continues a saved match; the file must hold only that match

Every move is saved at once in data/saves (or under the folder ROUNDHOUSE_DATA).
At the table, type help. Exit codes: 0 played or left, 2 the arguments cannot be used.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject, values } = readArguments(args, OPTIONS)
    const language = chooseLanguage(values.lang, terminal.env)
    const opened =
      values.resume === undefined
        ? await openNew(await takeGame(subject, language), values, terminal)
        : await openSaved(subject, values.resume, language)
    return play(sittingOf(opened, terminal), values.resume !== undefined)
  },
}

interface OpenedMatch {
  readonly loaded: LoadedGame
  readonly hosted: HostedTable
  readonly file: string
}

interface NewMatchOptions {
  readonly seats?: string | undefined
  readonly seed?: string | undefined
  readonly option?: readonly string[] | undefined
}

const openNew = async (
  loaded: LoadedGame,
  { seats: list, seed, option }: NewMatchOptions,
  terminal: Terminal,
): Promise<OpenedMatch> => {
  const { meta } = loaded.game
  const seats = seatsFrom(meta, list, YOU)
  if (peopleIn(seats).length === 0) trouble('play.nobody')
  const options = optionsFrom(meta.options, option)
  const origin = seed === undefined ? dealHere(meta, seats, options) : { seed }
  const hosted = openTable(loaded.bundle, seats, options, origin)
  return { loaded, hosted, file: freshSave(terminal.env, meta.id, new Date()) }
}

const openSaved = async (
  subject: string | undefined,
  file: string,
  language: LoadedGame['language'],
): Promise<OpenedMatch> => {
  // Every save replaces the whole file.
  if (holdsSeveral(file)) trouble('play.several', { file })
  const record = loadRecord(file)
  if (subject !== undefined && subject !== record.game) trouble('play.another', { file, game: record.game })
  const loaded = await takeGame(record.game, language)
  return { loaded, hosted: resumeTable(loaded.bundle, record), file }
}

const sittingOf = ({ loaded, hosted, file }: OpenedMatch, terminal: Terminal): Sitting => {
  const words = wordsIn(loaded.language)
  const names = displayNames(recordOfTable(hosted).players, words)
  const logShown = hosted.info.seats.map(() => 0)
  return { terminal, loaded, words, names, say: speaker(loaded, names), file, hosted, logShown, shown: undefined }
}

const play = async (sitting: Sitting, isResumed: boolean): Promise<number> => {
  greet(sitting, isResumed)
  const ended = await playTurns(sitting)
  if (ended === 'over') sayEnd(sitting)
  else sayHowToResume(sitting)
  return OK
}

const greet = ({ terminal, words, loaded, hosted, names, file, logShown }: Sitting, isResumed: boolean): void => {
  const { title } = loaded.game.meta
  prose(terminal, words('play.welcome', { title, names }))
  if ('deal' in hosted.origin) {
    prose(terminal, words('play.commitment', { commitment: hosted.origin.deal.sheet.commitment }))
  }
  if (!isResumed) return
  terminal.line(words('play.resumed', { file, count: hosted.match.moves.length }))
  logShown.fill(hosted.match.log.length)
}

const sayEnd = (sitting: Sitting): void => {
  const { terminal, words, say, names, hosted, file } = sitting
  const { match } = hosted
  const [only, ...others] = people(hosted)
  const alone = others.length === 0 ? only : undefined
  if (alone !== undefined) showNewEvents(sitting, alone)
  drawTable(sitting, alone ?? 'watcher')
  const outcome = match.game.outcome(match.state)
  if (outcome !== undefined) for (const line of resultLines(match, outcome, names, words, say)) terminal.line(line)
  terminal.line()
  terminal.line(words('play.recorded'))
  terminal.line(`  roundhouse verify ${asArgument(file)}`)
}

const sayHowToResume = ({ terminal, words, file }: Sitting): void => {
  terminal.line(words('play.saved', { file }))
  terminal.line(words('play.later'))
  terminal.line(`  roundhouse play --resume ${asArgument(file)}`)
}

/** A file name that can be copied to a command line. */
const asArgument = (file: string): string => (/^[\w./:\\-]+$/.test(file) ? file : `"${file}"`)
