/** `roundhouse watch`: bots play, and what a watcher may see is shown. */

import { setTimeout as pause } from 'node:timers/promises'
import { BOT_NAMES } from '../../bots/names.ts'
import { optionsFrom, readArguments, wholeNumber } from '../arguments.ts'
import { type Command, OK } from '../command.ts'
import { type Shelved, type Speaker, speaker, takeGame } from '../game.ts'
import { chooseLanguage, type Words, wordsIn } from '../language.ts'
import { realDeal } from '../table/dealing.ts'
import { type Hosted, makeMove, moveOfBot, nextToAct, openMatch, playOut, recordHosted } from '../table/host.ts'
import { resultLines } from '../table/results.ts'
import { drawTable, tellEvents } from '../table/screen.ts'
import { botsFrom, displayNames } from '../table/seats.ts'
import { type Terminal, terminalOf } from '../terminal.ts'

const OPTIONS = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  lang: { type: 'string' },
  delay: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** On a screen that is redrawn: time to read, and how much of the log stays in sight. */
const USUAL_DELAY = 700
const LATEST = 8

export const command: Command = {
  name: 'watch',
  summary: 'watch bots play',
  usage: `
  roundhouse watch <game> [--seats casual,casual,random,random] [--seed N] [--lang en|nl|de|hu] [--delay MS]

  --seats    a bot for each seat: ${BOT_NAMES.join(', ')}
  --seed     deals by this seed; the same seed and seats give the same match
  --option   name=value, an option of the game; may be given several times
  --delay    milliseconds between turns (${USUAL_DELAY} on a screen, 0 elsewhere)
  --json     prints the players and the result only, as JSON

Exit codes: 0 watched to the end, 2 what was given cannot be used.`,
  async run(args, out) {
    const terminal = terminalOf(out)
    const { subject, values } = readArguments(args, OPTIONS)
    const shelved = await takeGame(subject, chooseLanguage(values.lang, terminal.env))
    const { meta } = shelved.game
    const sitters = botsFrom(meta, values.seats)
    const options = optionsFrom(meta.options, values.option)
    const origin = values.seed === undefined ? realDeal(meta, sitters, options) : { seed: values.seed }
    const hosted = openMatch(shelved.game, sitters, options, origin)
    const delay = wholeNumber('--delay', values.delay, 0) ?? (terminal.isScreen ? USUAL_DELAY : 0)
    if (values.json) terminal.line(JSON.stringify(summary(playOut(hosted, shelved.heuristics))))
    else await show(shelved, hosted, delay, terminal)
    return OK
  },
}

const summary = (hosted: Hosted): object => {
  const { game, players, moves, result } = recordHosted(hosted)
  return { game, players, moves: moves.length, result }
}

interface Stage {
  readonly terminal: Terminal
  readonly shelved: Shelved
  readonly words: Words
  readonly say: Speaker
  hosted: Hosted
}

const show = async (shelved: Shelved, hosted: Hosted, delay: number, terminal: Terminal): Promise<void> => {
  const words = wordsIn(shelved.language)
  const names = displayNames(recordHosted(hosted).players, words)
  const stage: Stage = { terminal, shelved, words, say: speaker(shelved, names), hosted }
  let told = 0
  for (let seat = nextToAct(hosted); seat !== undefined; seat = nextToAct(stage.hosted)) {
    told = await showTurn(stage, told, delay)
    stage.hosted = makeMove(stage.hosted, seat, moveOfBot(stage.hosted, seat, shelved.heuristics))
  }
  showPosition(stage, told)
  if (!terminal.isScreen) drawTable(stage, 'watcher')
  const { match } = stage.hosted
  const outcome = match.game.outcome(match.state)
  if (outcome !== undefined) {
    for (const line of resultLines(match, outcome, names, words, stage.say)) terminal.line(line)
  }
}

/** Shows what is new, if anything: a move may be a part of a turn that nobody is told of. */
const showTurn = async (stage: Stage, told: number, delay: number): Promise<number> => {
  const { log } = stage.hosted.match
  if (log.length === told) return told
  showPosition(stage, told)
  if (delay > 0) await pause(delay)
  return log.length
}

/** A screen is drawn anew, with the table and the latest of the log; elsewhere the log goes on. */
const showPosition = (stage: Stage, told: number): void => {
  const { log } = stage.hosted.match
  if (stage.terminal.isScreen) {
    stage.terminal.clear()
    drawTable(stage, 'watcher')
  }
  tellEvents(stage, stage.terminal.isScreen ? log.slice(-LATEST) : log.slice(told), 'watcher')
}
