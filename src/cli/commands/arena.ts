/** `roundhouse arena`: which bot is stronger, and how sure that is. */
import { availableParallelism } from 'node:os'
import { BOT_NAMES, isBotName, isSearchBot } from '../../bots/levels.ts'
import type { Meta } from '../../kit/game.ts'
import { checkOptions } from '../../kit/record.ts'
import { type ArenaSetup, type Block, nameIn } from '../../lab/arena/block.ts'
import { playBlocks } from '../../lab/arena/cores.ts'
import { type BotFigures, type Figure, figuresByBot, sprt, type Verdict } from '../../lab/arena/figures.ts'
import { progressOf } from '../../program/progress.ts'
import { FLAG, optionsFrom, readArguments, TEXT, TEXTS, wholeNumber } from '../arguments.ts'
import { type CliCommand, FOUND, OK, type Out } from '../command.ts'
import { takeGame } from '../game.ts'
import { type CliWords, chooseLanguage, wordsIn } from '../language.ts'
import { botsFrom } from '../table/seats.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'
import { blocksIn, saveBlocks } from './arena-file.ts'
import { withLock } from './arena-lock.ts'

const OPTIONS = {
  bots: TEXT,
  blocks: TEXT,
  ms: TEXT,
  iterations: TEXT,
  seed: TEXT,
  option: TEXTS,
  sprt: TEXT,
  into: TEXT,
  cores: TEXT,
  lang: TEXT,
  json: FLAG,
}

const USUAL_BLOCKS = 25

export const command: CliCommand = {
  name: 'arena',
  summary: 'measure how strong bots are',
  usage: `
  roundhouse arena <game> --bots strong,casual,casual,casual [--blocks N] [--ms N | --iterations N] [--seed N]

  --bots        a bot for each seat: ${BOT_NAMES.join(', ')};
                strong@50 is one that may think 50 ms about a turn
  --blocks      how many deals (${USUAL_BLOCKS}); each is played with the bots in every seat in turn
  --ms          milliseconds that bots may think about a turn, in place of what their level takes:
                time at work, not on the wall
  --iterations  the same limit in iterations, so that slower computers give the same results
  --seed        which deals (1)
  --sprt        50,53: stops when all seats of the first bot together win clearly less or more than that, in percent
  --into        a file: adds to earlier results of the same set-up, one arena at a time
  --cores       how many cores to use (all)
  --option      name=value, an option of the game; may be given several times
  --json        prints the figures as JSON

Exit codes: 0 measured, 1 a bot failed on the way, 2 the arguments cannot be used.`,
  async run(args, out) {
    const { subject, values } = readArguments(args, OPTIONS)
    const language = chooseLanguage(values.lang, terminalOf(out).env)
    const { game } = await takeGame(subject, language)
    const setup = setupFrom(game.meta, values)
    const count = wholeNumber('--blocks', values.blocks, 1) ?? USUAL_BLOCKS
    const cores = wholeNumber('--cores', values.cores, 1) ?? availableParallelism()
    const bounds = boundsFrom(values.sprt)
    const { into } = values
    const verdictOn = (blocks: readonly Block[]): Verdict =>
      bounds === null ? 'open' : sprt(setup.bots, blocks, bounds[0], bounds[1])
    const played = async (): Promise<readonly Block[]> => {
      const blocks = [...(into === undefined ? [] : blocksIn(into, setup))]
      const progress = progressOf(count, 'deals')
      let done = 0
      await playBlocks(setup, firstFree(blocks), count, cores, (block) => {
        blocks.push(block)
        progress.at(++done)
        if (into !== undefined) saveBlocks(into, setup, blocks)
        return verdictOn(blocks) === 'open' ? 'on' : 'enough'
      })
      progress.clear()
      // Blocks finish in any order; the figures must not depend on which core was faster.
      return blocks.sort((a, b) => a.number - b.number)
    }
    const blocks = await (into === undefined ? played() : withLock(into, played))
    const measured = { lines: figuresByBot(setup.bots, blocks), verdict: bounds === null ? null : verdictOn(blocks) }
    const failures = blocks.flatMap((block) => block.failures)
    if (values.json) out.line(JSON.stringify({ setup, blocks: blocks.length, ...measured, failures }))
    else print(out, wordsIn(language), game.meta.title, setup, blocks, measured, failures)
    return failures.length === 0 ? OK : FOUND
  },
}

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values']

