/** Documents name files and commands that exist. The changelog is exempt: it also names what is gone. */
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

/** Paths in backticks, from the root of the repository. `<game>` and `…` stand for many files and are skipped. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|test|scripts|docs|tools|bin)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path.replace(/:\d+$/, ''))
    .filter((path) => !/[<…{]/.test(path))

/** The targets of links to files, from the root of the repository. */
const linksIn = (document: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => relative(ROOT, join(ROOT, dirname(document), target)))

const npmScriptsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm run ([a-z][a-z:-]*)/g)].map(([, script = '']) => script)

const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpx roundhouse ([a-z][a-z-]*)/g)].map(([, command = '']) => command)

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
  ].map((name) => `${document}: ${name}`)
}

test('every file and command that a document names exists', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(20)
  const missing = DOCUMENTS.flatMap((document) => missingIn(document, readFileSync(join(ROOT, document), 'utf8')))
  expect(missing).toEqual([])
})

test('planted wrong names are found', () => {
  const text = [
    'See `src/kit/game.ts`, `test/kit/laws*.ts`, `src/games/<game>` and [bots](bots.md#figures).',
    'See `src/kit/gone.ts`, `test/kit/gone*.ts` and [gone](gone.md).',
    '`npm run check`, `npm run gone`, `npx roundhouse play`, `npx roundhouse gone`',
  ].join('\n')
  expect(missingIn('docs/planted.md', text)).toEqual([
    'docs/planted.md: src/kit/gone.ts',
    'docs/planted.md: test/kit/gone*.ts',
    'docs/planted.md: docs/gone.md',
    'docs/planted.md: npm run gone',
    'docs/planted.md: npx roundhouse gone',
  ])
})
