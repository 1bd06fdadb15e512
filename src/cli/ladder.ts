/** `roundhouse ladder`: ratings of bots from results of the arena. */
import { doesThink } from '../bots/names.ts'
import { blocksOf } from './arena-file.ts'
import { readArguments } from './arguments.ts'
import { type Command, OK } from './command.ts'
import { chooseLanguage, wordsIn } from './language.ts'
import { type Ranking, ratingsOf } from './ratings.ts'
import { takeGame } from './shelf.ts'
import { terminalOf } from './terminal.ts'
import { trouble } from './trouble.ts'

const OPTIONS = {
  from: { type: 'string', multiple: true },
  lang: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const command: Command = {
  name: 'ladder',
  summary: 'rate bots by results of the arena',
  usage: `
  roundhouse ladder <game> --from FILE [--from FILE …]

  --from   results that "arena --into" wrote; may be given several times
  --json   prints the ratings as JSON

Plackett–Luce ratings with 95 % intervals, casual bots at nought: 400 points more are ten places
won to one. Where results were limited to a time for a turn, that is part of a bot's name.`,
  async run(args, out) {
    const { subject, values } = readArguments(args, OPTIONS)
    const language = chooseLanguage(values.lang, terminalOf(out).env)
    const { game } = await takeGame(subject, language)
    const files = values.from ?? trouble('ladder.files')
    const blocks = files.flatMap((file) => rankingsIn(file, game.meta.id))
    const matches = blocks.flat().length
    if (matches === 0) trouble('arena.file', { file: files.join(', ') })
    const ratings = ratingsOf(blocks, 'casual')
    if (values.json) out.line(JSON.stringify({ game: game.meta.id, matches, ratings }))
    else {
      out.line(wordsIn(language)('ladder.head', { title: game.meta.title, matches }))
      for (const { name, rating, low, high } of ratings) {
        out.line(`${name.padEnd(14)}${rating.toFixed(0).padStart(7)}  (${low.toFixed(0)} … ${high.toFixed(0)})`)
      }
    }
    return OK
  },
}

const rankingsIn = (file: string, game: string): readonly (readonly Ranking[])[] => {
  const { setup, blocks } = blocksOf(file)
  if (setup.game !== game) trouble('arena.other', { file })
  const { milliseconds, iterations } = setup
  const limit = milliseconds !== null ? `@${milliseconds}` : iterations !== null ? `#${iterations}` : ''
  const names = setup.bots.map((bot) => (doesThink(bot) ? `${bot}${limit}` : bot))
  return blocks.map(({ matches }) =>
    matches.map((match) => match.map(({ rank }, at) => ({ name: names[at] ?? '', rank }))),
  )
}