const setupFrom = (meta: Meta, values: Values): ArenaSetup => {
  const bots = botsIn(meta, values.bots)
  const options = optionsFrom(meta.options, values.option)
  checkOptions(meta, options)
  const milliseconds = wholeNumber('--ms', values.ms, 1) ?? null
  const iterations = wholeNumber('--iterations', values.iterations, 1) ?? null
  if (milliseconds !== null && iterations !== null) trouble('arena.both')
  const seed = wholeNumber('--seed', values.seed, 0) ?? 1
  return { game: meta.id, rulesVersion: meta.rulesVersion, options, bots, milliseconds, iterations, seed }
}

/** `strong@50,casual`: bots, with milliseconds for those that search. */
const botsIn = (meta: Meta, list: string | undefined): readonly string[] => {
  const listed = list?.split(',').map((text) => text.trim())
  for (const text of listed ?? []) if (isTimedWrongly(text)) trouble('arena.time', { bot: text, bots: SEARCH_BOTS })
  const names = botsFrom(meta, listed?.map(nameIn).join(',')).map(({ name }) => name)
  return listed ?? names
}

const SEARCH_BOTS = BOT_NAMES.filter(isSearchBot)

/** `strong@0`, `random@50`: a bot with a thinking time that it cannot have. */
const isTimedWrongly = (text: string): boolean => {
  const [bot = '', time] = text.split('@')
  return isBotName(bot) && time !== undefined && (nameIn(text) !== bot || !isSearchBot(bot))
}

/** `50,53` */
const boundsFrom = (text: string | undefined): readonly [number, number] | null => {
  if (text === undefined) return null
  const [, low = '', high = ''] =
    /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(text) ?? trouble('arena.sprt', { value: text })
  const isRight = Number(low) < Number(high) && Number(high) <= 100
  return isRight ? [Number(low), Number(high)] : trouble('arena.sprt', { value: text })
}

const firstFree = (blocks: readonly Block[]): number => Math.max(-1, ...blocks.map(({ number }) => number)) + 1

interface Measured {
  readonly lines: readonly BotFigures[]
  readonly verdict: Verdict | null
}

const print = (
  out: Out,
  words: CliWords,
  title: string,
  setup: ArenaSetup,
  blocks: readonly Block[],
  { lines, verdict }: Measured,
  failures: readonly string[],
): void => {
  const { milliseconds, iterations, bots, seed } = setup
  out.line(words('arena.head', { title, count: blocks.length, matches: blocks.length * bots.length, seed }))
  if (milliseconds !== null) out.line(words('arena.ms', { count: milliseconds }))
  if (iterations !== null) out.line(words('arena.iterations', { count: iterations }))
  const heads = [words('arena.share'), words('arena.rank'), words('arena.margin')]
  out.line(`${''.padEnd(NAME)}${heads.map((head) => head.padStart(COLUMN)).join('')}`)
  for (const { bot, share, rank, margin } of lines) {
    const cells = [`${figure(share, 100, 1)} %`, figure(rank, 1, 2), figure(margin, 1, 1)]
    out.line(`${bot.padEnd(NAME)}${cells.map((cell) => cell.padStart(COLUMN)).join('')}`)
  }
  if (verdict !== null) out.line(words(`arena.${verdict}`))
  for (const failure of new Set(failures)) out.line(words('arena.failed', { failure }))
}

const NAME = 10
const COLUMN = 20

const figure = ({ mean, within }: Figure, times: number, digits: number): string => {
  const spread = Number.isFinite(within) ? (times * within).toFixed(digits) : '?'
  return `${(times * mean).toFixed(digits)} ±${spread}`
}
