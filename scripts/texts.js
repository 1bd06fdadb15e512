/**
 * `npm run texts -- <game|shell> [language]`: prints every text that people read, so that a person can read them all.
 * Those of a game come in the order in which a player meets them; those of the shell by screen.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { install, root } from './prepare.js'

const USAGE = 2
const LANGUAGES = ['en', 'nl', 'de', 'hu']

/** The parts of a game's catalogue by the first word of their keys; other keys are names of things. */
const PARTS = {
  Prompts: ['ask'],
  Moves: ['move'],
  Refusals: ['refusal'],
  Events: ['event'],
  Points: ['score'],
  Reasons: ['irreversible', 'reason'],
  Board: ['board', 'dock', 'explain', 'hold', 'holding', 'legend', 'details'],
  'Board in words': ['words'],
  'Board in the terminal': ['textBoard'],
  Options: ['option'],
}

/** Catalogues of their own beside a game's texts; a draft may lack them. */
const GUIDES = { Lesson: 'lesson', 'How to play': 'guide', Coach: 'coach' }

const SHELL = {
  Pages: 'src/web/text',
  Table: 'src/web/table/text',
  'End of the game': 'src/web/table/scores/text',
  'Daily deal': 'src/web/daily/text',
  Online: 'src/web/online/text',
  'Saved games': 'src/kit/text',
  Problems: 'src/wire/text',
  Terminal: 'src/cli/text',
}

const main = async ([what, language = 'en', ...surplus]) => {
  install()
  const { games } = await sourceOf('src/games/index.ts')
  const game = games.find(({ id }) => id === what)
  const known = ['shell', ...games.map(({ id }) => id)]
  if (game === undefined && what !== 'shell') return refuse(`Which texts? Give one of ${known.join(', ')}.`)
  if (!LANGUAGES.includes(language))
    return refuse(`There is no language ${language}; there are ${LANGUAGES.join(', ')}.`)
  if (surplus.length > 0) return refuse(`“${surplus[0]}” is one argument too many.`)
  const sections = game === undefined ? await shellTexts(language) : await gameTexts(game, language)
  for (const [title, texts] of sections) show(title, texts)
}

const gameTexts = async (game, language) => {
  const folder = `src/games/${game.id}`
  const [{ texts }, { rules }] = await Promise.all([
    sourceOf(`${folder}/text/${language}.ts`),
    sourceOf(`${folder}/rulebook/${language}.ts`),
  ])
  const entries = Object.entries(texts)
  const partOf = (key) => Object.keys(PARTS).find((part) => PARTS[part].includes(key.split('.')[0]))
  const parts = Object.keys(PARTS).map((part) => [part, entries.filter(([key]) => partOf(key) === part)])
  const names = entries.filter(([key]) => partOf(key) === undefined)
  return [...(await guideTexts(folder, language)), ...parts, ['Names', names], ['Rules', Object.entries(rules)]]
}

const guideTexts = (folder, language) => {
  const files = Object.entries(GUIDES).map(([title, part]) => [title, `${folder}/${part}/${language}.ts`])
  return Promise.all(
    files
      .filter(([, file]) => existsSync(join(root, file)))
      .map(async ([title, file]) => [title, Object.entries((await sourceOf(file)).texts)]),
  )
}

const shellTexts = async (language) => {
  const { PREVIEW_TEXTS } = await sourceOf('src/server/previews/texts.ts')
  const sections = await Promise.all(
    Object.entries(SHELL).map(async ([title, folder]) => {
      const catalogue = await sourceOf(`${folder}/${language}.ts`)
      return [title, Object.entries(catalogue[language])]
    }),
  )
  return [...sections, ['Link previews', Object.entries(PREVIEW_TEXTS[language])]]
}

/** A module of src, loaded from its source: the texts of the pages are not part of the built program. */
const sourceOf = async (path) => {
  const { module } = await runnerImport(join(root, path), { configFile: false, root, logLevel: 'error' })
  return module
}

const show = (title, texts) => {
  if (texts.length === 0) return
  console.log(`\n${title}\n${'─'.repeat(title.length)}`)
  for (const [key, text] of texts) console.log(`${key.padEnd(28)} ${text}`)
}

const refuse = (problem) => {
  console.error(problem)
  process.exitCode = USAGE
}

await main(process.argv.slice(2))
