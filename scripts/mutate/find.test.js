import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { changed, changesIn, findChanges } from './find.js'

/** What the code becomes, change by change. */
const changesTo = (code) => changesIn('a.ts', code).map((change) => changed(code, change))

test('comparisons, sums, logic and bits', () => {
  expect(changesTo('a < b')).toEqual(['a <= b', 'a >= b'])
  expect(changesTo('a === b')).toEqual(['a !== b'])
  expect(changesTo('(a) /* < */ + (b)')).toEqual(['(a) /* < */ - (b)'])
  expect(changesTo('a && b || c')).toEqual(['a || b || c', 'a && b && c'])
  expect(changesTo('a |= b << c')).toEqual(['a &= b << c', 'a |= b >> c'])
  expect(changesTo('a += !b')).toEqual(['a -= !b', 'a += b'])
})

test('numbers, truth and names', () => {
  expect(changesTo('f(0, 2)')).toEqual(['f(1, 2)', 'f(0, 3)', 'f(0, 0)'])
  expect(changesTo('f(true)')).toEqual(['f(false)'])
  expect(changesTo('Math.min(a, b.some(c))')).toEqual(['Math.max(a, b.some(c))', 'Math.min(a, b.every(c))'])
  expect(changesTo('for (;;) continue')).toEqual(['for (;;) break'])
  expect(changesTo('for (let i = a; b; i++) n++')).toEqual(['for (let i = a; b; i++) n--'])
})

test('types, imports, texts and comments are not changed', () => {
  expect(changesTo("import { a } from './1.ts' // 1 < 2")).toEqual([])
  expect(changesTo('interface A { readonly b: 1 | 2 }\ntype C = A | 3')).toEqual([])
  expect(changesTo("const a: 1 | 2 = f<3>('1 + 1') as 4, b = `2 < 3`, c = /4 - 5/")).toEqual([])
  expect(changesTo('const a = [1] as const')).toEqual(['const a = [2] as const', 'const a = [0] as const'])
})

test('non-ASCII letters do not shift positions', () => {
  const [change] = changesIn('a.ts', "const á = '→ 😀'\nconst b = á < c")
  expect(change).toMatchObject({ line: 2, from: '<', to: '<=' })
  expect(changesTo("f('→ 😀', a < b)")[0]).toBe("f('→ 😀', a <= b)")
})

test('only rules code is changed, also in topic folders: no tests, data, texts, bots or boards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-find-'))
  const write = (file) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), 'export const more = a < b')
  }
  try {
    const rules = ['legal.ts', 'track/room.ts', 'track/far/ends.ts']
    const beside = [
      'entry.ts',
      'meta.ts',
      'legal.test.ts',
      'track/room.test.ts',
      'board/plan.ts',
      'bots/heuristics.ts',
      'bots/search/features.ts',
      'data/spaces.ts',
      'describe/moves.ts',
      'playthroughs/script.ts',
      'rulebook/en.ts',
      'testing/proof.ts',
      'text/en.ts',
    ]
    for (const file of [...rules, ...beside]) write(file)
    expect(new Set(findChanges(folder).map(({ file }) => file))).toEqual(new Set(rules))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
