/** `roundhouse bot-ratings`: ratings of bots from results of the arena. */
import { existsSync, realpathSync } from 'node:fs'
import { BOT_NAMES, isSearchBot } from '../../bots/levels.ts'
import { canonical } from '../../kit/deal.ts'
import type { ArenaSetup } from '../../lab/arena/block.ts'
import { type Ranking, ratingsOf } from '../../lab/arena/ratings.ts'
import { FLAG, readArguments, TEXT, TEXTS } from '../arguments.ts'
import { type CliCommand, OK } from '../command.ts'
import { takeGame } from '../game.ts'
import { chooseLanguage, wordsIn } from '../language.ts'
import { terminalOf } from '../terminal.ts'
import { trouble } from '../trouble.ts'
import { type Results, resultsIn } from './arena-file.ts'

const OPTIONS = { from: TEXTS, lang: TEXT, json: FLAG }

export const command: CliCommand = {
  name: 'bot-ratings',
  summary: 'rate bots by results of the arena',
  usage: `
  roundhouse bot-ratings <game> --from FILE [--from FILE …]

  --from   results that "arena --into" wrote, by the same rules and options; may be given several times
  --json   prints the ratings as JSON

Plackett–Luce ratings with 95 % intervals. Casual bots are rated 0, or without them the lowest level
that plays; a 400-point gap means ten-to-one odds. If results were limited to a time for a turn, the
time is part of a bot's name.`,
  async run(args, out) {
    const { subject, values } = readArguments(args, OPTIONS)
    const language = chooseLanguage(values.lang, terminalOf(out).env)
    const { game } = await takeGame(subject, language)
    const files = values.from ?? trouble('ratings.files')
    const blocks = combined(files, game.meta.id).flatMap(rankingsIn)
    const matches = blocks.flat().length
    if (matches === 0) trouble('arena.file', { file: files.join(', ') })
    const anchor = anchorAmong(new Set(blocks.flat(2).map(({ name }) => name)))
    const ratings = ratingsOf(blocks, anchor)
    if (values.json) out.line(JSON.stringify({ game: game.meta.id, matches, anchor, ratings }))
    else {
      out.line(wordsIn(language)('ratings.head', { title: game.meta.title, matches, anchor }))
      for (const { name, rating, low, high } of ratings) {
        out.line(`${name.padEnd(14)}${rating.toFixed(0).padStart(7)}  (${low.toFixed(0)} … ${high.toFixed(0)})`)
      }
    }
    return OK
  },
}

/** All results, if they can be combined: each once, of one game, with the same rules and options. */
const combined = (files: readonly string[], game: string): readonly Results[] => {
  const places = files.map((file) => (existsSync(file) ? realpathSync(file) : file))
  const twice = files.find((_, index) => places.indexOf(places[index] ?? '') < index)
  if (twice !== undefined) trouble('ratings.twice', { file: twice })
  const all = files.map(resultsIn)
  for (const [at, { setup }] of all.entries()) {
    const file = files[at] ?? ''
    if (setup.game !== game) trouble('arena.other', { file })
    if (termsOf(setup) !== termsOf(all[0]?.setup ?? setup)) trouble('ratings.mixed', { file, other: files[0] ?? '' })
  }
  return all
}

const termsOf = ({ rulesVersion, options }: ArenaSetup): string => canonical({ rulesVersion, options })

/** The bot that is rated 0: casual, or the lowest level if there are no casual bots. */
const anchorAmong = (names: ReadonlySet<string>): string => {
  const levels: readonly string[] = BOT_NAMES
  const levelOf = (name: string): number => levels.indexOf(name.replace(/[@#].*$/, ''))
  return names.has('casual') ? 'casual' : ([...names].sort((a, b) => levelOf(a) - levelOf(b))[0] ?? '')
}

const rankingsIn = ({ setup, blocks }: Results): readonly (readonly Ranking[])[] => {
  const { milliseconds, iterations } = setup
  const limit = milliseconds !== null ? `@${milliseconds}` : iterations !== null ? `#${iterations}` : ''
  const names = setup.bots.map((bot) => (isSearchBot(bot) ? `${bot}${limit}` : bot))
  return blocks.map(({ matches }) =>
    matches.map((match) => match.map(({ rank }, index) => ({ name: names[index] ?? '', rank }))),
  )
}
