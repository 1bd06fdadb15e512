/** `roundhouse new-game`: a game of one's own, begun as a copy of the template. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readArguments } from '../arguments.ts'
import { type Command, OK, type Out, USAGE } from '../command.ts'

const TEMPLATE = { id: 'template', title: 'Coal Run', prefix: 'CR' }
/** The template is also where faults are planted to show that the laws catch them. */
const NOT_COPIED = join('testing', 'faults')
const LONGEST_ID = 32
const LONGEST_TITLE = 60

export const command: Command = {
  name: 'new-game',
  summary: 'begin a game of your own as a copy of the template',
  usage: `
  roundhouse new-game <id> [--title "…"]

  <id>       the name of its folder: small letters, digits and hyphens (hill-climb)
  --title    the name that players read (by default made from the id: Hill Climb)

Run it in the folder of a clone of Roundhouse. It writes src/games/<id>, a small
game that is complete and passes every test, and adds one line to
src/games/registry.ts. docs/adding-a-game.md tells what to change first.

Exit codes: 0 written, 2 what was given cannot be used; nothing is changed then.`,
  async run(args, out) {
    const { subject, values } = readArguments(args, { title: { type: 'string' } })
    const root = process.cwd()
    const wrong = wrongWith(root, subject, values.title)
    if (wrong !== undefined || subject === undefined) {
      out.error(wrong ?? '')
      return USAGE
    }
    const title = values.title?.trim() ?? titled(subject)
    copyTemplate(root, { id: subject, title, prefix: initials(subject) })
    addToShelf(root, subject)
    report(out, subject, title)
    return OK
  },
}

interface Named {
  readonly id: string
  readonly title: string
  /** Of its rule numbers. */
  readonly prefix: string
}

/** What keeps the game from being made, in one sentence. */
const wrongWith = (root: string, id: string | undefined, title: string | undefined): string | undefined => {
  if (!existsSync(gameFolder(root, TEMPLATE.id)) || !existsSync(shelfFile(root))) {
    return 'There is no src/games/template here: run new-game in the folder of a clone of Roundhouse.'
  }
  if (id === undefined) return 'What is the game to be called? Give an id such as hill-climb.'
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST_ID) {
    return `“${shown(id)}” cannot be an id: take small letters, digits and single hyphens, ${LONGEST_ID} at most, such as hill-climb.`
  }
  if (existsSync(gameFolder(root, id)) || isShelved(root, id))
    return `There is a game ${id} already; choose another id.`
  if (title !== undefined && !isTitle(title.trim())) {
    return `“${shown(title)}” cannot be a title: take letters, digits, spaces and simple marks, ${LONGEST_TITLE} at most.`
  }
  return undefined
}

/** On one line, whatever it is. */
const shown = (text: string): string => text.replace(/\s+/g, ' ').slice(0, LONGEST_TITLE)

/** The title comes to stand in code and comments, so it must not end either of them. */
const isTitle = (title: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} '’&,.:!?–-]*$/u.test(title) && title.length <= LONGEST_TITLE

const gameFolder = (root: string, id: string): string => join(root, 'src/games', id)
const shelfFile = (root: string): string => join(root, 'src/games/registry.ts')
const isShelved = (root: string, id: string): boolean => readFileSync(shelfFile(root), 'utf8').includes(`'./${id}/`)

/** `hill-climb`: Hill Climb */
const titled = (id: string): string => id.split('-').map(capital).join(' ')

/** `hill-climb`: HC, and of a single word its first two letters. */
const initials = (id: string): string => {
  const words = id.split('-')
  return (words.length > 1 ? words.map((word) => word.charAt(0)).join('') : id.slice(0, 2)).toUpperCase()
}

/** `hill-climb`: hillClimb */
const exported = (id: string): string => {
  const [first = '', ...others] = id.split('-')
  return first + others.map(capital).join('')
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** All or nothing: the copy gets its name when it is complete. */
const copyTemplate = (root: string, game: Named): void => {
  const half = gameFolder(root, `${game.id}.half`)
  rmSync(half, { recursive: true, force: true })
  const from = gameFolder(root, TEMPLATE.id)
  for (const path of filesIn(from)) {
    const file = join(half, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, renamed(readFileSync(join(from, path), 'utf8'), game))
  }
  renameSync(half, gameFolder(root, game.id))
}

const filesIn = (folder: string, under = ''): readonly string[] =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = join(under, entry.name)
    if (path === NOT_COPIED) return []
    return entry.isDirectory() ? filesIn(folder, path) : [path]
  })

/** Quoted names are code or data, the others stand in comments and transcripts. */
const renamed = (text: string, { id, title, prefix }: Named): string =>
  text
    .replaceAll(`'${TEMPLATE.id}'`, `'${id}'`)
    .replaceAll(`"${TEMPLATE.id}"`, `"${id}"`)
    .replaceAll(`'${TEMPLATE.title}'`, title.includes("'") ? `"${title}"` : `'${title}'`)
    .replaceAll(TEMPLATE.title, title)
    .replaceAll(`${TEMPLATE.prefix}-`, `${prefix}-`)

/** The lines stand in the order in which the formatter wants them. */
const addToShelf = (root: string, id: string): void => {
  const lines = readFileSync(shelfFile(root), 'utf8').split('\n')
  const next = lines.findIndex((line) => {
    const other = /'\.\/([^/]+)\//.exec(line)?.[1]
    return other !== undefined && other.localeCompare(id, 'en', { numeric: true }) > 0
  })
  const at = next >= 0 ? next : lines.findLastIndex((line) => line !== '') + 1
  const added = lines.toSpliced(at, 0, `export { entry as ${exported(id)} } from './${id}/entry.ts'`)
  writeFileSync(shelfFile(root), added.join('\n'))
}

const report = (out: Out, id: string, title: string): void => {
  out.line(`${title} is in src/games/${id} and registered (src/games/registry.ts).`)
  out.line(`Try it:   npx roundhouse play ${id}`)
  out.line(`Test it:  npx vitest run src/games`)
  out.line('docs/adding-a-game.md tells what to change first.')
}
