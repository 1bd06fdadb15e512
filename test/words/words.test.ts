/** Plain words: no file uses a phrase that a colleague would not say. The list grows in `banned.ts`. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { BANNED } from './banned.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const READ = /^(src|docs|scripts|tools|bin|test|deploy|\.github)\/|^[^/]+\.(md|ts|json|yaml)$|^Dockerfile$/
/** The list itself, recorded matches and old releases. */
const LEFT_OUT = /^test\/(words|releases)\/|\/playthroughs\/|\.(png|tgz|jsonl|br|gz)$/

/** A line with the beginning of the next, without the marks of a comment, because a phrase may go over the end of a line. */
const withNext = (line: string, next = ''): string => `${line} ${next.replace(/^\s*(\/\/|\*|#)?\s*/, '')}`

/** `file:line phrase → what to write instead`, for every line in which a banned phrase begins. */
const findingsIn = (file: string, text: string): readonly string[] => {
  const lines = text.split('\n')
  return lines.flatMap((line, index) =>
    BANNED.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(withNext(line, lines[index + 1]))
      return found === null || found.index >= line.length ? [] : [`${file}:${index + 1} "${found[0]}" → ${instead}`]
    }),
  )
}

test('no file uses a banned phrase', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const read = files.filter((file) => READ.test(file) && !LEFT_OUT.test(file))
  expect(read.length).toBeGreaterThan(900)
  const found = read.flatMap((file) => findingsIn(file, readFileSync(join(ROOT, file), 'utf8')))
  expect(found.join('\n')).toBe('')
})

test('a planted phrase is found at the end of a line and over it', () => {
  expect(findingsIn('src/a.ts', '/**\n * The seat is\n * told what follows.\n */')).toHaveLength(1)
  expect(findingsIn('src/a.ts', '// The seat is\n// told what follows: nought')).toHaveLength(2)
})

test('a planted phrase is found, with its line and what to write instead', () => {
  const text = 'const a = 1\n// Whoever asks is told that it stands at nought.'
  expect(findingsIn('src/a.ts', text)).toEqual([
    'src/a.ts:2 "nought" → zero, 0 or nothing',
    'src/a.ts:2 "is told" → gets, sees, is sent; or name who says it',
    'src/a.ts:2 "Whoever" → anyone who, the player who',
  ])
})
