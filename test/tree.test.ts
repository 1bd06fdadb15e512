/** The shape of the tree: files that can be read at one sitting, and folders that show what they hold. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MOST_LINES = 400
const MOST_FILES = 30
const SOURCE = /^(src|test|scripts|tools|bin)\/.*\.(tsx?|js|css|py)$/
const TEST = /\.test\.tsx?$/

const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => SOURCE.test(file))

const tooLong = (file: string, text: string): readonly string[] => {
  const lines = text.trimEnd().split('\n').length
  return lines > MOST_LINES ? [`${file}: ${lines} lines`] : []
}

/** Folders with more files of their own than fit in one view; tests stand beside what they test and do not count. */
const tooFull = (files: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>()
  for (const file of files) if (!TEST.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) => (count > MOST_FILES ? [`${folder}: ${count} files`] : []))
}

test(`no source file has more than ${MOST_LINES} lines`, () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((file) => tooLong(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test(`no folder holds more than ${MOST_FILES} source files of its own`, () => {
  expect(tooFull(sources)).toEqual([])
})

test('a planted long file and a planted full folder are found', () => {
  expect(tooLong('src/a.ts', 'line\n'.repeat(MOST_LINES))).toEqual([])
  expect(tooLong('src/a.ts', 'line\n'.repeat(MOST_LINES + 1))).toEqual(['src/a.ts: 401 lines'])
  const files = Array.from({ length: MOST_FILES }, (_, i) => `src/a/${i}.ts`)
  expect(tooFull([...files, 'src/a/b.test.ts', 'src/a/b/c.ts'])).toEqual([])
  expect(tooFull([...files, 'src/a/more.css'])).toEqual(['src/a: 31 files'])
})
