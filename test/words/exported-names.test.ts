/** One exported type name has one meaning. Types that share a name must be listed here with the reason. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm

/** Names that each game may define once in its own folder, because games never import each other. */
const ONE_IN_EACH_GAME: Readonly<Record<string, string>> = {
  State: 'part of the game contract',
  Move: 'part of the game contract',
  Event: 'part of the game contract',
  View: 'part of the game contract',
  Options: 'part of the game contract',
  Props: 'the props of the game’s board',
  Decision: 'the decisions of the game, as its rules name them',
  Ending: 'how the game can end, as its rules name it',
  Card: 'the cards of the game',
  City: 'the cities of the game',
  Build: 'the action of the rulebook',
  Keep: 'the action of the rulebook',
  Pay: 'the action of the rulebook',
  Take: 'the action of the rulebook',
}

type Sources = readonly (readonly [file: string, text: string])[]

/** By exported type: the files that define it. */
const filesByType = (sources: Sources): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const [file, text] of sources)
    for (const [, name = ''] of text.matchAll(EXPORTED_TYPE)) found.set(name, [...(found.get(name) ?? []), file])
  return found
}

const gameOf = (file: string): string | undefined => /^src\/games\/([^/]+)\//.exec(file)?.[1]

/** Whether the files are all in games, at most one in each. */
const isOneInEachGame = (files: readonly string[]): boolean => {
  const games = files.map(gameOf)
  return !games.includes(undefined) && new Set(games).size === games.length
}

/** `Name: file, file` for every exported type name with several meanings. */
const clashesIn = (sources: Sources): readonly string[] =>
  [...filesByType(sources)].flatMap(([name, files]) => {
    if (files.length < 2) return []
    if (Object.hasOwn(ONE_IN_EACH_GAME, name) && isOneInEachGame(files)) return []
    return [`${name}: ${files.join(', ')}`]
  })

const sourcesOfTheTree = (): Sources =>
  execFileSync('git', ['ls-files', '-z', 'src'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const)

test('exported types that share a name are listed with a reason', () => {
  const sources = sourcesOfTheTree()
  expect(sources.length).toBeGreaterThan(500)
  expect(clashesIn(sources).join('\n')).toBe('')
})

test('reports a planted clash, twice within a game or outside of games', () => {
  const lamp = 'export interface Lamp {}'
  expect(
    clashesIn([
      ['src/kit/a.ts', lamp],
      ['src/web/b.ts', lamp],
    ]),
  ).toEqual(['Lamp: src/kit/a.ts, src/web/b.ts'])
  const state = 'export type State = 1'
  expect(
    clashesIn([
      ['src/games/x/a.ts', state],
      ['src/games/y/b.ts', state],
    ]),
  ).toEqual([])
  expect(
    clashesIn([
      ['src/games/x/a.ts', state],
      ['src/games/x/b.ts', state],
    ]),
  ).toHaveLength(1)
  expect(
    clashesIn([
      ['src/games/x/a.ts', state],
      ['src/kit/b.ts', state],
    ]),
  ).toHaveLength(1)
})
