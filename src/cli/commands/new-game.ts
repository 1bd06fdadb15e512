/** `roundhouse new-game`: starts a new game as a copy of a template. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FLAG, readArguments, TEXT } from '../arguments.ts'
import { type CliCommand, OK, type Out, USAGE } from '../command.ts'

const FULL: Named = { id: 'template', title: 'Coal Run', prefix: 'CR' }
const BARE: Named = { id: 'template-bare', title: 'Short Line', prefix: 'SL' }
/** The faults show that the laws catch them. A new game does not need them. */
const NOT_COPIED = join('testing', 'faults')
const LONGEST_ID = 32
const LONGEST_TITLE = 60

export const command: CliCommand = {
  name: 'new-game',
  summary: 'start a game of your own as a copy of a template',
  usage: `
  roundhouse new-game <id> [--title "…"] [--bare]

  <id>       the name of its folder: small letters, digits and hyphens (hill-climb)
  --title    the name that players read (by default made from the id: Hill Climb)
  --bare     the smallest template: one kind of move, a hidden hand, no options,
             and English texts only

Run it in the folder of a clone of Roundhouse. It writes src/games/<id>, a small
game that can be played in the terminal and in the browser and passes every test,
and adds one line to src/games/registry.ts. The game is a draft (meta.ts) until it
is released. docs/adding-a-game.md says what to change first.

Exit codes: 0 written, 2 bad arguments; nothing is changed then.`,
  async run(args, out) {
    const { subject, values } = readArguments(args, { title: TEXT, bare: FLAG })
    const root = process.cwd()
    const wrong = wrongWith(root, subject, values.title)
    if (wrong !== undefined || subject === undefined) {
      out.error(wrong ?? '')
      return USAGE
    }
    const title = values.title?.trim() ?? titled(subject)
    copyTemplate(root, values.bare ? BARE : FULL, { id: subject, title, prefix: freePrefix(root, subject) })
    register(root, subject)
    report(out, subject, title)
    return OK
  },
}

interface Named {
  readonly id: string
  readonly title: string
  /** Its rule numbers begin with it. */
  readonly prefix: string
}

/** Why the game cannot be made, in one sentence. */
const wrongWith = (root: string, id: string | undefined, title: string | undefined): string | undefined => {
  if (!existsSync(gameFolder(root, FULL.id)) || !existsSync(registryFile(root))) {
    return 'There is no src/games/template here: run new-game in the folder of a clone of Roundhouse.'
  }
  if (id === undefined) return 'What is the game to be called? Give an id such as hill-climb.'
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST_ID) {
    return `“${shown(id)}” cannot be an id: take small letters, digits and single hyphens, ${LONGEST_ID} at most, such as hill-climb.`
  }
  if (existsSync(gameFolder(root, id)) || isRegistered(root, id))
    return `There is a game ${id} already; choose another id.`
  if (title !== undefined && !isTitle(title.trim())) {
    return `“${shown(title)}” cannot be a title: take letters, digits, spaces and simple marks, ${LONGEST_TITLE} at most.`
  }
  return undefined
}

/** Fits on one line. */
const shown = (text: string): string => text.replace(/\s+/g, ' ').slice(0, LONGEST_TITLE)

/** The title goes into code and comments, so it must not end either of them. */
const isTitle = (title: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} '’&,.:!?–-]*$/u.test(title) && title.length <= LONGEST_TITLE

const gameFolder = (root: string, id: string): string => join(root, 'src/games', id)
const registryFile = (root: string): string => join(root, 'src/games/registry.ts')
const isRegistered = (root: string, id: string): boolean =>
  readFileSync(registryFile(root), 'utf8').includes(`'./${id}/`)

/** `hill-climb`: Hill Climb */
const titled = (id: string): string => id.split('-').map(capital).join(' ')

/** The initials, or more letters of the id if another game has them. Rule numbers and style classes begin with it. */
const freePrefix = (root: string, id: string): string => {
  const taken = readdirSync(join(root, 'src/games')).flatMap((folder) => {
    const file = join(root, 'src/games', folder, 'data/rules.ts')
    return existsSync(file) ? [/'([A-Z0-9]+)-'/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''] : []
  })
  const letters = id.replaceAll('-', '').toUpperCase()
  const longer = Array.from({ length: letters.length }, (_, index) => letters.slice(0, index + 3))
  return [initials(id), ...longer].find((prefix) => !taken.includes(prefix)) ?? letters
}

/** `hill-climb`: HC; a single word gives its first two letters. */
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
const copyTemplate = (root: string, template: Named, game: Named): void => {
  const half = gameFolder(root, `${game.id}.half`)
  rmSync(half, { recursive: true, force: true })
  const from = gameFolder(root, template.id)
  for (const path of filesIn(from)) {
    const file = join(half, path)
    mkdirSync(dirname(file), { recursive: true })
    const text = renamed(readFileSync(join(from, path), 'utf8'), template, game)
    writeFileSync(file, path === 'meta.ts' ? asDraft(text) : text)
  }
  renameSync(half, gameFolder(root, game.id))
}

const filesIn = (folder: string, under = ''): readonly string[] =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = join(under, entry.name)
    if (path === NOT_COPIED) return []
    return entry.isDirectory() ? filesIn(folder, path) : [path]
  })

/** Quoted names are code or data; the others are in comments and transcripts. Style classes begin with the lower-case prefix. */
const renamed = (text: string, template: Named, { id, title, prefix }: Named): string =>
  text
    .replaceAll(`'${template.id}'`, () => `'${id}'`)
    .replaceAll(`"${template.id}"`, () => `"${id}"`)
    .replaceAll(`'${template.title}'`, () => (title.includes("'") ? `"${title}"` : `'${title}'`))
    .replaceAll(template.title, () => title)
    .replaceAll(`${template.prefix}-`, `${prefix}-`)
    .replaceAll(new RegExp(`\\b${template.prefix.toLowerCase()}(?=[- ])`, 'g'), prefix.toLowerCase())

/** Neither template has what a released game must have, such as a lesson. */
const asDraft = (meta: string): string =>
  meta.includes('draft: true') ? meta : meta.replace(/\n}\n$/, '\n  draft: true,\n}\n')

/** Keeps the lines in the order that the formatter requires. */
const register = (root: string, id: string): void => {
  const lines = readFileSync(registryFile(root), 'utf8').split('\n')
  const next = lines.findIndex((line) => {
    const other = /'\.\/([^/]+)\//.exec(line)?.[1]
    return other !== undefined && other.localeCompare(id, 'en', { numeric: true }) > 0
  })
  const at = next >= 0 ? next : lines.findLastIndex((line) => line !== '') + 1
  const added = lines.toSpliced(at, 0, `export { entry as ${exported(id)} } from './${id}/entry.ts'`)
  writeFileSync(registryFile(root), added.join('\n'))
}

const report = (out: Out, id: string, title: string): void => {
  out.line(`${title} is in src/games/${id} and registered (src/games/registry.ts).`)
  out.line(`Play it:   npx roundhouse play ${id}, or npm start for the browser`)
  out.line(`Check it:  npx roundhouse check ${id}`)
  out.line('docs/adding-a-game.md says what to change first.')
}
