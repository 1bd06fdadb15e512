/** Plain words: no file uses a phrase that a colleague would not say. The list grows in `banned.ts`. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { BANNED } from './banned.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const READ = /^(src|docs|scripts|tools|bin|test)\/|^[^/]+\.md$/
/** The list itself, recorded matches and old releases. */
const LEFT_OUT = /^test\/(words|releases)\/|\/playthroughs\/|\.(png|tgz|jsonl|br|gz)$/

/** `file:line phrase → what to write instead`, for every line that uses a banned phrase. */
const findingsIn = (file: string, text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      BANNED.filter(({ pattern }) => pattern.test(line)).map(
        ({ pattern, instead }) => `${file}:${index + 1} "${pattern.exec(line)?.[0]}" → ${instead}`,
      ),
    )

test('no file uses a banned phrase', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const read = files.filter((file) => READ.test(file) && !LEFT_OUT.test(file))
  expect(read.length).toBeGreaterThan(900)
  const found = read.flatMap((file) => findingsIn(file, readFileSync(join(ROOT, file), 'utf8')))
  expect(found.join('\n')).toBe('')
})

test('a planted phrase is found, with its line and what to write instead', () => {
  const text = 'const a = 1\n// Whoever asks is told that it stands at nought.'
  expect(findingsIn('src/a.ts', text)).toEqual([
    'src/a.ts:2 "nought" → zero, 0 or nothing',
    'src/a.ts:2 "is told" → gets, sees, is sent; or name who says it',
    'src/a.ts:2 "Whoever" → anyone who, the player who',
  ])
})
