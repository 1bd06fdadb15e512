/** Documents name files, chapters, commands and options that exist. The changelog is exempt: it also names what is gone. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FILES = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\0')
const DOCUMENTS = FILES.filter((file) => /^(docs\/.*|[^/]+)\.md$/.test(file) && file !== 'CHANGELOG.md')

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)

const isFile = (path: string): boolean =>
  path.includes('*') ? FILES.some((file) => patternOf(path).test(file)) : existsSync(join(ROOT, path))

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?()[\]]/g, String.raw`\$&`).replaceAll('*', '[^/]*')}$`)

/** Files of the root that documents name without a folder. */
const AT_ROOT =
  /^(?:Dockerfile|compose\.yaml|package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|\.nvmrc|\.editorconfig)$/

/** Paths in backticks, from the root of the repository. `<game>` and `…` stand for many files and are skipped. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .filter(
      ([, path = '']) => /^(?:src|test|scripts|docs|tools|bin|deploy|\.github)\//.test(path) || AT_ROOT.test(path),
    )
    .map(([, path = '']) => path.replace(/:\d+$/, ''))
    .filter((path) => !/[<…{]/.test(path))

/** The targets of links to files, from the root of the repository. */
const linksIn = (document: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => relative(ROOT, join(ROOT, dirname(document), target)))

/** The anchors of the chapters of a document, as GitHub and editors make them. */
const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Links to a chapter that its document does not have. */
const lostAnchorsIn = (document: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)].flatMap(([, target = '', anchor = '']) => {
    const file = target === '' ? document : join(dirname(document), target)
    if (target !== '' && !(file.endsWith('.md') && existsSync(join(ROOT, file)))) return []
    const chapters = anchorsIn(target === '' ? text : readFileSync(join(ROOT, file), 'utf8'))
    return chapters.includes(anchor) ? [] : `${target}#${anchor}`
  })

const npmScriptsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm run ([a-z][a-z:-]*)/g)].map(([, script = '']) => script)

const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\bnpx |`)roundhouse ([a-z][a-z-]*)/g)].map(([, command = '']) => command)

/** Command lines of the program and of npm scripts, in backticks or in a block, with the options in them. */
const commandLinesIn = (text: string) =>
  [...text.matchAll(/(npm run|npx roundhouse) ([a-z][a-z:-]*)([^`\n]*)/g)].map(
    ([, kind = '', name = '', rest = '']) => {
      // In a block an explanation follows.
      const [given = ''] = rest.split(/ {3,}/)
      const options = [...given.matchAll(/(?<=[\s[])--([a-z][a-z-]*)/g)].map(([, option = '']) => option)
      return { kind, name, options }
    },
  )

/** What an npm script runs says which options it takes: its file, or a task of vitest. */
const sourceOf = (script: string): string => {
  const file = /scripts\/[\w/-]+\.js/.exec(scripts[script] ?? '')?.[0]
  const own = file === undefined ? '' : readFileSync(join(ROOT, file), 'utf8')
  // Some hand their arguments on.
  const others = [...own.matchAll(/dist\/(test\/[\w/-]+)\.js/g)].map(([, path = '']) => join(ROOT, `${path}.ts`))
  return [own, ...others.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))].join('\n')
}

/** The usage of a command stands in its file. */
const takes = (kind: string, name: string, option: string): boolean => {
  if (kind === 'npm run') return new RegExp(`(?<![\\w-])'?${option}'?:|\\b${option}(?:,| =)`).test(sourceOf(name))
  const file = join(ROOT, 'src/cli/commands', `${name}.ts`)
  return existsSync(file) && readFileSync(file, 'utf8').includes(`--${option}`)
}

/** `npm run load --gone` for every option of a command that the command does not take. */
const wrongOptionsIn = (text: string): readonly string[] =>
  commandLinesIn(text).flatMap(({ kind, name, options }) =>
    options.filter((option) => !takes(kind, name, option)).map((option) => `${kind} ${name} --${option}`),
  )

/** `document: name` for every file or command that a document names and that does not exist. */
const missingIn = (document: string, text: string): readonly string[] => {
  const outsideBlocks = text.replace(/^```[\s\S]*?^```/gm, '')
  return [
    ...[...pathsIn(outsideBlocks), ...linksIn(document, outsideBlocks)].filter((path) => !isFile(path)),
    ...npmScriptsIn(text)
      .filter((script) => !(script in scripts))
      .map((script) => `npm run ${script}`),
    ...commandsIn(text)
      .filter((command) => !COMMANDS.includes(command))
      .map((command) => `npx roundhouse ${command}`),
    ...lostAnchorsIn(document, outsideBlocks),
    ...wrongOptionsIn(text),
  ].map((name) => `${document}: ${name}`)
}

test('every file, chapter, command and option that a document names exists', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(20)
  const missing = DOCUMENTS.flatMap((document) => missingIn(document, readFileSync(join(ROOT, document), 'utf8')))
  expect(missing).toEqual([])
})

test('planted wrong names are found', () => {
  const text = [
    'See `src/kit/game.ts`, `test/kit/laws*.ts`, `src/games/<game>` and [bots](bots.md#figures).',
    'See `src/kit/gone.ts`, `test/kit/gone*.ts`, `deploy/gone` and [gone](gone.md).',
    'See [load](load.md#moves), [gone](load.md#gone) and [gone](#here).',
    '`npm run check`, `npm run gone`, `npx roundhouse play`, `npx roundhouse gone`, `roundhouse away`',
    '`npm run load -- --rate 5 --gone`, `npx roundhouse play x --seats 2 --gone`, `npm run torture [-- --kills 1 --cluster]`',
  ].join('\n')
  expect(missingIn('docs/planted.md', text)).toEqual([
    'docs/planted.md: src/kit/gone.ts',
    'docs/planted.md: test/kit/gone*.ts',
    'docs/planted.md: deploy/gone',
    'docs/planted.md: docs/gone.md',
    'docs/planted.md: npm run gone',
    'docs/planted.md: npx roundhouse gone',
    'docs/planted.md: npx roundhouse away',
    'docs/planted.md: load.md#gone',
    'docs/planted.md: #here',
    'docs/planted.md: npm run load --gone',
    'docs/planted.md: npx roundhouse play --gone',
  ])
})
