/** Every rule has a test that names it, and tests name only rules that exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tested } from '../../test/games/tested.ts'

const idsIn = (text: string, prefix: string): readonly string[] =>
  [...text.matchAll(new RegExp(`${prefix}-(?:[RE]\\d+|\\d+\\.\\d+)`, 'g'))].map(([id]) => id)

const testNames = (source: string): readonly string[] =>
  [...source.matchAll(/\b(?:test|describe)(?:\.each\([\s\S]*?\]\s*\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g)].map(
    (match) => match[2] ?? '',
  )

const testFiles = (id: string): readonly string[] => {
  const folder = new URL(`./${id}/`, import.meta.url)
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
}

for (const entry of tested) {
  const { rules } = await entry.game()
  const ids = rules.map(({ id }) => id)
  const prefix = ids[0]?.split('-')[0] ?? ''
  const names = testFiles(entry.id).flatMap(testNames)

  describe(entry.id, () => {
    test('every rule is named by a test', () => {
      const named = new Set(names.flatMap((name) => idsIn(name, prefix)))
      expect(ids.filter((id) => !named.has(id))).toEqual([])
    })

    test('no test names a rule that does not exist', () => {
      expect(names.flatMap((name) => idsIn(name, prefix)).filter((id) => !ids.includes(id))).toEqual([])
    })

    test('every rule has a text', async () => {
      const { rules: words } = await entry.rulebook.en()
      expect(ids.filter((id) => words[id] === undefined)).toEqual([])
    })
  })
}
