/** `roundhouse watch`: bots play, and the terminal shows what a spectator may see. */
import { setTimeout as pause } from 'node:timers/promises'
import { BOT_NAMES } from '../../bots/levels.ts'
import type { HostedTable } from '../../host/hosted-table.ts'
import { FLAG, optionsFrom, readArguments, TEXT, TEXTS, wholeNumber } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { type CliSpeaker, type LoadedGame, speaker, takeGame } from '../game.ts'
import { type CliWords, chooseLanguage, wordsIn } from '../language.ts'
import { resultLines } from '../table/results.ts'
import { drawTable, showEvents } from '../table/screen.ts'
import { botsFrom, displayNames } from '../table/seats.ts'
import { dealHere, moveBot, nextToAct, openTable, playOut, recordOfTable } from '../table/terminal-table.ts'
import { type Terminal, terminalOf } from '../terminal.ts'

const OPTIONS = { seats: TEXT, seed: TEXT, option: TEXTS, lang: TEXT, delay: TEXT, json: FLAG }

/** On a screen that is redrawn: the time to read, and how many lines of the log stay visible. */
const USUAL_DELAY = 700
const LATEST = 8

export const command: CliCommand = {
  name: 'watch',
  summary: 'watch bots play',
  usage: `
  roundhouse watch <game> [--seats casual,casual,random,random] [--seed N] [--lang en|nl|de|hu] [--delay MS]

  --seats    a bot for each seat: ${BOT_NAMES.join(', ')}
  --seed     deals by this seed; the same seed and seats give the same match
  --option   name=value, an option of the game; may be given several times
  --delay    milliseconds between turns (${USUAL_DELAY} on a screen, 0 elsewhere)
  --json     prints the players and the result only, as JSON

Exit codes: 0 watched to the end, 2 the arguments cannot be used.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject, values } = readArguments(args, OPTIONS)
    const loaded = await takeGame(subject, chooseLanguage(values.lang, terminal.env))
    const { meta } = loaded.game
    const seats = botsFrom(meta, values.seats)
    const options = optionsFrom(meta.options, values.option)
    const origin = values.seed === undefined ? dealHere(meta, seats, options) : { seed: values.seed }
    const hosted = openTable(loaded.bundle, seats, options, origin)
    const delay = wholeNumber('--delay', values.delay, 0) ?? (terminal.isScreen ? USUAL_DELAY : 0)
    if (values.json) terminal.line(JSON.stringify(summary(playOut(hosted))))
    else await show(loaded, hosted, delay, terminal)
    return OK
  },
}

const summary = (hosted: HostedTable): object => {
  const { game, players, moves, result } = recordOfTable(hosted)
  return { game, players, moves: moves.length, result }
}

interface Stage {
  readonly terminal: Terminal
  readonly loaded: LoadedGame
  readonly words: CliWords
  readonly say: CliSpeaker
  readonly names: readonly string[]
  readonly hosted: HostedTable
}

const show = async (loaded: LoadedGame, hosted: HostedTable, delay: number, terminal: Terminal): Promise<void> => {
  const words = wordsIn(loaded.language)
  const names = displayNames(recordOfTable(hosted).players, words)
  const stage: Stage = { terminal, loaded, words, say: speaker(loaded, names), names, hosted }
  let shown = 0
  for (let seat = nextToAct(hosted); seat !== undefined; seat = nextToAct(hosted)) {
    shown = await showTurn(stage, shown, delay)
    moveBot(hosted, seat)
  }
  showPosition(stage, shown)
  if (!terminal.isScreen) drawTable(stage, 'watcher')
  const { match } = hosted
  const outcome = match.game.outcome(match.state)
  if (outcome !== undefined) {
    for (const line of resultLines(match, outcome, names, words, stage.say)) terminal.line(line)
  }
}

/** Shows new events, if there are any: a hidden step has none. Returns how many entries of the log are shown. */
const showTurn = async (stage: Stage, shown: number, delay: number): Promise<number> => {
  const { log } = stage.hosted.match
  if (log.length === shown) return shown
  showPosition(stage, shown)
  if (delay > 0) await pause(delay)
  return log.length
}

/** Redraws a screen with the table and the latest events; a file or a pipe gets only the new events. */
const showPosition = (stage: Stage, shown: number): void => {
  const { log } = stage.hosted.match
  if (stage.terminal.isScreen) {
    stage.terminal.clear()
    drawTable(stage, 'watcher')
  }
  showEvents(stage, stage.terminal.isScreen ? log.slice(-LATEST) : log.slice(shown), 'watcher')
}
